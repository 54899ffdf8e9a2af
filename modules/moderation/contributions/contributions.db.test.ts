import { beforeEach, describe, expect, test } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../../../tests/fixtures/catalogue.ts';
import { jazzQuestion, MUG, newAccount, POTTERY } from '../../../tests/fixtures/contributions.ts';
import type { Account } from '../accounts/index.server.ts';
import { undoDecision } from '../review/index.server.ts';
import {
  accept,
  type Contribution,
  contribute,
  type Drafts,
  decideAll,
  editContribution,
  findContribution,
  type Kind,
  lineOf,
  listWaiting,
  originalDraft,
  remove,
} from './index.server.ts';

let ada: Account;
let moderator: Account;

beforeEach(async () => {
  await db.raw('truncate account, contributor cascade');
  await plantCatalogue(SIXTEEN_IDEAS);
  ada = await newAccount('Contributor');
  moderator = await newAccount('Moderator');
});

async function proposed<Of extends Kind>(
  kind: Of,
  draft: Drafts[Of],
  account = ada,
): Promise<Contribution> {
  const result = await contribute(account, kind, draft);
  if (!result.ok) throw new Error(result.reason);
  return result.contribution;
}

async function decided(result: Promise<Awaited<ReturnType<typeof accept>>>) {
  const outcome = await result;
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome;
}

const ideaTitled = (title: string) => db('idea').where({ title }).first();
const decisions = () => db('decision').orderBy('id').select('action', 'subject_id', 'undone_at');

