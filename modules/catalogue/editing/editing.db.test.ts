import { beforeEach, expect, test } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../../../tests/fixtures/catalogue.ts';
import { FORMS, SUBJECTS } from '../vocabulary.ts';
import {
  addIdea,
  addQuestion,
  changeIdea,
  changeQuestion,
  type QuestionForms,
  setLabels,
  setRelations,
} from './index.server.ts';

beforeEach(() => plantCatalogue(SIXTEEN_IDEAS));

const IDEA = {
  merchant_id: 0,
  title: 'Une théière à l’ancienne',
  description: 'En fonte',
  price_cents: 4000,
  price_min_cents: 3000,
  price_max_cents: 5000,
  image: 'teapot.dots.webp',
  content: 'Chez un marchand de thé',
  gender: 'Unknown',
  age_min_months: 216,
  age_max_months: null,
} as const;

const QUESTION = {
  content: 'Aime le jazz ?',
  category: 'TagMain',
  keywords: ['jazz'],
  allow_doubt: true,
  filling_description: '',
  filling_pos: 5,
} as const;

const forms = Object.fromEntries(
  SUBJECTS.map((subject) => [
    subject,
    Object.fromEntries(FORMS.map((form) => [form, `${subject} ${form}`])),
  ]),
) as QuestionForms;

const question = { ...QUESTION, keywords: [...QUESTION.keywords] };

test('a generic idea is named after its title, and a second one of that title apart from it', async () => {
  const first = await addIdea(db, IDEA);
  const second = await addIdea(db, IDEA);
  expect(first?.key).toEqual({ merchant_id: 0, id_within_merchant: 'une-theiere-a-l-ancienne' });
  expect(second?.key.id_within_merchant).toMatch(/^une-theiere-a-l-ancienne-[0-9a-f]{8}$/);
  expect(await addIdea(db, { ...IDEA, title: '茶' })).toMatchObject({
    key: { id_within_merchant: 'idee' },
  });
  expect(await addIdea(db, { ...IDEA, id_within_merchant: 'idee' })).toBeNull();
});

test('an idea is changed and withdrawn, and one that does not exist is not', async () => {
  const { id } = (await addIdea(db, IDEA))!;
  expect(await changeIdea(db, id, { available: false, title: 'Autre' })).toBe(true);
  expect(await db('idea').where({ id }).first('title', 'available')).toEqual({
    title: 'Autre',
    available: false,
  });
  expect(await changeIdea(db, id + 1, { available: false })).toBe(false);
});

test('a short title stays with the title that it was written for', async () => {
  const { id } = (await addIdea(db, IDEA))!;
  const shortTitle = async () => (await db('idea').where({ id }).first())!.short_title;
  await db('idea').where({ id }).update({ short_title: 'Théière en fonte' });
  await changeIdea(db, id, { title: IDEA.title, price_cents: 4500 });
  expect(await shortTitle()).toBe('Théière en fonte');
  await changeIdea(db, id, { title: 'Une théière en grès' });
  expect(await shortTitle()).toBeNull();
});

test('labels are set, corrected and removed; pairs that do not exist are left out', async () => {
  const [first, second] = (await db('idea').orderBy('id').limit(2).pluck('id')) as [number, number];
  await setLabels(db, [
    { idea_id: second, question_id: 2, label: 'YesIsBetter' },
    { idea_id: first, question_id: 1, label: 'None' },
    { idea_id: first, question_id: 1, label: 'YesIsNeeded' },
    { idea_id: first, question_id: 3, label: null },
    { idea_id: first, question_id: 99, label: 'YesIsNeeded' },
    { idea_id: 1e9, question_id: 1, label: 'YesIsNeeded' },
  ]);
  const labels = await db('reaction')
    .whereIn('idea_id', [first, second])
    .orderBy(['idea_id', 'question_id'])
    .select('idea_id', 'question_id', 'label');
  expect(labels).toEqual([
    { idea_id: first, question_id: 1, label: 'YesIsNeeded' },
    { idea_id: first, question_id: 2, label: 'NoIsNeeded' },
    { idea_id: first, question_id: 4, label: 'NoIsNeeded' },
    { idea_id: second, question_id: 1, label: 'YesIsNeeded' },
    { idea_id: second, question_id: 2, label: 'YesIsBetter' },
    { idea_id: second, question_id: 3, label: 'NoIsNeeded' },
    { idea_id: second, question_id: 4, label: 'NoIsNeeded' },
  ]);
});

test('a question gets the next number and its fifteen texts, and its text is its own', async () => {
  expect(await db.transaction((trx) => addQuestion(trx, question, forms))).toEqual({
    ok: true,
    id: 5,
  });
  expect(await db('question_form').where('question_id', 5).first('text')).toBeDefined();
  const same = { ok: false, reason: 'same_content' };
  expect(await addQuestion(db, question, forms)).toEqual(same);
  expect(await changeQuestion(db, 1, { content: QUESTION.content })).toEqual(same);
  expect(await changeQuestion(db, 5, { content: QUESTION.content, category: 'Unknown' })).toEqual({
    ok: true,
  });
  expect(await changeQuestion(db, 77, {}, forms)).toEqual({
    ok: false,
    reason: 'unknown_question',
  });
});

test('two questions added at once get two numbers', async () => {
  const added = await Promise.all(
    ['Aime le jazz ?', 'Aime le blues ?'].map((content) =>
      db.transaction((trx) => addQuestion(trx, { ...question, content }, forms)),
    ),
  );
  expect(added.map((result) => result.ok && result.id).sort()).toEqual([5, 6]);
});

test('relations are added and removed, and rejected with the path when they form a cycle', async () => {
  const edge = (from: number, to: number) => ({ from, relation: 'implies' as const, to });
  expect(await setRelations(db, [edge(1, 2), edge(2, 3)], [])).toEqual({ ok: true });
  expect(await setRelations(db, [edge(3, 1)], [])).toMatchObject({
    ok: false,
    reason: 'conflict',
    conflicts: [{ edge: edge(3, 1), reason: 'cercle de implies : 1 → 2 → 3 → 1' }],
  });
  expect(await setRelations(db, [edge(3, 1)], [edge(1, 2)])).toEqual({ ok: true });
  expect(
    await db('question_relation').orderBy('question_id').select('question_id', 'other_question_id'),
  ).toEqual([
    { question_id: 2, other_question_id: 3 },
    { question_id: 3, other_question_id: 1 },
  ]);
});

test('two relations that are right by themselves cannot be added at once when they contradict each other', async () => {
  const add = (from: number, to: number) =>
    db.transaction((trx) => setRelations(trx, [{ from, relation: 'implies', to }], []));
  const results = await Promise.all([add(1, 2), add(2, 1)]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
});
