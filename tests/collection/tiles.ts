import { matchText } from '#modules/catalogue/matching/index.server.ts';
import { formatIdeaKey } from '#modules/catalogue/shared.ts';
import { openEngine } from '#modules/engine/snapshot/index.server.ts';
import { square } from '#modules/engine/square/index.server.ts';
import { type GivenTile, type Query, readQueries, readTiles } from './collection.ts';

/** What the square shows for a query: compact keys of ideas, from the first tile to the last. */
export type ShownTiles = {
  query: number;
  ideas: string[];
  /** Whether the text names anything that the catalogue has, says whom the gift is for, or asks for one and no more. */
  isUnderstood: boolean;
  /** Whether the square says that it found nothing, or not all that was asked for. */
  isSaid: boolean;
};

/** The tiles of a query that nobody graded, and how many it shows. */
export type MissingTiles = { query: number; shown: number; ideas: string[] };

/** What the square of the open engine shows first for a query, without anything tapped. */
export async function showTiles({ id, text }: Pick<Query, 'id' | 'text'>): Promise<ShownTiles> {
  const { isBareRequest } = await matchText(text, 0);
  const { cells, profile, topics, missed, nothingFound } = await square({
    text,
    highlight: null,
    reactions: [],
    earlierStarts: [],
    result: [],
    shared: false,
    origin: null,
  });
  return {
    query: id,
    ideas: cells.map(({ idea }) => formatIdeaKey(idea.key)),
    isUnderstood: isBareRequest || topics.length > 0 || Object.values(profile).some(Boolean),
    isSaid: nothingFound || missed.length > 0,
  };
}

/** The tiles without a grade, in the order of their keys: who grades them must not know where they stand. */
export function findMissingTiles(
  shown: readonly ShownTiles[],
  graded: readonly GivenTile[],
): MissingTiles[] {
  const known = new Set(graded.map(({ query, idea }) => `${query} ${idea}`));
  return shown.map(({ query, ideas }) => ({
    query,
    shown: ideas.length,
    ideas: ideas.filter((idea) => !known.has(`${query} ${idea}`)).sort(),
  }));
}

/** The tiles that the square of the site shows and nobody graded, query by query. @throws as `readQueries`. */
export async function missingTiles(): Promise<MissingTiles[]> {
  const engine = await openEngine();
  try {
    const shown: ShownTiles[] = [];
    for (const query of readQueries()) shown.push(await showTiles(query));
    return findMissingTiles(shown, readTiles());
  } finally {
    await engine.close();
  }
}