describe('an idea of a contributor', () => {
  test('waits, and is in the catalogue once a moderator accepts it', async () => {
    const waiting = await proposed('generic_idea', POTTERY);
    expect(waiting).toMatchObject({ kind: 'generic_idea', state: 'waiting', version: 1 });
    expect(lineOf(waiting)).toBe(POTTERY.title);
    expect(await ideaTitled(POTTERY.title)).toBeUndefined();
    const { contribution } = await decided(accept(moderator, waiting));
    expect(contribution).toMatchObject({ state: 'accepted', version: 2 });
    expect(await ideaTitled(POTTERY.title)).toMatchObject({
      id: contribution.idea_id,
      merchant_id: 0,
      id_within_merchant: 'un-atelier-de-poterie',
      available: true,
      age_min_months: 216,
      age_max_months: 863,
      price_min_cents: 2000,
      price_cents: 3500,
      price_max_cents: 5000,
    });
    expect(await decisions()).toMatchObject([{ action: 'accepted', subject_id: waiting.id }]);
  });

  test('has its first labels once it is accepted, and loses those that an edit takes away', async () => {
    const [first, second] = await db('question').orderBy('id').limit(2).pluck('id');
    const label = (question_id: number, name: 'YesIsBetter' | 'NoIsNeeded') => ({
      question_id,
      label: name,
    });
    const draft = { ...POTTERY, labels: [label(first!, 'YesIsBetter'), label(4000, 'NoIsNeeded')] };
    const accepted = await decided(accept(moderator, await proposed('generic_idea', draft)));
    const idea_id = accepted.contribution.idea_id!;
    const labels = () => db('reaction').where({ idea_id }).select('question_id', 'label');
    expect(await labels()).toEqual([label(first!, 'YesIsBetter')]);
    const edited = { ...POTTERY, labels: [label(second!, 'NoIsNeeded')] };
    await decided(editContribution(moderator, accepted.contribution, edited));
    expect(await labels()).toEqual([label(second!, 'NoIsNeeded')]);
  });

  test('has the paper of its main theme in its picture, as soon as a label says it', async () => {
    await db('question')
      .where({ id: 1 })
      .update({ category: 'TagMain', keywords: ['café'] });
    const label = { question_id: 1, label: 'YesIsBetter' } as const;
    const accepted = await decided(
      accept(moderator, await proposed('generic_idea', { ...POTTERY, labels: [label] })),
    );
    const image = async () => (await ideaTitled(POTTERY.title))?.image;
    expect(await image()).toBe('teapot.dots.cocoa.webp');
    await decided(editContribution(moderator, accepted.contribution, POTTERY));
    expect(await image()).toBe(POTTERY.image);
  });

  test('of staff is accepted at once, and logged', async () => {
    const accepted = await proposed('generic_idea', POTTERY, moderator);
    expect(accepted.state).toBe('accepted');
    expect(await ideaTitled(POTTERY.title)).toMatchObject({ available: true });
    expect(await db('decision').first()).toMatchObject({
      account_id: moderator.id,
      action: 'accepted',
    });
    expect(await db('told_decision').pluck('seen_at')).toEqual([expect.any(Date)]);
  });

  test('is edited by its contributor while it waits, without a decision, and not after', async () => {
    const waiting = await proposed('generic_idea', POTTERY);
    const draft = { ...POTTERY, title: 'Un tour de potier' };
    const { contribution, decision } = await decided(editContribution(ada, waiting, draft));
    expect(contribution).toMatchObject({ version: 2, draft, state: 'waiting' });
    expect(decision).toBeNull();
    const accepted = await decided(accept(moderator, contribution));
    for (const change of [
      editContribution(ada, accepted.contribution, POTTERY),
      remove(ada, accepted.contribution),
    ]) {
      expect(await change).toMatchObject({ ok: false, reason: 'changed' });
    }
    expect(await ideaTitled(draft.title)).toMatchObject({ available: true });
  });

  test('is deleted by its contributor while it waits', async () => {
    const waiting = await proposed('generic_idea', POTTERY);
    expect((await decided(remove(ada, waiting))).contribution.state).toBe('deleted');
  });

  test('is nothing to another contributor, and nobody accepts their own', async () => {
    const waiting = await proposed('generic_idea', POTTERY);
    const other = await newAccount('Contributor');
    const unknown = { ok: false, reason: 'unknown_contribution' };
    expect(await editContribution(other, waiting, POTTERY)).toEqual(unknown);
    expect(await remove(other, waiting)).toEqual(unknown);
    expect(await accept(other, waiting)).toEqual(unknown);
    expect(await remove(moderator, { id: waiting.id + 1, version: 1 })).toEqual(unknown);
    expect(await accept(ada, waiting)).toEqual({ ok: false, reason: 'forbidden' });
  });

  test.each([
    ['a field of the contribution', { ...POTTERY, state: 'accepted' }],
    ['no title', { ...POTTERY, title: ' ' }],
    ['a NUL character', { ...POTTERY, content: 'a\0b' }],
    ['half a character', { ...POTTERY, content: 'a\ud800b' }],
    ['a picture from elsewhere', { ...POTTERY, image: 'https://evil.example/x.png' }],
    ['ages the wrong way round', { ...POTTERY, ageMin: 60, ageMax: 20 }],
    ['prices the wrong way round', { ...POTTERY, priceMinCents: 6000 }],
    ['a text without end', { ...POTTERY, content: 'a'.repeat(2001) }],
  ])('with %s is rejected, and nothing is stored', async (_, draft) => {
    const invalid = { ok: false, reason: 'invalid_draft' };
    expect(await contribute(ada, 'generic_idea', draft as typeof POTTERY)).toEqual(invalid);
    expect(await db('contribution').first()).toBeUndefined();
    const waiting = await proposed('generic_idea', POTTERY);
    expect(await editContribution(moderator, waiting, draft)).toEqual(invalid);
    expect(await accept(moderator, waiting, draft)).toEqual(invalid);
  });
});

