import { LRUCache } from 'lru-cache';
import { expect, test } from 'vitest';
import type { StoredIdea } from '#modules/catalogue/ideas/index.server.ts';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../../../tests/fixtures/catalogue.ts';
import { START } from '../../../tests/fixtures/search.ts';
import { catalogueSnapshot, refreshSnapshot } from '../snapshot/index.server.ts';
import { startSession } from './commands.server.ts';
import { findKnownIdeas } from './presentation.server.ts';
import { highlightIdeas } from './queries.server.ts';

test('every idea asked for is shown, however small the cache', async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  await refreshSnapshot();
  const crowded = { ...catalogueSnapshot(), ideas: new LRUCache<number, StoredIdea>({ max: 3 }) };
  const ids = [...crowded.ideaIds];
  await findKnownIdeas(crowded, ids.slice(0, 3));
  const shown = await findKnownIdeas(crowded, ids);
  expect(shown.map(({ id }) => id)).toEqual(ids);
});

test('an idea says that it costs less than the least price, whichever version of it', async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  const begin = async (price_min_cents: number) => {
    const { sid } = await startSession({ ...START, price_min_cents });
    const shown = await highlightIdeas(sid, 9);
    return new Set(shown!.map(({ below_budget }) => below_budget));
  };
  await refreshSnapshot();
  expect(await begin(3000)).toEqual(new Set([undefined]));
  expect(await begin(3001)).toEqual(new Set([true]));
  await db('idea').update({ price_min_cents: 2500, price_max_cents: 3500 });
  await refreshSnapshot();
  expect(await begin(3500)).toEqual(new Set([undefined]));
  expect(await begin(3501)).toEqual(new Set([true]));
  await db('idea').update({ price_cents: null, price_min_cents: null, price_max_cents: null });
  await refreshSnapshot();
  expect(await begin(3501)).toEqual(new Set([undefined]));
});
