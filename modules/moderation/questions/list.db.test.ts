import { beforeAll, expect, test } from 'vitest';
import { countQuestionUse } from '#modules/engine/insight/index.server.ts';
import { db, type RowsWanted } from '#modules/platform/index.server.ts';
import { plantCatalogue } from '../../../tests/fixtures/catalogue.ts';
import { jazzQuestion, newAccount } from '../../../tests/fixtures/contributions.ts';
import { storeSearch } from '../../../tests/fixtures/past-searches.ts';
import type { Account } from '../accounts/index.server.ts';
import { contribute } from '../contributions/index.server.ts';
import { countQuestions, listQuestions, type QuestionOrder } from './index.server.ts';

const ALL = { q: '', category: null, own: false, problem: null };
const FIRST = { orderBy: 'category', direction: 'asc', limit: 50, offset: 0 } as const;

let moderator: Account;
let ada: Account;

beforeAll(async () => {
  await plantCatalogue({
    ideas: Array.from({ length: 6 }, (_, idea) => ({
      id: `${idea}`,
      labels: { 1: 'YesIsBetter', 2: idea < 3 ? 'NoIsNeeded' : 'None', 3: 'YesIsNeeded' },
    })),
    questions: [
      { id: 1, category: 'AskOnlyIfNeeded' },
      { id: 2, category: 'AskStart' },
      { id: 3, category: 'TagMain' },
    ],
  });
  for (let search = 0; search < 30; search += 1) {
    await storeSearch([
      [1, 'Yes'],
      [3, search < 20 ? 'IDontKnow' : 'Good'],
    ]);
  }
  await countQuestionUse();
  moderator = await newAccount('Moderator');
  ada = await newAccount('Contributor');
  const idea_id = (await db('idea').first('id'))!.id;
  expect(
    await contribute(moderator, 'question', jazzQuestion([{ idea_id, label: 'YesIsBetter' }])),
  ).toMatchObject({ ok: true });
});

const ids = async (
  filters: Partial<Parameters<typeof listQuestions>[1]>,
  wanted: Partial<RowsWanted<QuestionOrder>> = {},
  account = moderator,
) => {
  const listed = await listQuestions(account, { ...ALL, ...filters }, { ...FIRST, ...wanted });
  expect(await countQuestions(account, { ...ALL, ...filters })).toBe(listed.length);
  return listed.map(({ id }) => id);
};

test('questions are listed in the order in which a search turns to their categories', async () => {
  expect(await ids({})).toEqual([2, 3, 4, 1]);
  expect(await ids({}, { direction: 'desc' })).toEqual([1, 3, 4, 2]);
});

test('each has its labels other than None, its answers in the last searches, and what is wrong with it', async () => {
  const listed = await listQuestions(moderator, ALL, {
    ...FIRST,
    orderBy: 'asked',
    direction: 'desc',
  });
  expect(listed.slice(0, 2)).toMatchObject([
    { id: 1, labels: 6, asked: 30, yes: 30, no: 0, unknown: 0, problem: 'one_sided' },
    { id: 3, labels: 6, asked: 30, yes: 10, no: 0, unknown: 20, problem: 'unknown' },
  ]);
  expect(listed).toContainEqual(
    expect.objectContaining({ id: 2, labels: 3, asked: 0, problem: 'few_labels' }),
  );
});

test.each(['text', 'labels', 'asked', 'yes', 'no', 'unknown'] as const)(
  'they are sorted by %s',
  async (orderBy) => {
    expect(await ids({}, { orderBy, direction: 'desc' })).toHaveLength(4);
  },
);

test('they are filtered by text, category, problem and contributor', async () => {
  expect(await ids({ category: 'AskStart' })).toEqual([2]);
  expect(await ids({ problem: 'few_labels' })).toEqual([2, 4]);
  expect(await ids({ q: 'JAZZ' })).toEqual([4]);
  expect(await ids({ q: '%' })).toEqual([]);
  expect(await ids({ own: true })).toEqual([4]);
  expect(await ids({ own: true }, {}, ada)).toEqual([]);
});
