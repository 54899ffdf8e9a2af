import { beforeEach, expect, test } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../../../tests/fixtures/catalogue.ts';
import {
  addToCohort,
  cohortIdeas,
  createCohort,
  deleteCohort,
  findCohort,
  listCohorts,
  removeFromCohort,
  renameCohort,
  restoreCohort,
} from './index.server.ts';
import { COHORT_IDEAS_MAX } from './shared.ts';

let ids: number[];
let id: number;

beforeEach(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  await db('cohort').delete();
  ids = await db('idea').orderBy('id').pluck('id');
  const created = await createCohort(' Thé et café ', [ids[1]!, ids[0]!, ids[1]!, 999_999_999]);
  if (!created.ok) throw new Error(created.reason);
  id = created.id;
});

test('a cohort is made of the ideas that exist, each once, and found by its number or its name', async () => {
  expect(await findCohort({ id })).toMatchObject({ name: 'Thé et café', version: 1, ideas: 2 });
  expect(await findCohort({ name: 'Thé et café' })).toMatchObject({ id });
  expect(await findCohort({ name: '\0' })).toBeNull();
  expect(await cohortIdeas(id)).toEqual([ids[0], ids[1]]);
});

test('a name is a text of its own, neither empty nor too long', async () => {
  expect(await createCohort('Thé et café', [])).toEqual({ ok: false, reason: 'name_taken' });
  for (const name of ['  ', 'a'.repeat(101), 'a\nb', 'a\0']) {
    expect(await createCohort(name, [])).toEqual({ ok: false, reason: 'invalid_name' });
    expect(await renameCohort({ id, version: 1 }, name)).toEqual({
      ok: false,
      reason: 'invalid_name',
    });
  }
});

test('ideas come and go, up to the most that a cohort holds', async () => {
  expect(await addToCohort({ id, version: 1 }, [ids[1]!, ids[2]!])).toEqual({ ok: true });
  expect(await removeFromCohort({ id, version: 2 }, [ids[0]!])).toEqual({ ok: true });
  expect(await cohortIdeas(id)).toEqual([ids[1], ids[2]]);
  const many = Array.from({ length: COHORT_IDEAS_MAX }, (_, i) => 1_000_000 + i);
  const tooMany = { ok: false, reason: 'too_many_ideas' };
  expect(await addToCohort({ id, version: 3 }, many)).toEqual(tooMany);
  expect(await createCohort('Tout', [...many, ids[0]!])).toEqual(tooMany);
  await db('idea').where({ id: ids[1]! }).delete();
  expect(await cohortIdeas(id)).toEqual([ids[2]]);
});

test('of two people who change a cohort at once the second is told, and loses nothing', async () => {
  const seen = { id, version: 1 };
  const results = await Promise.all([
    renameCohort(seen, 'Boissons chaudes'),
    removeFromCohort(seen, [ids[0]!]),
    addToCohort(seen, [ids[5]!]),
    deleteCohort(seen),
  ]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  for (const result of results.filter(({ ok }) => !ok)) {
    expect(result).toMatchObject({
      reason: expect.stringMatching(/^(changed_meanwhile|unknown_cohort)$/),
    });
  }
});

test('a deleted cohort is gone until it is restored, unless its name was taken', async () => {
  expect(await deleteCohort({ id, version: 1 })).toEqual({ ok: true });
  expect(await findCohort({ id })).toBeNull();
  expect(await listCohorts({ orderBy: 'name', direction: 'asc', limit: 9, offset: 0 })).toEqual([]);
  expect(await renameCohort({ id, version: 2 }, 'Autre')).toEqual({
    ok: false,
    reason: 'unknown_cohort',
  });
  const other = await createCohort('Thé et café', []);
  expect(await restoreCohort(id)).toEqual({ ok: false, reason: 'name_taken' });
  if (other.ok) await deleteCohort({ id: other.id, version: 1 });
  expect(await restoreCohort(id)).toEqual({ ok: true });
  expect(await restoreCohort(id)).toEqual({ ok: true });
  expect(await cohortIdeas(id)).toEqual([ids[0], ids[1]]);
  expect(await restoreCohort(999_999)).toEqual({ ok: false, reason: 'unknown_cohort' });
});
