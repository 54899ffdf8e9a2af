import { expect, test } from 'vitest';
import { jazzQuestion, MUG, POTTERY } from '../../../tests/fixtures/contributions.ts';
import { DRAFTS } from './drafts.ts';
import { readDraft } from './read-draft.ts';
import type { Kind } from './types.ts';

const { ideas: _, ...before } = jazzQuestion([]);
const WHOLE: [Kind, object][] = [
  ['generic_idea', POTTERY],
  ['generic_idea', { ...POTTERY, labels: [{ question_id: 3, label: 'YesIsBetter' }] }],
  ['merchant_idea', MUG],
  ['question', jazzQuestion([{ idea_id: 4, label: 'NoIsNeeded' }])],
  ['question', { ...jazzQuestion([]), change: { question_id: 3, before } }],
];

test.each(WHOLE)('a draft of today is read as it was stored: %s', (kind, draft) => {
  expect(readDraft(kind, draft)).toStrictEqual(draft);
});

test('a field that a draft lacks is empty, or as forms begin', () => {
  const { priceMinCents: _, image: __, description: ___, ...old } = POTTERY;
  expect(readDraft('generic_idea', old)).toStrictEqual({
    ...POTTERY,
    ...{ priceMinCents: 2000, image: 'text.dots.webp', description: '' },
  });
});

test('a text that is too long today is read whole, and what the site knows no longer is left out', () => {
  const title = 'a'.repeat(500);
  expect(readDraft('merchant_idea', { ...MUG, title, tags: ['mug'] })).toStrictEqual({
    ...MUG,
    title,
  });
});

test.each(Object.keys(DRAFTS) as Kind[])(
  'nothing at all is read, and is not accepted: %s',
  (kind) => {
    for (const stored of [{}, { forms: 3, change: [], url: 'javascript:alert(1)', title: null }]) {
      expect(DRAFTS[kind].safeParse(readDraft(kind, stored)).success).toBe(false);
    }
  },
);
