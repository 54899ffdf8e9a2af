import { beforeEach, expect, test } from 'vitest';
import {
  addToCohort,
  createCohort,
  deleteCohort,
} from '#modules/catalogue/cohorts/index.server.ts';
import type { Label } from '#modules/catalogue/shared.ts';
import { db, RATE_LIMITS } from '#modules/platform/index.server.ts';
import { plantCatalogue } from '../../../tests/fixtures/catalogue.ts';
import { plantAccount } from '../../../tests/fixtures/contributors.ts';
import type { Account } from '../accounts/index.server.ts';
import { undoDecision } from '../review/index.server.ts';
import { labelCohort, previewCohortLabels, react } from './index.server.ts';

let ideas: number[] = [];
let cohort = 0;
let moderator: Account;
let ada: Account;

beforeEach(async () => {
  await plantCatalogue({
    ideas: [{ id: 'a', labels: { 1: 'YesIsBetter' } }, { id: 'b' }, { id: 'c' }, { id: 'd' }],
    questions: [1, 2].map((id) => ({ id, category: 'GoodToAsk' })),
  });
  await db('cohort').delete();
  await db('decision').delete();
  ideas = await db('idea').orderBy('id').pluck('id');
  const created = await createCohort('Thé', ideas.slice(0, 3));
  cohort = created.ok ? created.id : 0;
  moderator = await plantAccount('Moderator');
  ada = await plantAccount('Contributor');
});

const wanted = (label: Label | null) => ({ cohort, question_id: 1, label });
const preview = (account: Account, label: Label | null) =>
  previewCohortLabels(account, wanted(label));

/** Labels the cohort as it is now. */
async function give(account: Account, label: Label | null) {
  return labelCohort(account, wanted(label), (await preview(account, label)).fingerprint);
}

/** All that labelling changes, for what must be exactly as before. */
const everything = async () => ({
  reactions: await db('user_reaction').orderBy(['contributor_id', 'idea_id']).select('*'),
  labels: await db('reaction').orderBy(['idea_id', 'question_id']).select('*'),
  waiting: await db('waiting_pair').orderBy('idea_id').select('idea_id', 'waiting', 'oldest_at'),
});

test('the preview of staff says what changes of each idea, and which are so already', async () => {
  const { changed, unchanged, isStaff } = await preview(moderator, 'YesIsBetter');
  expect(isStaff).toBe(true);
  expect(unchanged.map(({ idea_id }) => idea_id)).toEqual([ideas[0]]);
  expect(changed).toEqual(
    [ideas[1], ideas[2]].map((idea_id) => ({
      idea_id,
      before: { catalogue: null, own: null },
      after: { catalogue: 'YesIsBetter', own: 'YesIsBetter' },
    })),
  );
});

test('what staff give holds at once, is one decision, and undoing it restores everything', async () => {
  await react(ada, [{ idea_id: ideas[1]!, question_id: 1, label: 'NoIsBetter' }]);
  const before = await everything();
  const result = await give(moderator, 'None');
  expect(result).toEqual({ ok: true, changed: 3, decision: expect.any(Number) });
  expect((await everything()).labels.map(({ label }) => label)).toEqual(['None', 'None', 'None']);
  expect(await db('decision').select('account_id', 'subject', 'subject_id', 'action')).toEqual([
    { account_id: moderator.id, subject: 'cohort', subject_id: cohort, action: 'relabelled' },
  ]);
  const decision = result.ok ? result.decision! : 0;
  expect(await undoDecision(ada, decision)).toMatchObject({ reason: 'forbidden' });
  expect(await undoDecision(moderator, decision)).toMatchObject({ ok: true });
  expect(await everything()).toEqual(before);
});

test('labels that staff take back become what they were before', async () => {
  const { labels } = await everything();
  await give(moderator, 'NoIsNeeded');
  expect(await give(moderator, null)).toMatchObject({ ok: true, changed: 3 });
  expect((await everything()).labels).toMatchObject(labels.map(({ label }) => ({ label })));
  expect(await give(moderator, null)).toEqual({ ok: true, changed: 0, decision: null });
});