describe('an idea that was stored in an older form of drafts', () => {
  /** Lacks what drafts have today, and has what they no longer have. */
  const OLD = { title: POTTERY.title, tags: ['terre'] };

  async function stored(): Promise<Contribution> {
    const { id } = await proposed('generic_idea', POTTERY);
    await db('contribution').where({ id }).update('draft', JSON.stringify(OLD));
    return (await findContribution(id))!;
  }

  test('is listed with what it has', async () => {
    const { id } = await stored();
    const listed = await listWaiting(
      { kind: 'generic_idea', text: 'poterie', contributor_id: null },
      { orderBy: 'created', direction: 'asc', limit: 25, offset: 0 },
    );
    expect(listed.map((each) => [each.id, lineOf(each)])).toEqual([[id, POTTERY.title]]);
  });

  test('is accepted only with what it lacks', async () => {
    const waiting = await stored();
    expect(await accept(moderator, waiting)).toEqual({ ok: false, reason: 'invalid_draft' });
    await decided(accept(moderator, waiting, POTTERY));
    expect(await ideaTitled(POTTERY.title)).toMatchObject({ available: true });
    expect(await originalDraft(waiting)).toMatchObject({ title: POTTERY.title, content: '' });
  });

  test('is deleted, which can be undone', async () => {
    const waiting = await stored();
    const { decision } = await decided(remove(moderator, waiting));
    expect(await undoDecision(moderator, decision!)).toMatchObject({ ok: true });
    expect(await findContribution(waiting.id)).toMatchObject({
      state: 'waiting',
      draft: waiting.draft,
    });
  });

  test('is not accepted anew by undoing what came after', async () => {
    const accepted = await proposed('generic_idea', POTTERY, moderator);
    const { decision } = await decided(remove(moderator, accepted));
    await db('decision')
      .where('id', decision!)
      .update('before', JSON.stringify({ state: 'accepted', draft: OLD }));
    expect(await undoDecision(moderator, decision!)).toEqual({
      ok: false,
      reason: 'changed_since',
    });
    expect(await ideaTitled(POTTERY.title)).toMatchObject({ available: false });
  });
});

describe('a moderator', () => {
  test('accepts in other words, and the contributor’s own are kept', async () => {
    const waiting = await proposed('generic_idea', POTTERY);
    const draft = { ...POTTERY, title: 'Un cours de poterie' };
    await decided(accept(moderator, waiting, draft));
    expect(await ideaTitled(draft.title)).toBeDefined();
    expect((await db('decision').first())?.before).toEqual({ state: 'waiting', draft: POTTERY });
  });

  test('edits what was accepted, and its idea changes; what did not change is no decision', async () => {
    const accepted = await proposed('generic_idea', POTTERY, moderator);
    const draft = { ...POTTERY, priceMaxCents: 8000 };
    const { contribution } = await decided(editContribution(moderator, accepted, draft));
    expect(await ideaTitled(POTTERY.title)).toMatchObject({ price_max_cents: 8000 });
    const { decision } = await decided(editContribution(moderator, contribution, draft));
    expect(decision).toBeNull();
    expect(await decisions()).toHaveLength(2);
  });

  test('edits what was accepted, and what others changed of it since stays', async () => {
    await db('merchant').insert({ id: 7, name: 'Boutique', host: 'boutique.example' });
    const mug = await proposed('merchant_idea', MUG, moderator);
    // As the next visit to the shop does.
    await db('idea').where('id', mug.idea_id).update({ price_cents: 990, available: false });
    await decided(editContribution(moderator, mug, { ...MUG, title: 'Un grand mug' }));
    expect(await ideaTitled('Un grand mug')).toMatchObject({ price_cents: 990, available: false });

    const ideas = (await db('idea').orderBy('id').limit(2).pluck('id')) as number[];
    const draft = jazzQuestion(ideas.map((idea_id) => ({ idea_id, label: 'YesIsDesired' })));
    const question = await proposed('question', draft, moderator);
    const id = question.question_id!;
    await db('question')
      .where({ id })
      .update({ keywords: ['bebop'] });
    await db('reaction').where({ question_id: id, idea_id: ideas[0] }).update({ label: 'None' });
    const edited = { ...draft, allow_doubt: true, ideas: draft.ideas.slice(0, 1) };
    const { contribution } = await decided(editContribution(moderator, question, edited));
    expect(await db('question').where({ id }).first('keywords', 'allow_doubt')).toEqual({
      keywords: ['bebop'],
      allow_doubt: true,
    });
    expect(await db('reaction').where({ question_id: id }).select('idea_id', 'label')).toEqual([
      { idea_id: ideas[0], label: 'None' },
    ]);
    const conflict = { ...edited, keywords: ['swing'] };
    expect(await editContribution(moderator, contribution, conflict)).toEqual({
      ok: false,
      reason: 'changed_question',
    });
  });

  test('deletes what was accepted, and its idea is withdrawn', async () => {
    const accepted = await proposed('generic_idea', POTTERY, moderator);
    await decided(remove(moderator, accepted));
    expect(await ideaTitled(POTTERY.title)).toMatchObject({ available: false });
  });

  test('who is the second to decide is told who was first, and what is now', async () => {
    const waiting = await proposed('generic_idea', POTTERY);
    const results = await Promise.all([accept(moderator, waiting), remove(moderator, waiting)]);
    const [second] = results.filter(({ ok }) => !ok);
    const [first] = results.filter(({ ok }) => ok);
    expect(second).toMatchObject({
      reason: 'changed',
      last: { decided_by: moderator.email },
      contribution: { version: 2 },
    });
    expect(first).toMatchObject({ contribution: { version: 2 } });
    expect(await decisions()).toHaveLength(1);
  });

  test('who saw an older wording is told of it', async () => {
    const waiting = await proposed('generic_idea', POTTERY);
    await decided(editContribution(ada, waiting, { ...POTTERY, title: 'Autre' }));
    expect(await accept(moderator, waiting)).toMatchObject({
      reason: 'changed',
      last: null,
      contribution: { draft: { title: 'Autre' } },
    });
  });

  test('decides on several at once; one that changed does not keep the others from it', async () => {
    const [first, second] = [
      await proposed('generic_idea', POTTERY),
      await proposed('generic_idea', { ...POTTERY, title: 'Un tour de potier' }),
    ];
    const results = await decideAll(moderator, 'accept', [first, { ...second, version: 7 }]);
    expect(results).toMatchObject([{ ok: true }, { ok: false, reason: 'changed' }]);
    expect(await decideAll(ada, 'remove', [second])).toMatchObject([{ ok: true }]);
  });
});

