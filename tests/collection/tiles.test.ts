import { expect, test } from 'vitest';
import { readQueries, readTiles } from './collection.ts';
import { findMissingTiles, type ShownTiles } from './tiles.ts';

const shown: ShownTiles[] = [
  { query: 1, ideas: ['0:z', '0:y', '0:x'], isUnderstood: true, isSaid: false },
  { query: 2, ideas: ['0:x', '0:y'], isUnderstood: true, isSaid: false },
];

test('tiles without a grade are listed query by query, and not in the order that they are shown in', () => {
  expect(findMissingTiles(shown, [{ query: 2, idea: '0:x', grade: 1 }])).toEqual([
    { query: 1, shown: 3, ideas: ['0:x', '0:y', '0:z'] },
    { query: 2, shown: 2, ideas: ['0:y'] },
  ]);
});

test('a tile that was graded 0 is not listed again', () => {
  const graded = ['0:x', '0:y'].map((idea) => ({ query: 2, idea, grade: 0 as const }));
  expect(findMissingTiles(shown.slice(1), graded)[0]?.ideas).toEqual([]);
});

test('the graded tiles refer to existing queries', () => {
  const queries = new Set(readQueries().map(({ id }) => id));
  expect(readTiles().filter(({ query }) => !queries.has(query))).toEqual([]);
});
