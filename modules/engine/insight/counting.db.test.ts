import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { db, query } from '#modules/platform/index.server.ts';
import { storeLater, storeLog } from '../../../tests/fixtures/past-searches.ts';
import { searchLog } from '../../../tests/fixtures/search-logs.ts';
import { type LoggedEvent, plainCount } from '../../../tests/reference/recount.ts';
import { recordMetric, recordVisit, type SessionEvent } from '../session/index.server.ts';
import { checkCounts, countSearches } from './index.server.ts';

async function eraseAll(): Promise<void> {
  for (const table of ['search_session', 'visit', 'counted_day', 'counting_progress'] as const) {
    await db(table).delete();
  }
}

beforeEach(eraseAll);

const FIGURES = [
  'end_kind',
  'accepted_idea',
  'asked',
  'answers',
  'unknown',
  'undone',
  'shown',
  'refused',
  'inconsistent',
  'kept',
  'clicked',
] as const;

/** The log of every search, by its id. */
async function allLogs(): Promise<Map<string, LoggedEvent[]>> {
  const events = await query<LoggedEvent & { session_id: string }>(
    db,
    'select * from search_event order by session_id, seq',
  );
  return Map.groupBy(events, ({ session_id }) => session_id);
}

/** Compares all facts with a plain reading of all logs. */
async function expectExact(): Promise<void> {
  const logs = await allLogs();
  const facts = await db('search_fact').select('session_id', ...FIGURES);
  const counted = new Map([...logs].map(([sid, events]) => [sid, plainCount(events)]));
  for (const { session_id, ...figures } of facts) {
    expect(counted.get(session_id!) ?? plainCount([])).toMatchObject(figures);
  }
  expect(facts.length).toBe(await count('search_session'));
  const searches = [...counted.values()];
  const ideas = searches.flatMap(({ ideas, verdicts, clickedIdeas, accepted_idea }) =>
    [...ideas].map((id) => ({
      id,
      verdict: id === accepted_idea ? 'accepted' : verdicts.get(id),
      clicked: clickedIdeas.has(id),
    })),
  );
  const of = (id: number, verdict: string) =>
    ideas.filter((each) => each.id === id && each.verdict === verdict).length;
  for (const fact of await totals('idea_fact', 'idea_id', IDEA_FIGURES)) {
    const { key } = fact;
    expect(fact).toEqual({
      key,
      shown: ideas.filter(({ id }) => id === key).length,
      accepted: of(key, 'accepted'),
      kept: of(key, 'GoodIdea'),
      clicked: ideas.filter(({ id, clicked }) => id === key && clicked).length,
      bad: of(key, 'BadIdea'),
      better: of(key, 'YouCanDoBetter'),
      close: of(key, 'YouAreClose'),
      owned: of(key, 'HasAlready'),
      inconsistent: of(key, 'InconsistentIdea'),
      unsure: of(key, 'IDontKnow'),
    });
  }
  for (const fact of await totals('question_fact', 'question_id', QUESTION_FIGURES)) {
    const { key } = fact;
    const asked = searches.filter(({ questions }) => questions.has(key));
    const answered = (...wanted: string[]) =>
      asked.filter(({ given }) => wanted.includes(given.get(key) ?? '')).length;
    expect(fact).toEqual({
      key,
      asked: asked.length,
      yes: answered('Yes', 'Good'),
      probably_yes: answered('ProbablyYes'),
      unknown: answered('IDontKnow'),
      probably_no: answered('ProbablyNo'),
      no: answered('No', 'Bad'),
      accepted: asked.filter(({ end_kind }) => end_kind === 'accepted').length,
    });
  }
}

const IDEA_FIGURES = [
  ...['shown', 'accepted', 'kept', 'clicked', 'bad', 'better', 'close', 'owned', 'inconsistent'],
  'unsure',
];
const QUESTION_FIGURES = [
  ...['asked', 'yes', 'probably_yes', 'unknown', 'probably_no', 'no', 'accepted'],
];

function totals(table: string, key: string, figures: readonly string[]) {
  const sums = figures.map((each) => `sum(${each})::int as ${each}`).join(', ');
  return query<{ key: number }>(db, `select ${key} as key, ${sums} from ${table} group by ${key}`);
}

async function count(table: 'search_session' | 'search_fact'): Promise<number> {
  return Number((await db(table).count())[0]?.count);
}

