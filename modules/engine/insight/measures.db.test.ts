import { beforeEach, expect, test } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import { storeLog } from '../../../tests/fixtures/past-searches.ts';
import type { SessionEvent } from '../session/index.server.ts';
import { countSearches, measureSearches } from './index.server.ts';
import { DIMENSIONS, MEASURES } from './shared.ts';

const ASKS: SessionEvent[] = [
  { kind: 'question', question_id: 1 },
  { kind: 'answer', question_id: 1, answer: 'IDontKnow' },
];
const SHOWS: SessionEvent = { kind: 'idea', idea_id: 7, as_question: false };
const ACCEPTS: SessionEvent = {
  kind: 'feedback',
  idea_id: 7,
  feedback: 'GoodIdea',
  as_question: false,
};

beforeEach(async () => {
  for (const table of ['search_session', 'counted_day', 'counting_progress'] as const) {
    await db(table).delete();
  }
  const on = (day: string) => ({ created_at: new Date(`${day}T12:00:00Z`) });
  await storeLog([...ASKS, SHOWS, ACCEPTS], { ...on('2026-03-02'), gender: 'Male' });
  await storeLog(ASKS, { ...on('2026-03-08'), source: 'Google', source_keyword: 'cadeau' });
  await storeLog([SHOWS], { ...on('2026-03-09'), age_months: 800 });
  await storeLog([], { ...on('2026-03-09'), screen: 'square' });
  await countSearches();
});

test('searches are measured by week, with what there is nothing to measure of left open', async () => {
  const weeks = await measureSearches({
    by: ['week'],
    of: ['searches', 'acceptance', 'unknown_share', 'proposals_to_accepted'],
    filter: { screen: 'search' },
  });
  expect(weeks).toEqual([
    {
      by: { week: '2026-03-02' },
      of: { searches: 2, acceptance: 0.5, unknown_share: 1, proposals_to_accepted: 1 },
    },
    {
      by: { week: '2026-03-09' },
      of: { searches: 1, acceptance: 0, unknown_share: null, proposals_to_accepted: null },
    },
  ]);
});

test('a filter on days includes both, and others narrow down what is measured', async () => {
  const count = async (filter: Parameters<typeof measureSearches>[0]['filter']) =>
    (await measureSearches({ by: [], of: ['searches'], filter }))[0]?.of.searches;
  expect(await count({ from: '2026-03-02', to: '2026-03-08' })).toBe(2);
  expect(await count({ gender: 'Male', from: null })).toBe(1);
  expect(await count({ ageBand: 5 })).toBe(1);
  expect(await count({ keyword: 'cadeau', source: 'Google' })).toBe(1);
  expect(await count({ end: 'accepted', budgetBand: 2 })).toBe(1);
  expect(await count({ screen: 'square' })).toBe(1);
});

test('the groups with most of a measure come first, and at most so many', async () => {
  const [first, ...others] = await measureSearches({
    by: ['gender'],
    of: ['searches'],
    mostOf: 'searches',
    limit: 1,
  });
  expect(first).toEqual({ by: { gender: 'Female' }, of: { searches: 3 } });
  expect(others).toEqual([]);
});

test('every measure can be taken by every dimension', async () => {
  for (const dimension of DIMENSIONS) {
    const groups = await measureSearches({ by: [dimension], of: MEASURES });
    expect(groups.reduce((sum, { of }) => sum + (of.searches ?? 0), 0)).toBe(4);
  }
});
