import { findIdea, matchIdeas, matchQuestions } from '#modules/catalogue/index.server.ts';
import { formatIdeaKey, type IdeaKey } from '#modules/catalogue/shared.ts';
import type { Evidence } from '../core/evidence.ts';
import { AGE_DEFAULT, PRICE_CEILING } from '../profile.ts';
import { automatedAnswers, profileOf, type Recipient } from '../session/evidence.ts';
import { findKnownIdeas } from '../session/presentation.server.ts';
import { type CatalogueSnapshot, indexOfId } from '../snapshot/catalogue-snapshot.ts';
import { catalogueSnapshot } from '../snapshot/current.server.ts';
import { readSpokenProfile } from '../spoken-profile.ts';
import { Grid, type Reaction, type Tile } from './grid.ts';
import { likenessOf } from './likeness.ts';
import { rankAll } from './ranking.ts';
import type { SpokenProfile, Square, SquareQuery } from './square.ts';

const MATCHES = 200;
/** How many of the best ideas are looked at; where they are too much alike to fill a grid, more. */
const FRONT = 100;
const WIDER = 8;

/** The grid of a query: the same for the same query, as long as the catalogue is the same. */
export async function square(query: SquareQuery): Promise<Square> {
  const { profile, rest } = readSpokenProfile(query.text);
  const [ideas, questions, ids] = await Promise.all([
    rest === '' ? [] : matchIdeas(rest, MATCHES),
    rest === '' ? [] : matchQuestions(rest),
    namedIdeas(query),
  ]);
  const saysNothing = Object.values(profile).every((part) => part === null);
  const nothingFound =
    query.text !== '' && saysNothing && ideas.length === 0 && questions.length === 0;
  const catalogue = catalogueSnapshot();
  const place = (key: IdeaKey) => indexOfId(catalogue.ideaIds, ids.get(formatIdeaKey(key)) ?? -1);
  const centre = query.highlight ? place(query.highlight) : -1;
  if (nothingFound && centre < 0) return { cells: [], profile, nothingFound };
  const reactions = query.reactions
    .map(({ feedback, key }) => ({ feedback, idea: place(key) }))
    .filter(({ idea }) => idea >= 0);
  const recipient = recipientOf(profile);
  const evidence: Evidence = {
    profile: profileOf(recipient),
    hintedIdeas: ideas
      .map(({ idea_id, score }) => ({ idea: indexOfId(catalogue.ideaIds, idea_id), score }))
      .filter(({ idea }) => idea >= 0),
    hintedQuestions: questions
      .map(({ question_id, score }) => ({
        question: catalogue.questionIndex.get(question_id) ?? -1,
        score,
      }))
      .filter(({ question }) => question >= 0),
    answers: [],
    automated: automatedAnswers(catalogue, recipient),
    feedbacks: [],
    shown: [],
  };
  const tiles = await play(catalogue, query.text, evidence, centre < 0 ? null : centre, reactions);
  return { cells: await present(catalogue, tiles), profile, nothingFound };
}

async function play(
  catalogue: CatalogueSnapshot,
  name: string,
  evidence: Evidence,
  centre: number | null,
  reactions: readonly Reaction[],
): Promise<Tile[]> {
  for (let size = FRONT; ; size *= WIDER) {
    const [first, ...later] = rankAll(catalogue, name, evidence, reactions, size);
    const known = [first!, ...later].flatMap(({ candidates }) => candidates);
    const grid = new Grid(
      centre,
      first!,
      await likeness(catalogue, [...known, ...(centre === null ? [] : [centre])]),
    );
    for (const [index, reaction] of reactions.entries()) grid.react(reaction, later[index]!);
    if (!grid.isShort || size >= catalogue.core.ideaCount) return grid.tiles();
  }
}

async function likeness(catalogue: CatalogueSnapshot, indices: readonly number[]) {
  const ids = [...new Set(indices)].map((index) => catalogue.ideaIds[index]!);
  const ideas = await findKnownIdeas(catalogue, ids);
  const titles = new Map(ideas.map(({ id, title }) => [indexOfId(catalogue.ideaIds, id), title]));
  return likenessOf(catalogue.core, titles);
}

/** What the text leaves open about the recipient is open: any budget, and the age most recipients have. */
function recipientOf(profile: SpokenProfile): Recipient {
  return {
    gender: profile.gender ?? 'Unknown',
    age_months: profile.age ?? AGE_DEFAULT,
    price_min_cents: profile.price_min_cents ?? 0,
    price_max_cents: profile.price_max_cents ?? PRICE_CEILING,
    occasion: profile.occasion,
  };
}

/** The ids of the ideas that a query names, by compact key. */
async function namedIdeas({ highlight, reactions }: SquareQuery): Promise<Map<string, number>> {
  const { ideaIdByKey } = catalogueSnapshot();
  const keys = [...reactions.map(({ key }) => key), ...(highlight ? [highlight] : [])];
  const found = await Promise.all(
    keys.map(async (key) => {
      const text = formatIdeaKey(key);
      const id = ideaIdByKey.get(text) ?? (await findIdea(key))?.id;
      return id === undefined ? [] : [[text, id] as const];
    }),
  );
  return new Map(found.flat());
}

async function present(catalogue: CatalogueSnapshot, tiles: readonly Tile[]) {
  const id = (index: number) => catalogue.ideaIds[index]!;
  const shown = tiles.flatMap(({ idea, second }) => (second === null ? [idea] : [idea, second]));
  const ideas = await findKnownIdeas(catalogue, shown.map(id));
  const byId = new Map(ideas.map(({ id, ...idea }) => [id, idea]));
  return tiles.flatMap(({ idea, second }) => {
    const first = byId.get(id(idea));
    return first
      ? [{ idea: first, second: second === null ? null : (byId.get(id(second)) ?? null) }]
      : [];
  });
}
