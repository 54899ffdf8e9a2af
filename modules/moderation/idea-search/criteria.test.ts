import { expect, test } from 'vitest';
import {
  CRITERIA_MAX,
  CRITERIA_TEXT_MAX,
  CRITERION_TYPES,
  criterionSchema,
  readCriteria,
  writeCriteria,
} from './criteria.ts';

const EVERY = [
  { type: 'Text', text: 'thé', description: true },
  { type: 'Available', not: true },
  { type: 'HasReaction', question: 12, label: 'YesIsNeeded' },
  { type: 'Rating', min: 3.5 },
  { type: 'Price', min: 0, max: 5000 },
  { type: 'ReactionsCount', max: 2 },
  { type: 'Merchant', merchant: 0 },
  { type: 'HasWeights' },
  { type: 'Affiliated' },
  { type: 'DoesntHaveNeededWeight' },
  { type: 'AddedLastNSeconds', seconds: 86_400 },
  { type: 'HasCloseIdea' },
  { type: 'Relation', question: 3, label: 'any', not: true },
  { type: 'AppearedInSessions', min: 5 },
] as const;

test('every criterion of the specification is read and written the same', () => {
  expect(EVERY.map(({ type }) => type)).toEqual(CRITERION_TYPES);
  const text = JSON.stringify(EVERY);
  const read = readCriteria(text);
  expect(read).toEqual({ ok: true, criteria: EVERY });
  expect(writeCriteria(read.ok ? read.criteria : [])).toBe(text);
});

test('no criteria are an empty text', () => {
  expect(readCriteria('')).toEqual({ ok: true, criteria: [] });
  expect(readCriteria('[]')).toEqual({ ok: true, criteria: [] });
  expect(writeCriteria([])).toBe('');
});

test.each(['{', 'null', '{}', '"Text"', '12', 'undefined'])('%s is no list of criteria', (text) => {
  expect(readCriteria(text)).toEqual({ ok: false, reason: 'malformed' });
});

test('a long text is not parsed, and a long list not read', () => {
  expect(readCriteria('['.repeat(CRITERIA_TEXT_MAX + 1))).toEqual({
    ok: false,
    reason: 'too_long',
  });
  expect(readCriteria('['.repeat(CRITERIA_TEXT_MAX))).toEqual({ ok: false, reason: 'malformed' });
  const many = Array.from({ length: CRITERIA_MAX + 1 }, () => ({ type: 'Available' }));
  expect(readCriteria(JSON.stringify(many))).toEqual({ ok: false, reason: 'too_many' });
});

test.each([
  null,
  3,
  'Text',
  [],
  {},
  { type: 'Colour' },
  { type: 'constructor' },
  { type: ['Text'] },
])('%j is no criterion that is known', (each) => {
  const text = JSON.stringify([EVERY[0], each]);
  expect(readCriteria(text)).toEqual({ ok: false, reason: 'unknown_criterion', place: 2 });
});

test.each([
  { type: 'Text' },
  { type: 'Text', text: '  ' },
  { type: 'Text', text: 'a\0' },
  { type: 'Text', text: 'a'.repeat(201) },
  { type: 'Text', text: 'a', description: false },
  { type: 'Available', not: 'yes' },
  { type: 'Available', text: 'more' },
  { type: 'HasReaction', question: 1 },
  { type: 'HasReaction', question: 1, label: 'Yes' },
  { type: 'HasReaction', question: 8192, label: 'any' },
  { type: 'HasReaction', question: '1', label: 'any' },
  { type: 'Rating' },
  { type: 'Rating', min: 4, max: 3 },
  { type: 'Rating', max: 5.1 },
  { type: 'Price', min: 12.5 },
  { type: 'Price', max: 1e99 },
  { type: 'Price', min: -1 },
  { type: 'ReactionsCount', min: 2_147_483_648 },
  { type: 'Merchant', merchant: -1 },
  { type: 'AddedLastNSeconds', seconds: 0 },
  { type: 'AppearedInSessions', min: 0 },
])('%j is a criterion that asks for nothing possible', (each) => {
  expect(readCriteria(JSON.stringify([each]))).toEqual({
    ok: false,
    reason: 'invalid_criterion',
    place: 1,
  });
});

test('a number that JSON writes without end is none', () => {
  expect(criterionSchema.safeParse(JSON.parse('{"type":"Rating","min":1e999}')).success).toBe(
    false,
  );
});
