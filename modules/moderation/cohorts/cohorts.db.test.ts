import { beforeEach, expect, test } from 'vitest';
import * as cohorts from '#modules/catalogue/cohorts/index.server.ts';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../../../tests/fixtures/catalogue.ts';
import { newAccount } from '../../../tests/fixtures/contributions.ts';
import type { Account } from '../accounts/index.server.ts';
import { listDecisions } from '../decisions/index.server.ts';
import { undoDecision } from '../review/index.server.ts';
import {
  createCohort,
  deleteCohort,
  removeFromCohort,
  renameCohort,
  restoreCohort,
} from './index.server.ts';

let ada: Account;
let bob: Account;
let moderator: Account;
let ideas: number[];
let id: number;

beforeEach(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  for (const table of ['cohort', 'decision', 'contributor', 'account'] as const) {
    await db(table).delete();
  }
  ada = await newAccount('Contributor');
  bob = await newAccount('Contributor');
  moderator = await newAccount('Moderator');
  ideas = await db('idea').orderBy('id').limit(3).pluck('id');
  await createCohort(bob, 'De Bob', []);
  const created = await createCohort(ada, 'Thé', ideas);
  if (!created.ok) throw new Error(created.reason);
  id = created.id;
});

const decisions = async () => {
  const listed = await listDecisions({ subject: 'cohort' }, { limit: 9, offset: 0 });
  return listed.map(({ action, account_id, undone_at }) => [
    action,
    account_id,
    undone_at !== null,
  ]);
};
const lastDecision = async () => (await db('decision').orderBy('id', 'desc').first('id'))!.id;

test('of one who neither made a cohort nor moderates nothing changes, and nothing is logged', async () => {
  const imported = await cohorts.createCohort('Importée', ideas);
  for (const cohort of [id, imported.ok ? imported.id : 0]) {
    const before = await cohorts.findCohort({ id: cohort });
    const seen = { id: cohort, version: 1 };
    const notYours = { ok: false, reason: 'not_yours' };
    expect(await renameCohort(bob, seen, 'À Bob')).toEqual(notYours);
    expect(await removeFromCohort(bob, seen, ideas)).toEqual(notYours);
    expect(await deleteCohort(bob, seen)).toEqual(notYours);
    expect(await cohorts.findCohort({ id: cohort })).toEqual(before);
    expect(await deleteCohort(moderator, seen)).toEqual({ ok: true });
    expect(await restoreCohort(bob, cohort)).toEqual(notYours);
    expect(await cohorts.findCohort({ id: cohort })).toBeNull();
  }
  expect(await decisions()).toEqual(Array(2).fill(['deleted', moderator.id, false]));
});

test('what a contributor does to an own cohort is logged, and undone by a moderator', async () => {
  expect(await renameCohort(ada, { id, version: 1 }, ' Café ')).toEqual({ ok: true });
  expect(await removeFromCohort(ada, { id, version: 2 }, [...ideas, 999])).toEqual({ ok: true });
  const emptied = await lastDecision();
  expect(await deleteCohort(ada, { id, version: 3 })).toEqual({ ok: true });
  const deleted = await lastDecision();
  expect(await undoDecision(moderator, emptied)).toMatchObject({ reason: 'changed_since' });
  for (const decision of [deleted, emptied, emptied - 1]) {
    expect(await undoDecision(moderator, decision)).toMatchObject({ ok: true });
  }
  expect(await cohorts.findCohort({ id })).toMatchObject({ name: 'Thé', ideas: 3 });
  expect(await decisions()).toEqual([
    ['deleted', ada.id, true],
    ['edited', ada.id, true],
    ['edited', ada.id, true],
  ]);
});

test('what changes nothing is not logged', async () => {
  expect(await renameCohort(ada, { id, version: 1 }, 'Thé')).toEqual({ ok: true });
  expect(await removeFromCohort(ada, { id, version: 1 }, [999])).toEqual({ ok: true });
  expect(await renameCohort(ada, { id, version: 1 }, 'De Bob')).toMatchObject({ ok: false });
  expect(await deleteCohort(ada, { id, version: 9 })).toMatchObject({ ok: false });
  expect(await decisions()).toEqual([]);
});

test('a deletion that its maker takes back is undone, once', async () => {
  await deleteCohort(ada, { id, version: 1 });
  expect(await restoreCohort(ada, id)).toEqual({ ok: true });
  expect(await cohorts.cohortIdeas(id)).toEqual(ideas);
  expect(await decisions()).toEqual([['deleted', ada.id, true]]);
  const decision = await lastDecision();
  expect(await undoDecision(moderator, decision)).toMatchObject({ reason: 'undone_already' });
});

test('a name that was taken since keeps a deletion and a renaming from being undone', async () => {
  await renameCohort(ada, { id, version: 1 }, 'Café');
  await createCohort(bob, 'Thé', []);
  const renamed = await lastDecision();
  expect(await undoDecision(moderator, renamed)).toMatchObject({ reason: 'changed_since' });
  await deleteCohort(ada, { id, version: 2 });
  await createCohort(bob, 'Café', []);
  const deleted = await lastDecision();
  expect(await undoDecision(moderator, deleted)).toMatchObject({ reason: 'changed_since' });
  expect(await restoreCohort(ada, id)).toEqual({ ok: false, reason: 'name_taken' });
  expect((await decisions()).map(([, , undone]) => undone)).toEqual([false, false]);
});

test('a cohort outlives the account of who made it, and is then for moderators alone', async () => {
  const { contributor_id } = (await cohorts.findCohort({ id }))!;
  expect(contributor_id).not.toBeNull();
  await db('account').where({ id: ada.id }).delete();
  expect(await cohorts.findCohort({ id })).toMatchObject({ contributor_id, ideas: 3 });
  const seen = { id, version: 1 };
  expect(await renameCohort(ada, seen, 'À Ada')).toMatchObject({ reason: 'not_yours' });
  expect(await renameCohort(moderator, seen, 'Tisane')).toEqual({ ok: true });
});