/** All facts, as they would be after any other counting of the same. */
const everything = () =>
  query<object>(
    db,
    `select to_jsonb(fact) - 'id' as fact from search_fact fact
     union all select to_jsonb(fact) from idea_fact fact union all select to_jsonb(fact) from question_fact fact
     order by fact`,
  );

const HOUR_MS = 3_600_000;
const search = fc.record({
  log: searchLog,
  later: fc.nat(3),
  hoursAgo: fc.nat(24 * 70),
  age_months: fc.integer({ min: 0, max: 1200 }),
  price_max_cents: fc.integer({ min: 2000, max: 20_000 }),
});

test('facts are what a plain recount of the logs says, also after events that came late', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(search, { minLength: 1, maxLength: 12 }), async (searches) => {
      await eraseAll();
      const late: { sid: string; events: SessionEvent[] }[] = [];
      for (const { log, later, hoursAgo, ...described } of searches) {
        const created_at = new Date(Date.now() - hoursAgo * HOUR_MS);
        const kept = log.slice(0, Math.max(0, log.length - later));
        const sid = await storeLog(kept, { ...described, created_at });
        late.push({ sid, events: log.slice(kept.length) });
      }
      await countSearches();
      await expectExact();
      for (const { sid, events } of late) await storeLater(sid, events);
      await countSearches();
      await expectExact();
      const before = await everything();
      expect(await checkCounts()).toEqual([]);
      await db('counted_day').delete();
      await checkCounts();
      expect(await everything()).toEqual(before);
    }),
    { numRuns: 6 },
  );
});

const ASKS: SessionEvent[] = [
  { kind: 'question', question_id: 1 },
  { kind: 'answer', question_id: 1, answer: 'Yes' },
];

test('a day in France begins at midnight there', async () => {
  await storeLog(ASKS, { created_at: new Date('2026-07-14T22:30:00Z') });
  await countSearches();
  const facts = await query(db, 'select day, hour from search_fact');
  expect(facts).toEqual([{ day: '2026-07-15', hour: 0 }]);
});

test('a run without changes counts nothing, and one that was cut short begins again where it began', async () => {
  const sid = await storeLog(ASKS);
  await storeLog(ASKS, { created_at: new Date('2026-03-03T12:00:00Z') });
  const stopped = AbortSignal.abort(new Error('stopped'));
  await expect(countSearches(stopped)).rejects.toThrow('stopped');
  expect(await countSearches()).toHaveLength(2);
  expect(await countSearches()).toEqual([]);
  await storeLater(sid, [{ kind: 'give_up' }]);
  expect(await countSearches()).toHaveLength(1);
});

test('a measure of the browser and a visit to a shop are counted too', async () => {
  const sid = await storeLog(ASKS);
  await recordMetric(sid, 'time_to_first_question', 840);
  await recordVisit('idea-redirect', sid);
  await recordVisit('idea-redirect', null);
  await countSearches();
  expect(await query(db, 'select first_question_ms from search_fact')).toEqual([
    { first_question_ms: 840 },
  ]);
  expect(await query(db, 'select exits, measures from counted_day')).toEqual([
    { exits: 2, measures: 1 },
  ]);
});

describe('when old searches were erased', () => {
  test('their facts stay, without their ids', async () => {
    const sid = await storeLog(ASKS, { created_at: new Date('2026-03-03T12:00:00Z') });
    await storeLog(ASKS, { created_at: new Date('2026-03-03T14:00:00Z') });
    await countSearches();
    await db('search_session').where({ id: sid }).delete();
    await checkCounts();
    const facts = await db('search_fact').orderBy('hour').select('session_id', 'asked');
    expect(facts).toEqual([
      { session_id: null, asked: 1 },
      { session_id: expect.any(String), asked: 1 },
    ]);
  });
});

test('a search is counted for the version of the learning that was in use when it began', async () => {
  await db('learning_version').delete();
  const [version] = await db('learning_version')
    .insert({ counted_until: new Date() })
    .returning('id');
  await db('learning_activation').insert({ version_id: version!.id, at: new Date('2026-05-01') });
  await db('learning_activation').insert({ version_id: null, at: new Date('2026-05-03') });
  for (const day of ['2026-04-30', '2026-05-02', '2026-05-04']) {
    await storeLog(ASKS, { created_at: new Date(`${day}T12:00:00Z`) });
  }
  await countSearches();
  const facts = await query(db, 'select learning_version from search_fact order by day');
  expect(facts.map((fact) => Object.values(fact)[0])).toEqual([null, version!.id, null]);
});
