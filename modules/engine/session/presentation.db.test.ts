import { LRUCache } from 'lru-cache';
import { expect, test } from 'vitest';
import type { StoredIdea } from '#modules/catalogue/ideas/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../../../tests/fixtures/catalogue.ts';
import { catalogueSnapshot, refreshSnapshot } from '../snapshot/index.server.ts';
import { findKnownIdeas } from './presentation.server.ts';

test('every idea asked for is shown, however small the cache', async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  await refreshSnapshot();
  const crowded = { ...catalogueSnapshot(), ideas: new LRUCache<number, StoredIdea>({ max: 3 }) };
  const ids = [...crowded.ideaIds];
  await findKnownIdeas(crowded, ids.slice(0, 3));
  const shown = await findKnownIdeas(crowded, ids);
  expect(shown.map(({ id }) => id)).toEqual(ids);
});
