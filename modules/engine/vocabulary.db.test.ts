import { describe, expect, test } from 'vitest';
import {
  CATEGORIES,
  FORMS,
  LABEL_NONE,
  LABELS,
  LAST_QUESTION_ID,
  RELATIONS,
  SUBJECTS,
  TWIN_KINDS,
} from '#modules/catalogue/shared.ts';
import { db, query } from '#modules/platform/index.server.ts';
import { columnLimits } from '../../tests/fixtures/column-limits.ts';
import { CATEGORY, LABEL_COUNT, MISSING, NONE, RECIPIENT } from './core/index.server.ts';
import { AGE_MAX, HINTS_MAX_LENGTH } from './profile.ts';
import { ANSWERS, FEEDBACKS } from './protocol.ts';

/** The names in the order of their codes. */
const inOrder = (codes: Record<string, number>) =>
  Object.keys(codes).sort((a, b) => codes[a]! - codes[b]!);

test.each<[type: string, names: readonly string[]]>([
  ['subject', SUBJECTS],
  ['question_form_kind', FORMS],
  ['question_category', CATEGORIES],
  ['question_relation_kind', RELATIONS],
  ['reaction_label', LABELS],
  ['twin_kind', TWIN_KINDS],
  ['answer', ANSWERS],
  ['idea_feedback', FEEDBACKS],
])('the type %s of the database has the same values in the same order', async (type, names) => {
  const [row] = await query<{ values: string[] }>(
    db,
    'select enum_range(null::??)::text[] as values',
    [type],
  );
  expect(row?.values).toEqual(names);
});

describe('the core numbers', () => {
  test('labels as their list does, with one more number for a missing one', () => {
    expect(NONE).toBe(LABEL_NONE);
    expect(MISSING).toBe(LABELS.length);
    expect(LABEL_COUNT).toBe(LABELS.length + 1);
  });

  test('categories and recipients as their lists do', () => {
    expect(inOrder(CATEGORY)).toEqual(CATEGORIES);
    expect(Object.values(CATEGORY).toSorted()).toEqual(CATEGORIES.map((_, code) => code));
    expect(inOrder(RECIPIENT)).toEqual(SUBJECTS);
    expect(Object.values(RECIPIENT).toSorted()).toEqual(SUBJECTS.map((_, code) => code));
  });
});

test('a visitor may say as much as the tables hold', async () => {
  const limits = await columnLimits();
  expect(limits.get('search_session.hints')).toBe(HINTS_MAX_LENGTH);
  expect(limits.get('search_session.age_months')).toBe(AGE_MAX);
  expect(limits.get('alert.age_months')).toBe(AGE_MAX);
  expect(limits.get('question.id')).toBe(LAST_QUESTION_ID);
  expect(limits.get('learned_answer.label')).toBe(MISSING);
});
