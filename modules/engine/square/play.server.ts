import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Evidence } from '../core/index.server.ts';
import { findKnownIdeas } from '../session/index.server.ts';
import { type CatalogueSnapshot, indexOfId } from '../snapshot/index.server.ts';
import { type Grid, isShort, openGrid, type Ranking, type Reaction, react } from './grid.ts';
import { likenessOf } from './likeness.ts';
import { rankIdeas } from './ranking.ts';
import { type Understood, understand } from './understand.server.ts';

/** How many of the best ideas are looked at; where they are too much alike to fill a grid, more. */
const FRONT = 80;
const WIDE_FRONT = 640;

/** What was worked out, good while the catalogue stays as it is: the next reaction goes on from there. */
type Memory = {
  version: number;
  texts: LRUCache<string, Understood>;
  grids: LRUCache<string, Grid>;
};
const TEXTS_AT_HAND = 300;
const GRIDS_AT_HAND = 2000;
const memories = new WeakMap<CatalogueSnapshot, Memory>();

function memoryOf(catalogue: CatalogueSnapshot): Memory {
  const { version } = catalogue.core;
  let memory = memories.get(catalogue);
  if (memory?.version !== version) {
    memory = {
      version,
      texts: new LRUCache({ max: TEXTS_AT_HAND }),
      grids: new LRUCache({ max: GRIDS_AT_HAND }),
    };
    memories.set(catalogue, memory);
  }
  return memory;
}

/** What a text says, read from the database once. */
export async function understandOnce(
  catalogue: CatalogueSnapshot,
  text: string,
): Promise<Understood> {
  // What is read while the catalogue changes is kept with what was before, and goes with it.
  const { texts } = memoryOf(catalogue);
  const known = texts.get(text) ?? (await understand(catalogue, text));
  texts.set(text, known);
  return known;
}

/** A grid from its beginning: what was typed, where it starts, and what was said of its tiles since. */
export type Game = {
  text: string;
  evidence: Evidence;
  /** The starting idea, null for none. */
  centre: number | null;
  reactions: readonly Reaction[];
};

/** The grid at the end of a game: each reaction changes the grid that the visitor saw when giving it. */
export async function play(catalogue: CatalogueSnapshot, game: Game): Promise<Grid> {
  const { grids } = memoryOf(catalogue);
  const last = game.reactions.length;
  let count = last;
  while (count > 0 && !grids.has(nameOf(game, count))) count--;
  let grid = grids.get(nameOf(game, count)) ?? (await next(catalogue, game, 0, null));
  while (count < last) {
    grids.set(nameOf(game, count), grid);
    // A long game that nobody knows takes a while: others are served between two reactions.
    await setImmediate();
    grid = await next(catalogue, game, ++count, grid);
  }
  grids.set(nameOf(game, last), grid);
  return grid;
}

/** Names a game up to a reaction. */
function nameOf({ text, centre, reactions }: Game, count: number): string {
  const said = reactions.slice(0, count).map(({ idea, feedback }) => `${feedback} ${idea}`);
  return JSON.stringify([text, centre, ...said]);
}

/** The grid after so many reactions, given the one before the last of them, null for the first grid. */
async function next(
  catalogue: CatalogueSnapshot,
  game: Game,
  count: number,
  before: Grid | null,
): Promise<Grid> {
  const change = (ranking: Ranking) =>
    before ? react(before, game.reactions[count - 1]!, ranking) : openGrid(game.centre, ranking);
  const grid = change(await rank(catalogue, game, count, before, FRONT));
  return isShort(grid) && FRONT < catalogue.core.ideaCount
    ? change(await rank(catalogue, game, count, before, WIDE_FRONT))
    : grid;
}

async function rank(
  catalogue: CatalogueSnapshot,
  { text, evidence, centre, reactions }: Game,
  count: number,
  before: Grid | null,
  size: number,
): Promise<Ranking> {
  const given = reactions.slice(0, count);
  const tiles = before?.around.flatMap(({ idea, second }) => [idea, second]) ?? [];
  const besides = [centre, ...tiles, ...given.map(({ idea }) => idea)].filter(
    (idea) => idea !== null,
  );
  const name = JSON.stringify([text, centre]);
  const begun = centre === null ? evidence : startingAt(evidence, centre);
  const { candidates, weights } = rankIdeas(catalogue, name, begun, given, size, besides);
  const titles = await titlesOf(catalogue, [...candidates, ...besides]);
  return {
    candidates,
    weight: (idea) => weights.get(idea) ?? Number.NEGATIVE_INFINITY,
    similarity: likenessOf(catalogue.core, titles),
  };
}

/** A grid that starts at an idea is about ideas like it. */
function startingAt(evidence: Evidence, centre: number): Evidence {
  return { ...evidence, feedbacks: [{ idea: centre, kind: 'GoodIdea' }, ...evidence.feedbacks] };
}

async function titlesOf(
  catalogue: CatalogueSnapshot,
  indices: readonly number[],
): Promise<Map<number, string>> {
  const ids = [...new Set(indices)].map((index) => catalogue.ideaIds[index]!);
  const ideas = await findKnownIdeas(catalogue, ids);
  return new Map(ideas.map(({ id, title }) => [indexOfId(catalogue.ideaIds, id), title]));
}
