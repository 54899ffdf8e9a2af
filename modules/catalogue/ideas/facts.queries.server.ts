import { type Database, db } from '#modules/platform/index.server.ts';
import type { Subject } from '../vocabulary.ts';
import { selectFacts, selectThemes } from './facts.store.server.ts';

/** What an idea is about: a word that a search understands, and a line about the ideas of that theme. */
export type Theme = { keyword: string; description: string };

/** For whom an idea is, and what it is about. Ages in months, null where any will do. */
export type IdeaFacts = {
  gender: Subject;
  ageMin: number | null;
  ageMax: number | null;
  themes: Theme[];
};

/** What the catalogue knows of an idea beyond what every screen shows, with at most so many themes; null when there is none. */
export async function findIdeaFacts(
  id: number,
  { themes: limit }: { themes: number },
  database: Database = db,
): Promise<IdeaFacts | null> {
  const [facts, themes] = await Promise.all([
    selectFacts(database, id),
    selectThemes(database, id, limit),
  ]);
  if (!facts) return null;
  return {
    gender: facts.gender,
    ageMin: facts.age_min_months,
    ageMax: facts.age_max_months,
    themes: themes.flatMap(({ keywords: [keyword], filling_description: description }) =>
      keyword ? [{ keyword, description }] : [],
    ),
  };
}
