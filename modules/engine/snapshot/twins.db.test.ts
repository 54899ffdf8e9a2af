import { beforeEach, expect, test } from 'vitest';
import type { TwinKind } from '#modules/catalogue/shared.ts';
import { databaseUrl, db } from '#modules/platform/index.server.ts';
import { type PlantedCatalogue, plantCatalogue } from '../../../tests/fixtures/catalogue.ts';
import { forEachTwin, labelOf, MISSING } from '../core/index.server.ts';
import { buildCatalogue } from './build.server.ts';
import { type CatalogueSnapshot, openCatalogue } from './catalogue-snapshot.ts';
import { catalogueSnapshot, indexOfId, refreshSnapshot } from './index.server.ts';

const CATALOGUE: PlantedCatalogue = {
  ideas: [
    { id: 'dear', price: 5000, labels: { 1: 'YesIsNeeded', 2: 'NoIsBetter' } },
    { id: 'cheap', price: 4000, labels: { 2: 'YesIsDesired' } },
    { id: 'red', price: 3000 },
    { id: 'other', price: 1000 },
  ],
  questions: [1, 2].map((id) => ({ id, category: 'GoodToAsk' })),
};
const [YES_IS_DESIRED, YES_IS_NEEDED, NO_IS_BETTER] = [5, 6, 2];

let ids: number[];

beforeEach(async () => {
  await plantCatalogue(CATALOGUE);
  ids = await db('idea').orderBy('id').pluck('id');
  await refreshSnapshot();
});

const link = (one: number, other: number, kind: TwinKind) =>
  db('idea_twin').insert({ idea_id: ids[one]!, other_idea_id: ids[other]!, kind });

/** What the snapshot says of the planted ideas: can it be proposed, its labels, and whose twin it is. */
function described({ core, ideaIds, questionIndex }: CatalogueSnapshot) {
  const places = ids.map((id) => indexOfId(ideaIds, id));
  return places.map((place) => ({
    available: core.available[place] === 1,
    labels: [1, 2].map((question) => labelOf(core, place, questionIndex.get(question)!)),
    twins: ringOf(core, place)
      .map((twin) => places.indexOf(twin))
      .sort(),
    near: [...core.header.nearDuplicates]
      .filter((_, k, all) => k % 2 === 1 && all[k - 1] === place)
      .map((other) => places.indexOf(other)),
  }));
}

function ringOf(core: CatalogueSnapshot['core'], place: number): number[] {
  const ring: number[] = [];
  forEachTwin(core, place, (twin) => ring.push(twin));
  return ring;
}

/** The snapshot that follows the changes, which has to be what a new one is. */
async function followed() {
  const { core } = catalogueSnapshot();
  await refreshSnapshot();
  const found = described(catalogueSnapshot());
  expect(catalogueSnapshot().core).toBe(core);
  expect(found).toEqual(described(openCatalogue(await buildCatalogue(databaseUrl()))));
  return found;
}

test('of one product in several shops the cheapest that can be had is proposed', async () => {
  await link(0, 1, 'Identical');
  const offered = async () => (await followed()).map(({ available }) => available);
  expect(await offered()).toEqual([false, true, true, true]);
  await db('idea').where({ id: ids[0]! }).update({ price_cents: 3900 });
  expect(await offered()).toEqual([true, false, true, true]);
  await db('idea').where({ id: ids[0]! }).update({ available: false });
  expect(await offered()).toEqual([false, true, true, true]);
  await db('idea_twin').update({ kind: 'Distinct' });
  await db('idea').where({ id: ids[0]! }).update({ available: true });
  expect(await offered()).toEqual([true, true, true, true]);
});

test('one product is as popular as its ideas together, whichever is proposed', async () => {
  await db('idea_outcome').delete();
  await db('idea_outcome').insert([
    { idea_id: ids[0]!, shown: 30, accepted: 20 },
    { idea_id: ids[1]!, shown: 10, accepted: 1 },
    { idea_id: ids[3]!, shown: 40, accepted: 21 },
  ]);
  const popularity = async () => {
    const { core, ideaIds } = openCatalogue(await buildCatalogue(databaseUrl()));
    return ids.map((id) => core.quality[indexOfId(ideaIds, id)]);
  };
  const [dear, cheap, , other] = await popularity();
  expect(cheap).toBeLessThan(dear!);
  await link(0, 1, 'Identical');
  const [, together] = await popularity();
  expect(together).toBe(other);
  await db('idea_outcome').delete();
});

test('labels are shared along identical, size and colour twins, where an idea has none of its own', async () => {
  await link(0, 1, 'Identical');
  await link(1, 2, 'OnlyColorDifference');
  expect((await followed()).map(({ labels }) => labels)).toEqual([
    [YES_IS_NEEDED, NO_IS_BETTER],
    [YES_IS_NEEDED, YES_IS_DESIRED],
    [YES_IS_NEEDED, YES_IS_DESIRED],
    [MISSING, MISSING],
  ]);
  await db('reaction').where({ idea_id: ids[0]!, question_id: 1 }).delete();
  expect((await followed())[2]!.labels).toEqual([MISSING, YES_IS_DESIRED]);
  await db('idea_twin').where({ other_idea_id: ids[2]! }).delete();
  expect((await followed())[2]!.labels).toEqual([MISSING, MISSING]);
});

test('one of a group is shown, but for another quality, which is close, and for what is distinct', async () => {
  await link(0, 1, 'OnlySizeDifference');
  await link(1, 2, 'SameSpectacle');
  await link(2, 3, 'OnlyQualityDifference');
  const before = await followed();
  expect(before.map(({ twins }) => twins)).toEqual([[0, 1, 2], [0, 1, 2], [0, 1, 2], [3]]);
  expect(before.map(({ near }) => near)).toEqual([[], [], [3], [2]]);
  expect(before[2]!.labels).toEqual([MISSING, MISSING]);
  await db('idea_twin').where({ other_idea_id: ids[1]! }).update({ kind: 'Distinct' });
  await db('idea_twin').where({ other_idea_id: ids[3]! }).delete();
  const after = await followed();
  expect(after.map(({ twins }) => twins)).toEqual([[0], [1, 2], [1, 2], [3]]);
  expect(after.every(({ near }) => near.length === 0)).toBe(true);
});
