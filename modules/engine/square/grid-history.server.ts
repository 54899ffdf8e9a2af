import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { type Evidence, isFor } from '../core/index.server.ts';
import { findKnownIdeas } from '../session/index.server.ts';
import { type CatalogueSnapshot, indexOfId } from '../snapshot/index.server.ts';
import {
  applyReaction,
  type Grid,
  isShort,
  openGrid,
  type Ranking,
  type Reaction,
} from './grid.ts';
import { type ParsedQuery, parseQuery } from './parse-query.server.ts';
import { rankIdeas } from './ranking.ts';
import { similarityOf } from './similarity.ts';

/** How many of the best ideas are considered; more where they are too similar to fill a grid. */
const CANDIDATES = 80;
/** The best ideas may all be for one wish of several. */
const CANDIDATES_FOR_WISHES = 320;
const CANDIDATES_WHEN_SHORT = 640;

/** Results for one version of the catalogue: the next reaction continues from them. */
type Cache = {
  version: number;
  texts: LRUCache<string, ParsedQuery>;
  grids: LRUCache<string, Grid>;
};
const CACHED_TEXTS = 300;
const CACHED_GRIDS = 2000;
const caches = new WeakMap<CatalogueSnapshot, Cache>();

function cacheOf(catalogue: CatalogueSnapshot): Cache {
  const { version } = catalogue.core;
  let cache = caches.get(catalogue);
  if (cache?.version !== version) {
    cache = {
      version,
      texts: new LRUCache({ max: CACHED_TEXTS }),
      grids: new LRUCache({ max: CACHED_GRIDS }),
    };
    caches.set(catalogue, cache);
  }
  return cache;
}

/** The parsed text, from the cache where it is there. */
export async function parsedQuery(
  catalogue: CatalogueSnapshot,
  text: string,
): Promise<ParsedQuery> {
  // What is read while the catalogue changes is cached for the version before, and dropped with it.
  const { texts } = cacheOf(catalogue);
  const known = texts.get(text) ?? (await parseQuery(catalogue, text));
  texts.set(text, known);
  return known;
}

/** All that a grid follows from: what was typed, the starting idea, and the reactions to its tiles since. */
export type GridHistory = {
  text: string;
  /** Whether the text names something that the catalogue has. */
  isAskedFor: boolean;
  evidence: Evidence;
  wishes: ParsedQuery['wishes'];
  /** Whether an idea is what the text does not want. */
  isRefused: (idea: number) => boolean;
  /** The starting idea, null for none. */
  centre: number | null;
  reactions: readonly Reaction[];
};

/** The grid at the end of a history: each reaction changes the grid that the visitor saw then. */
export async function replayGrid(
  catalogue: CatalogueSnapshot,
  history: GridHistory,
): Promise<Grid> {
  const { grids } = cacheOf(catalogue);
  const last = history.reactions.length;
  let count = last;
  while (count > 0 && !grids.has(nameOf(history, count))) count--;
  let grid = grids.get(nameOf(history, count)) ?? (await next(catalogue, history, 0, null));
  while (count < last) {
    grids.set(nameOf(history, count), grid);
    // A long history that is not cached takes a while: other requests are served between two reactions.
    await setImmediate();
    grid = await next(catalogue, history, ++count, grid);
  }
  grids.set(nameOf(history, last), grid);
  return grid;
}

/** Names a history up to a reaction. */
function nameOf({ text, centre, reactions }: GridHistory, count: number): string {
  const said = reactions.slice(0, count).map(({ idea, feedback }) => `${feedback} ${idea}`);
  return JSON.stringify([text, centre, ...said]);
}

/** The grid after so many reactions, given the one before the last of them, null for the first grid. */
async function next(
  catalogue: CatalogueSnapshot,
  history: GridHistory,
  count: number,
  before: Grid | null,
): Promise<Grid> {
  const change = (ranking: Ranking) =>
    before
      ? applyReaction(before, history.reactions[count - 1]!, ranking)
      : openGrid(history.centre, ranking);
  const size = history.wishes.length > 1 ? CANDIDATES_FOR_WISHES : CANDIDATES;
  const grid = change(await rank(catalogue, history, count, before, size));
  return isShort(grid) && CANDIDATES < catalogue.core.ideaCount
    ? change(await rank(catalogue, history, count, before, CANDIDATES_WHEN_SHORT))
    : grid;
}

async function rank(
  catalogue: CatalogueSnapshot,
  { text, isAskedFor, evidence, wishes, isRefused, centre, reactions }: GridHistory,
  count: number,
  before: Grid | null,
  size: number,
): Promise<Ranking> {
  const given = reactions.slice(0, count);
  const tiles = before?.around.flatMap(({ idea, second }) => [idea, second]) ?? [];
  const others = [centre, ...tiles, ...given.map(({ idea }) => idea)].filter(
    (idea) => idea !== null,
  );
  const name = JSON.stringify([text, centre]);
  const started = centre === null ? evidence : startingAt(evidence, centre);
  const ranked = rankIdeas(catalogue, name, started, given, size, others);
  const candidates = ranked.candidates.filter((idea) => !isRefused(idea));
  const titles = await titlesOf(catalogue, [...candidates, ...others]);
  return {
    candidates,
    weight: (idea) => ranked.weights.get(idea) ?? Number.NEGATIVE_INFINITY,
    wishesOf: wishesFor(catalogue, wishes),
    ...similarityOf(catalogue.core, titles, isAskedFor),
  };
}

/** Which of the wishes an idea is for; null where there are fewer than two. */
function wishesFor(
  { core }: CatalogueSnapshot,
  wishes: ParsedQuery['wishes'],
): Ranking['wishesOf'] {
  if (wishes.length < 2) return null;
  return (idea) => wishes.flatMap((wish, at) => (isFor(core, idea, wish) ? [at] : []));
}

/** A grid that starts at an idea is about similar ideas. */
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