describe('an undone decision', () => {
  test('brings a deleted idea back to wait, and an accepted one out of the catalogue', async () => {
    const waiting = await proposed('generic_idea', POTTERY);
    const deleted = await decided(remove(moderator, waiting));
    expect(await undoDecision(moderator, deleted.decision!)).toMatchObject({ ok: true });
    const row = () => db('contribution').where('id', waiting.id).first();
    expect(await row()).toMatchObject({ state: 'waiting', version: 3, decided_at: null });
    const accepted = await decided(accept(moderator, { id: waiting.id, version: 3 }));
    expect(await undoDecision(moderator, accepted.decision!)).toMatchObject({ ok: true });
    expect(await ideaTitled(POTTERY.title)).toMatchObject({ available: false });
    const again = await decided(accept(moderator, { id: waiting.id, version: 5 }));
    expect(again.contribution.idea_id).toBe(accepted.contribution.idea_id);
    expect(await db('idea').where('title', POTTERY.title)).toMatchObject([{ available: true }]);
  });

  test('brings back the wording of before, also in the catalogue', async () => {
    const accepted = await proposed('generic_idea', POTTERY, moderator);
    const draft = { ...POTTERY, title: 'Autre' };
    const { decision } = await decided(editContribution(moderator, accepted, draft));
    await undoDecision(moderator, decision!);
    expect(await ideaTitled('Autre')).toBeUndefined();
    expect(await ideaTitled(POTTERY.title)).toBeDefined();
  });

  test('is undone once, by those who may moderate; one that others changed since is not', async () => {
    const waiting = await proposed('generic_idea', POTTERY);
    const edited = await decided(editContribution(moderator, waiting, { ...POTTERY, title: 'A' }));
    const accepted = await decided(accept(moderator, edited.contribution));
    const [edit, acceptance] = [edited.decision!, accepted.decision!];
    const rejected = (reason: string) => ({ ok: false, reason });
    expect(await undoDecision(ada, acceptance)).toEqual(rejected('forbidden'));
    expect(await undoDecision(moderator, edit)).toEqual(rejected('changed_since'));
    expect(await undoDecision(moderator, 999)).toEqual(rejected('unknown_decision'));
    const admin = await newAccount('Admin');
    const twice = await Promise.all([
      undoDecision(moderator, acceptance),
      undoDecision(admin, acceptance),
    ]);
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
    expect(twice).toContainEqual(rejected('undone_already'));
    expect(await undoDecision(moderator, edit)).toMatchObject({ ok: true });
    expect(await db('contribution').first('state', 'draft')).toEqual({
      state: 'waiting',
      draft: POTTERY,
    });
  });
});

