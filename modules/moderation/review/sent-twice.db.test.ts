import { beforeEach, expect, test } from 'vitest';
import type { RuleFields } from '#modules/catalogue/automated-answers/index.server.ts';
import { findQuestion, questionVersion } from '#modules/catalogue/questions/index.server.ts';
import { db, query } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../../../tests/fixtures/catalogue.ts';
import { jazzQuestion, newAccount, POTTERY } from '../../../tests/fixtures/contributions.ts';
import type { Account } from '../accounts/index.server.ts';
import * as rules from '../automated-answers/index.server.ts';
import * as contributions from '../contributions/index.server.ts';
import * as merchants from '../merchants/index.server.ts';
import { proposeChange } from '../questions/index.server.ts';
import { react, reviewReactions } from '../reactions/index.server.ts';
import { undoDecision } from './index.server.ts';

let ada: Account;
let moderator: Account;
let other: Account;

beforeEach(async () => {
  await db.raw('truncate account, contributor, decision, contribution cascade');
  await plantCatalogue(SIXTEEN_IDEAS);
  await db('automated_answer').delete();
  ada = await newAccount('Contributor');
  moderator = await newAccount('Moderator');
  other = await newAccount('Admin');
});

const count = async (table: 'decision' | 'contribution' | 'automated_answer') =>
  Number((await db(table).count())[0]?.count);

/** What a form answers when it is sent twice at once, and once more: each time what it answered first, and one decision at most. */
async function sentAgain<Result extends { ok: boolean }>(
  send: () => Promise<Result>,
  decisions = 1,
): Promise<Result> {
  const before = await count('decision');
  const [first, second] = await Promise.all([send(), send()]);
  const third = await send();
  expect([first.ok, second.ok, third.ok]).toEqual([true, true, true]);
  expect(await count('decision')).toBe(before + decisions);
  return third;
}

async function waiting(): Promise<{ id: number; version: number }> {
  const result = await contributions.contribute(ada, 'generic_idea', POTTERY);
  if (!result.ok) throw new Error(result.reason);
  return result.contribution;
}

test('a moderator’s decision about a contribution is taken once, and undone once', async () => {
  const seen = await waiting();
  const accepted = await sentAgain(() => contributions.accept(moderator, seen));
  const decision = (await db('decision').first('id'))!.id;
  expect(accepted).toMatchObject({ ok: true, decision });
  expect(await contributions.accept(other, seen)).toMatchObject({ ok: false, reason: 'changed' });
  await sentAgain(() => undoDecision(moderator, decision), 0);
  expect(await undoDecision(other, decision)).toMatchObject({ reason: 'undone_already' });
  const again = await waiting();
  await sentAgain(() =>
    contributions.editContribution(moderator, again, { ...POTTERY, title: 'Un tour' }),
  );
  const edited = (await db('contribution').first('id', 'version'))!;
  await sentAgain(() => contributions.remove(moderator, edited, 'vague'));
  expect(await db('contribution').select('state', 'draft')).toEqual([
    { state: 'deleted', draft: expect.objectContaining({ title: 'Un tour' }) },
  ]);
});

test('a contributor changes and withdraws what waits once', async () => {
  const draft = { ...POTTERY, title: 'Un tour de potier' };
  const seen = await waiting();
  await sentAgain(() => contributions.editContribution(ada, seen, draft), 0);
  const [edited] = await db('contribution').select('id', 'version');
  expect(edited!.version).toBe(seen.version + 1);
  await sentAgain(() => contributions.remove(ada, edited!));
  const late = contributions.editContribution(ada, seen, draft);
  expect(await late).toMatchObject({ ok: false, reason: 'changed' });
});

test('a question is added once, and by a second person not at all', async () => {
  const { id: idea_id } = (await db('idea').orderBy('id').first('id'))!;
  const draft = jazzQuestion([{ idea_id, label: 'YesIsBetter' }]);
  for (const [account, decisions] of [
    [ada, 0],
    [moderator, 1],
  ] as const) {
    await db('contribution').delete();
    const own = { ...draft, content: `${draft.content} ${decisions}` };
    await sentAgain(() => contributions.contribute(account, 'question', own), decisions);
    expect(await count('contribution')).toBe(1);
  }
  const same = { ...draft, content: `${draft.content} 1` };
  expect(await contributions.contribute(other, 'question', same)).toMatchObject({
    reason: 'same_content',
  });
});

