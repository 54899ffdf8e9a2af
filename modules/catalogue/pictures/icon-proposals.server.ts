import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { type Database, db, nowMillis } from '#modules/platform/index.server.ts';
import { selectIllustratedIdeas } from './icon-model.store.server.ts';
import {
  countIcons,
  type DescribedIdea,
  emptyIconModel,
  type IconModel,
  proposeIcons,
  searchIcons,
} from './icon-model.ts';
import { parseRecipe } from './recipe.ts';
import { FRENCH_WORDS } from './shapes/index.ts';

/** Ideas that are learned from; more of them add hardly any word. */
const LEARNED_MAX = 3000;
/** Ideas counted in one go, a few milliseconds. */
const SLICE = 200;
/** How old what was learned may get, in milliseconds. */
const FRESH_MS = 3_600_000;

let learned: { model: Promise<IconModel>; at: number } | null = null;

/**
 * Icons that go with the words of an idea, the most fitting first, learned from the pictures of the catalogue's ideas. Of the
 * starter catalogue's ideas 0.71 have their first icon among the first five, and 0.83 one of their icons (icon-model.test.ts).
 */
export async function proposeIconsFor(idea: DescribedIdea, limit: number): Promise<string[]> {
  return proposeIcons(await currentModel(), idea, limit);
}

/** Icons for typed words, in French or by their name. */
export async function findIcons(typed: string, limit: number): Promise<string[]> {
  return searchIcons(await currentModel(), typed, limit);
}

/** One for all that ask at once; the old one answers no longer than an hour. */
function currentModel(): Promise<IconModel> {
  if (!learned || nowMillis() - learned.at > FRESH_MS) {
    const model = learnIcons(db);
    learned = { model, at: nowMillis() };
    model.catch(() => {
      learned = null;
    });
  }
  return learned.model;
}

/** Learns from the latest ideas; other requests are answered meanwhile. */
async function learnIcons(database: Database): Promise<IconModel> {
  const model = emptyIconModel(FRENCH_WORDS);
  const ideas = await selectIllustratedIdeas(database, LEARNED_MAX);
  for (const [at, idea] of ideas.entries()) {
    if (at % SLICE === 0) await yieldToOthers();
    const icons = parseRecipe(idea.image)?.icons ?? [];
    if (icons.length > 0) countIcons(model, idea, icons);
  }
  return model;
}