describe('a question', () => {
  let ideas: { idea_id: number; label: 'YesIsDesired' }[];
  beforeEach(async () => {
    const ids: number[] = await db('idea').orderBy('id').limit(3).pluck('id');
    ideas = ids.map((idea_id) => ({ idea_id, label: 'YesIsDesired' }));
  });

  test('is asked once it is accepted, with its labels and relations, and no longer once that is undone', async () => {
    const relations = [
      { from: null, relation: 'implies' as const, to: 1 },
      { from: 77, relation: 'implies' as const, to: null },
    ];
    const waiting = await proposed('question', { ...jazzQuestion(ideas), relations });
    const { contribution, decision } = await decided(accept(moderator, waiting));
    const { question_id } = contribution;
    const question = () => db('question').where('id', question_id).first('category', 'content');
    expect(await question()).toEqual({ category: 'TagMain', content: 'Aime le jazz ?' });
    expect(await db('reaction').where('question_id', question_id).count().first()).toEqual({
      count: 3,
    });
    expect(await db('question_relation').select('question_id', 'other_question_id')).toEqual([
      { question_id, other_question_id: 1 },
    ]);
    await undoDecision(moderator, decision!);
    expect(await question()).toMatchObject({ category: 'Unknown' });
    const again = await decided(
      accept(moderator, { id: waiting.id, version: 3 }, jazzQuestion(ideas.slice(1))),
    );
    expect(again.contribution.question_id).toBe(question_id);
    expect(await question()).toMatchObject({ category: 'TagMain' });
    expect(await db('reaction').where('question_id', question_id).pluck('idea_id')).toEqual(
      ideas.slice(1).map(({ idea_id }) => idea_id),
    );
    expect(await db('question_relation')).toEqual([]);
  });

  test('that the catalogue has already, or that contradicts it, is rejected whole', async () => {
    const first = await proposed('question', jazzQuestion(ideas));
    const second = await proposed('question', jazzQuestion(ideas), await newAccount('Contributor'));
    const third = await proposed('question', {
      ...jazzQuestion(ideas),
      content: 'Aime le blues ?',
      relations: [
        { from: null, relation: 'implies', to: 1 },
        { from: 1, relation: 'implies', to: null },
      ],
    });
    expect(await decideAll(moderator, 'accept', [first, second, third])).toMatchObject([
      { ok: true },
      { ok: false, reason: 'same_content' },
      { ok: false, reason: 'conflicting_relations' },
    ]);
    expect(await db('question').where('content', 'Aime le blues ?')).toEqual([]);
    expect(await contribute(moderator, 'question', jazzQuestion(ideas))).toEqual({
      ok: false,
      reason: 'same_content',
    });
    expect(await db('contribution').count().first()).toEqual({ count: 3 });
  });
});

test('an idea of a merchant is accepted once', async () => {
  await db('merchant').insert({ id: 7, name: 'Boutique', host: 'boutique.example' });
  const [first, second] = [
    await proposed('merchant_idea', MUG),
    await proposed('merchant_idea', MUG, await newAccount('Contributor')),
  ];
  expect(await decideAll(moderator, 'accept', [first, second])).toMatchObject([
    { ok: true },
    { ok: false, reason: 'known_idea' },
  ]);
  expect(await ideaTitled('Un mug')).toMatchObject({ merchant_id: 7, content: MUG.url });
});