test('a question and its relations are changed once', async () => {
  const question = (await findQuestion(1))!;
  const version = questionVersion(question);
  const { category, allow_doubt, forms } = question;
  const relations = [{ from: 1, relation: 'implies' as const, to: 2 }];
  const change = { category, keywords: ['bleu'], allow_doubt, forms, relations };
  await sentAgain(() => proposeChange(ada, 1, version, change), 0);
  expect(await count('contribution')).toBe(1);
  await db('contribution').delete();
  const sent = [1, 2].map(() => proposeChange(moderator, 1, version, change));
  const results = [
    ...(await Promise.all(sent)),
    await proposeChange(moderator, 1, version, change),
  ];
  const reasons = results.map((result) => (result.ok ? 'changed it' : result.reason)).sort();
  expect(reasons).toEqual(['changed it', 'stands', 'stands']);
  expect([await count('contribution'), await count('decision')]).toEqual([1, 1]);
  expect((await findQuestion(1))!.relations).toEqual(relations);
  const otherwise = { ...change, keywords: ['vert'] };
  expect(await proposeChange(moderator, 1, version, otherwise)).toMatchObject({
    reason: 'changed',
  });
});

test('reactions are given once, and reviewed once', async () => {
  const { id: idea_id } = (await db('idea').orderBy('id').first('id'))!;
  for (const [question_id, label] of [
    [3, 'NoIsNeeded'],
    [4, null],
  ] as const) {
    const pair = { idea_id, question_id };
    await sentAgain(() => react(ada, [{ ...pair, label: 'NoIsBetter' }]), 0);
    const { version } = (await db('waiting_pair').where(pair).first('version'))!;
    const decided = [{ ...pair, version, label }];
    const again = await sentAgain(() => reviewReactions(moderator, decided));
    expect(again).toMatchObject({ stale: [], decisions: [expect.any(Number)] });
    expect(await reviewReactions(other, decided)).toMatchObject({ stale: [pair] });
    const otherwise = [{ ...pair, version, label: 'YesIsBetter' as const }];
    expect(await reviewReactions(moderator, otherwise)).toMatchObject({ stale: [pair] });
  }
  await sentAgain(() => react(moderator, [{ idea_id, question_id: 3, label: 'YesIsBetter' }]));
});

test('a rule is added, changed, paused and deleted once', async () => {
  const fields: RuleFields = {
    ...{ question_id: 1, answer: 'Yes', gender: 'Male', occasion: null, conditions: [] },
    ...{ age_min_months: null, age_max_months: null, hint_words: null },
    ...{ budget_min_cents: null, budget_max_cents: null },
  };
  await sentAgain(() => rules.createRule(other, fields));
  expect(await count('automated_answer')).toBe(1);
  expect(await rules.createRule(moderator, fields)).toMatchObject({
    reason: 'known_rule',
  });
  const rule = async () =>
    (
      await query<{ id: number; version: string }>(
        db,
        'select id, xmin::text as version from automated_answer',
      )
    )[0]!;
  const { id, version } = await rule();
  const changed = { ...fields, gender: 'Female' as const };
  await sentAgain(() => rules.editRule(other, id, version, changed));
  expect(await rules.editRule(other, id, version, { ...changed, answer: 'No' })).toMatchObject({
    reason: 'changed_rule',
  });
  await sentAgain(() => rules.setPaused(other, id, true));
  const paused = await rule();
  await sentAgain(() => rules.setPaused(other, id, true), 0);
  expect(await rule()).toEqual(paused);
  expect(await rules.setPaused(moderator, id, true)).toMatchObject({ reason: 'changed_already' });
  await sentAgain(() => rules.setPaused(other, id, false));
  const last = await rule();
  await sentAgain(() => rules.deleteRule(other, id, last.version));
  expect(await rules.deleteRule(moderator, id, last.version)).toMatchObject({
    reason: 'unknown_rule',
  });
});

test('a shop is paused once, and what undoes it still does', async () => {
  await db('merchant').where({ id: 7 }).delete();
  await db('merchant').insert({ id: 7, name: 'Argile', host: 'argile.example' });
  const paused = await sentAgain(() => merchants.pause(other, 7));
  expect(await merchants.pause(moderator, 7)).toMatchObject({ reason: 'changed_already' });
  const { decision } = paused as { decision: number };
  expect(await merchants.undoMerchantDecision(other, decision)).toMatchObject({ ok: true });
});

test('what a form about a shop says is stored once, and what undoes it still does', async () => {
  await db('merchant').where({ id: 7 }).delete();
  await db('merchant').insert({ id: 7, name: 'Argile', host: 'argile.example' });
  const shop = async () => (await merchants.findMerchant(7))!;
  const { identity, titles } = merchants.merchantVersions(await shop());
  const renamed = { name: 'Terre', host: 'argile.example', affiliated: false };
  const saved = await sentAgain(() => merchants.setIdentity(other, 7, renamed, identity));
  expect(await merchants.setIdentity(moderator, 7, renamed, identity)).toMatchObject({
    reason: 'changed_already',
  });
  expect(
    await merchants.setIdentity(other, 7, { ...renamed, name: 'Sable' }, identity),
  ).toMatchObject({ reason: 'changed_meanwhile' });
  const { decision } = saved as { decision: number };
  expect(await merchants.undoMerchantDecision(other, decision)).toMatchObject({ ok: true });
  expect(await shop()).toMatchObject({ name: 'Argile' });
  await sentAgain(() => merchants.setTitleRule(other, 7, [' - Argile'], titles));
});
