import { beforeEach, expect, test } from 'vitest';
import type { Answer } from '#modules/engine/shared.ts';
import { DAY_MS, db, newSearchId, setClock } from '#modules/platform/index.server.ts';
import { plantCatalogue } from '../../../tests/fixtures/catalogue.ts';
import { plantAccount } from '../../../tests/fixtures/contributors.ts';
import type { Account } from '../accounts/index.server.ts';
import { react } from '../reactions/index.server.ts';
import { contributorStatistics, countHelpedSearches } from './index.server.ts';

let idea = 0;
let other = 0;
let ada: Account;

beforeEach(async () => {
  await db('contributor_help').delete();
  await db('contributor_help_progress').delete();
  await db('search_session').delete();
  await plantCatalogue({
    ideas: [{ id: 'a' }, { id: 'b' }],
    questions: [1, 2, 3].map((id) => ({ id, category: 'GoodToAsk' })),
  });
  [idea, other] = (await db('idea').orderBy('id').pluck('id')) as [number, number];
  // Staff, so that reactions are accepted at once.
  ada = await plantAccount('Moderator');
});

type Event =
  | { answered: number; answer: Answer }
  | { undone: number }
  | { judged: number; feedback: 'GoodIdea' | 'BadIdea' | 'SawIdea' };

/** A search of now with these events; its id does not matter. */
function search(...events: Event[]): Promise<void> {
  return searchIn(0, events);
}

/** The same of a search that begins in so many hours. */
async function searchIn(hours: number, events: readonly Event[]): Promise<void> {
  const id = newSearchId();
  const [session] = await db('search_session')
    .insert({
      ...{ id, seed: 1, gender: 'Female', age_months: 360, price_min_cents: 0, price_max_cents: 1 },
      ...{ source: 'Natural', page_size: 'small', browser: 'Firefox' },
      created_at: db.raw('now() + make_interval(hours => ?)', [hours]),
    })
    .returning('month');
  await db('search_event').insert(
    events.map((event, seq) => ({
      ...{ session_id: id, month: session!.month, seq },
      ...('answered' in event
        ? { kind: 'answer' as const, question_id: event.answered, answer: event.answer }
        : 'undone' in event
          ? { kind: 'undo' as const, question_id: event.undone }
          : {
              ...{ kind: 'feedback' as const, idea_id: event.judged },
              ...{ feedback: event.feedback, as_question: false },
            }),
    })),
  );
}

const accept = (): Event => ({ judged: idea, feedback: 'GoodIdea' });

/** How many searches Ada helped, counted two days from now. */
async function helped(): Promise<number> {
  setClock(new Date(Date.now() + 2 * DAY_MS));
  await countHelpedSearches();
  return (await contributorStatistics(ada)).searches;
}

test('a search counts once for a contributor whose labels spoke for the accepted idea, however many did', async () => {
  await react(ada, [
    { idea_id: idea, question_id: 1, label: 'YesIsBetter' },
    { idea_id: idea, question_id: 2, label: 'NoIsNeeded' },
  ]);
  await search({ answered: 1, answer: 'Yes' }, { answered: 2, answer: 'No' }, accept());
  await search({ answered: 1, answer: 'ProbablyYes' }, accept());
  expect(await helped()).toBe(2);
  await countHelpedSearches();
  expect((await contributorStatistics(ada)).searches).toBe(2);
  expect(await contributorStatistics(ada)).toEqual({
    ...{ given: 2, waiting: 0, accepted: 2, rejected: 0, searches: 2 },
  });
});

test.each<[why: string, events: () => Event[]]>([
  ['the answer spoke against it', () => [{ answered: 1, answer: 'No' }, accept()]],
  ['nobody knew the answer', () => [{ answered: 1, answer: 'IDontKnow' }, accept()]],
  ['the question was not asked', () => [{ answered: 3, answer: 'Yes' }, accept()]],
  ['the answer was taken back', () => [{ answered: 1, answer: 'Yes' }, { undone: 1 }, accept()]],
  ['no idea was accepted', () => [{ answered: 1, answer: 'Yes' }]],
  [
    'the acceptance was taken back',
    () => [{ answered: 1, answer: 'Yes' }, accept(), { judged: idea, feedback: 'BadIdea' }],
  ],
  [
    'another idea was accepted',
    () => [
      { answered: 1, answer: 'Yes' },
      { judged: other, feedback: 'GoodIdea' },
    ],
  ],
])('a search does not count where %s', async (_, events) => {
  await react(ada, [{ idea_id: idea, question_id: 1, label: 'YesIsBetter' }]);
  await search(...events());
  expect(await helped()).toBe(0);
});

test('a reaction that is not accepted, or given after the answer, helped nobody', async () => {
  const bob = await plantAccount('Contributor');
  await react(bob, [{ idea_id: idea, question_id: 1, label: 'YesIsBetter' }]);
  await search({ answered: 1, answer: 'Yes' }, accept());
  await react(ada, [{ idea_id: idea, question_id: 1, label: 'YesIsBetter' }]);
  expect(await helped()).toBe(0);
  expect(await contributorStatistics(bob)).toMatchObject({ given: 1, waiting: 1, searches: 0 });
});

test('searches of a later day are added to those counted before', async () => {
  await react(ada, [{ idea_id: idea, question_id: 1, label: 'YesIsBetter' }]);
  await search({ answered: 1, answer: 'Yes' }, accept());
  expect(await helped()).toBe(1);
  await searchIn(36, [{ answered: 1, answer: 'Yes' }, accept()]);
  setClock(new Date(Date.now() + 4 * DAY_MS));
  await countHelpedSearches();
  expect((await contributorStatistics(ada)).searches).toBe(2);
});