test('what contributors give waits for a moderator, and can be taken back', async () => {
  const before = await everything();
  expect(await give(ada, 'YesIsNeeded')).toEqual({ ok: true, changed: 3, decision: null });
  const after = await everything();
  expect(after.labels).toEqual(before.labels);
  expect(after.reactions.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
  expect(after.waiting.map(({ waiting }) => waiting)).toEqual([1, 1, 1]);
  expect(await db('decision')).toEqual([]);
  expect((await preview(ada, 'YesIsNeeded')).changed).toEqual([]);
  expect(await give(ada, null)).toMatchObject({ changed: 3 });
  expect(await everything()).toEqual(before);
});

test('undoing says which ideas changed since, and then changes nothing', async () => {
  const result = await give(moderator, 'YesIsNeeded');
  await react(moderator, [{ idea_id: ideas[1]!, question_id: 1, label: 'None' }]);
  const before = await everything();
  expect(await undoDecision(moderator, (result.ok && result.decision) || 0)).toEqual({
    ok: false,
    reason: 'changed_since',
    ideas: [ideas[1]],
  });
  expect(await everything()).toEqual(before);
});

test('nothing happens when a label, the cohort or the role changed since the preview', async () => {
  const stale = { ok: false, reason: 'changed_meanwhile' };
  const { fingerprint } = await preview(moderator, 'NoIsBetter');
  const label = () => labelCohort(moderator, wanted('NoIsBetter'), fingerprint);
  await react(moderator, [{ idea_id: ideas[2]!, question_id: 1, label: 'None' }]);
  const before = await everything();
  expect(await label()).toEqual(stale);
  const seen = await preview(moderator, 'NoIsBetter');
  await addToCohort({ id: cohort, version: 1 }, [ideas[3]!]);
  expect(await labelCohort(moderator, wanted('NoIsBetter'), seen.fingerprint)).toEqual(stale);
  const asStaff = await preview(moderator, 'NoIsBetter');
  await db('account').where({ id: moderator.id }).update({ account_type: 'Contributor' });
  expect(await labelCohort(moderator, wanted('NoIsBetter'), asStaff.fingerprint)).toEqual(stale);
  expect(await everything()).toEqual(before);
});

test('of two who label a cohort at once the second is told', async () => {
  const admin = await plantAccount('Admin');
  const [first, second] = [await preview(moderator, 'None'), await preview(admin, 'YesIsNeeded')];
  const results = await Promise.all([
    labelCohort(moderator, wanted('None'), first.fingerprint),
    labelCohort(admin, wanted('YesIsNeeded'), second.fingerprint),
  ]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results.find(({ ok }) => !ok)).toMatchObject({ reason: 'changed_meanwhile' });
  expect(new Set((await everything()).labels.map(({ label }) => label)).size).toBe(1);
});

test('a question, a cohort or an account that is gone is told', async () => {
  const { fingerprint } = await preview(moderator, 'None');
  const unknown = { ...wanted('None'), question_id: 99 };
  expect(await labelCohort(moderator, unknown, fingerprint)).toMatchObject({
    reason: 'unknown_question',
  });
  await deleteCohort({ id: cohort, version: 1 });
  expect(await labelCohort(moderator, wanted('None'), fingerprint)).toMatchObject({
    reason: 'unknown_cohort',
  });
  await db('account').where({ id: moderator.id }).update({ locked_at: new Date() });
  expect(await labelCohort(moderator, wanted('None'), fingerprint)).toMatchObject({
    reason: 'no_account',
  });
});

test('an account labels only so many cohorts in an hour', async () => {
  for (let count = 0; count < RATE_LIMITS.cohort_label.points; count++) {
    expect(await labelCohort(ada, wanted('None'), '')).toMatchObject({
      reason: 'changed_meanwhile',
    });
  }
  expect(await labelCohort(ada, wanted('None'), '')).toMatchObject({ reason: 'too_many' });
});
