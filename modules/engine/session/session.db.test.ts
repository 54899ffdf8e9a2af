import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, db, setClock } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../../../tests/fixtures/catalogue.ts';
import { START } from '../../../tests/fixtures/search.ts';
import { asked, eventCount, searchFor, shown, stepAfter } from '../../../tests/fixtures/session.ts';
import { refreshSnapshot } from '../snapshot/index.server.ts';
import {
  answerQuestion,
  giveFeedback,
  openIdea,
  recordMetric,
  recordVisit,
  startSession,
  undoMove,
} from './commands.server.ts';
import { currentStep, explainSession, highlightIdeas } from './queries.server.ts';
import { deleteExpiredHints } from './retention.server.ts';

const UNKNOWN_SID = 'A'.repeat(22);

beforeEach(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  await refreshSnapshot();
});

describe('a guided search', () => {
  test('begins with a question in the form for the recipient', async () => {
    const { step } = await startSession(START);
    expect(asked(step).content).toBe(`Female interrogative ${asked(step).id}`);
    expect(step).toMatchObject({ step: 1, answered: [] });
  });

  test('leads to the idea that fits the answers, with the reasons in French forms', async () => {
    const { step } = await searchFor(11);
    const idea = shown(step);
    expect(idea).toMatchObject({ title: 'Idée i11', price: 3000, available: true });
    expect(idea.reasons).toHaveLength(3);
    for (const reason of idea.reasons) expect(reason).toMatch(/^Female (affirmative|negative) \d$/);
  });

  test('ends when the idea pleases, and stays ended', async () => {
    const { sid, step } = await searchFor(3);
    const end = await stepAfter(giveFeedback(sid, shown(step).key, 'GoodIdea', false));
    expect(end).toMatchObject({ kind: 'end', idea: { title: 'Idée i3' } });
    expect(await currentStep(sid)).toEqual(end);
  });

  test.each([
    ['GoodIdea', true],
    ['YouAreClose', false],
  ] as const)('goes on with another idea like it after %s', async (feedback, goesOn) => {
    const { sid, step } = await searchFor(3);
    const next = await stepAfter(giveFeedback(sid, shown(step).key, feedback, goesOn));
    // Sixteen ideas differ by four labels: these by one.
    expect(['i1', 'i2', 'i7', 'i11'].map((id) => `Idée ${id}`)).toContain(shown(next).title);
  });

  test('never shows an idea twice, not even after a reset, and gives up after twelve refused ideas', async () => {
    let { sid, step } = await startSession(START);
    const titles: string[] = [];
    let refused = 0;
    while (step.kind !== 'give_up') {
      if (step.kind === 'question') {
        step = await stepAfter(answerQuestion(sid, step.question.id, 'IDontKnow'));
        continue;
      }
      titles.push(shown(step).title);
      refused += 1;
      step = await stepAfter(
        giveFeedback(sid, shown(step).key, refused === 1 ? 'Reset' : 'InconsistentIdea', false),
      );
    }
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles).toHaveLength(13);
  });

  test('a reset is announced', async () => {
    const { sid, step } = await searchFor(5);
    const outcome = await giveFeedback(sid, shown(step).key, 'Reset', false);
    expect(outcome).toMatchObject({ ok: true, reset: true });
  });

  test('is resumed at the very same step', async () => {
    const { sid, step } = await startSession(START);
    expect(await currentStep(sid)).toEqual(step);
    const { sid: other, step: idea } = await searchFor(9);
    expect(await currentStep(other)).toEqual(idea);
  });
});

describe('idempotence', () => {
  test('an answer sent twice counts once', async () => {
    const { sid, step } = await startSession(START);
    const { id } = asked(step);
    const next = await stepAfter(answerQuestion(sid, id, 'Yes'));
    const again = await stepAfter(answerQuestion(sid, id, 'No'));
    expect(again).toEqual(next);
    expect(await eventCount(sid)).toBe(3);
  });

  test('ten identical answers at once count once', async () => {
    const { sid, step } = await startSession(START);
    const { id } = asked(step);
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => answerQuestion(sid, id, 'Yes')),
    );
    for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
    expect(await eventCount(sid)).toBe(3);
  });

  test('the same feedback on an idea twice counts once', async () => {
    const { sid, step } = await searchFor(3);
    const { key } = shown(step);
    const next = await stepAfter(giveFeedback(sid, key, 'BadIdea', false));
    const before = await eventCount(sid);
    expect(await stepAfter(giveFeedback(sid, key, 'BadIdea', false))).toEqual(next);
    expect(await eventCount(sid)).toBe(before);
  });

  test('that an idea was seen and clicked is stored once each, and the idea stays', async () => {
    const { sid, step } = await searchFor(3);
    const { key } = shown(step);
    const before = await eventCount(sid);
    for (const feedback of ['SawIdea', 'SawIdea', 'ClickedOnIdea', 'ClickedOnIdea'] as const) {
      expect(await stepAfter(giveFeedback(sid, key, feedback, false))).toEqual(step);
    }
    expect(await eventCount(sid)).toBe(before + 2);
    const clicks = await db('idea_click').join('idea', 'idea.id', 'idea_id').where(key);
    expect(clicks).toMatchObject([{ clicks: 1 }]);
  });
});

test('a click is stored for any idea that is shown or highlighted, and for no other', async () => {
  const { sid, step } = await searchFor(3);
  const { key } = shown(step);
  const next = await stepAfter(giveFeedback(sid, key, 'BadIdea', false));
  const [highlight] = (await highlightIdeas(sid, 9)) ?? [];
  const before = await eventCount(sid);
  for (const clicked of [key, highlight!.key, { ...key, id_within_merchant: 'nowhere' }]) {
    expect(await stepAfter(giveFeedback(sid, clicked, 'ClickedOnIdea', false))).toEqual(next);
  }
  expect(await eventCount(sid)).toBe(before + 2);
});

describe('undo', () => {
  test('takes back the last answer and asks that question again', async () => {
    const { sid, step } = await startSession(START);
    await answerQuestion(sid, asked(step).id, 'Yes');
    const back = await stepAfter(undoMove(sid, null));
    expect(asked(back)).toEqual(asked(step));
    expect(back).toMatchObject({ answered: [] });
  });

  test('an answer « je ne sais pas » is listed as a question', async () => {
    const { sid, step } = await startSession(START);
    const { id } = asked(step);
    expect(await stepAfter(answerQuestion(sid, id, 'IDontKnow'))).toMatchObject({
      answered: [{ question_id: id, content: `Female affirmative ${id}\u00a0?` }],
    });
  });

  test('takes back any earlier answer and keeps the others', async () => {
    const { sid, step } = await startSession(START);
    const first = asked(step).id;
    const second = asked(await stepAfter(answerQuestion(sid, first, 'Yes'))).id;
    await answerQuestion(sid, second, 'No');
    const back = await stepAfter(undoMove(sid, first));
    expect(asked(back).id).toBe(first);
    expect(back).toMatchObject({
      answered: [{ question_id: second, content: `Female negative ${second}`, answer: 'No' }],
    });
  });

  test('takes back the last move, an answer or feedback, until nothing is left', async () => {
    const { sid, step } = await searchFor(3);
    const { key } = shown(step);
    const next = await stepAfter(giveFeedback(sid, key, 'BadIdea', false));
    expect(next).toMatchObject({ judged: [{ key, feedback: 'BadIdea', after: 4 }] });
    const back = await stepAfter(undoMove(sid, null));
    expect(back).toMatchObject({ kind: 'idea', idea: { key }, aaq: false, judged: [] });
    for (const left of [3, 2, 1, 0]) {
      const { answered } = (await stepAfter(undoMove(sid, null))) as { answered: unknown[] };
      expect(answered).toHaveLength(left);
    }
  });

  test('of an answer and the same answer again bring back the idea that was current', async () => {
    const { sid, step } = await searchFor(3);
    const back = asked(await stepAfter(undoMove(sid, null)));
    const answer = (3 >> (back.id - 1)) & 1 ? 'Yes' : 'No';
    const again = await stepAfter(answerQuestion(sid, back.id, answer));
    expect(shown(again)).toEqual(shown(step));
  });

  test('of a feedback given earlier brings that idea back with its choices', async () => {
    const { sid, step } = await searchFor(3);
    const { key } = shown(step);
    let next = await stepAfter(giveFeedback(sid, key, 'InconsistentIdea', false));
    next = await stepAfter(giveFeedback(sid, shown(next).key, 'InconsistentIdea', false));
    const back = await stepAfter(undoMove(sid, key));
    expect(shown(back).key).toEqual(key);
    expect(back).toMatchObject({ judged: [{ feedback: 'InconsistentIdea' }] });
    expect(await currentStep(sid)).toEqual(back);
    // The idea that was replaced is the best one again.
    const forward = await stepAfter(giveFeedback(sid, key, 'InconsistentIdea', false));
    expect(shown(forward)).toEqual(shown(next));
  });

  test('of the found gift goes on where it was accepted, and of nothing before it', async () => {
    const { sid, step } = await searchFor(3);
    const { key } = shown(step);
    const end = await stepAfter(giveFeedback(sid, key, 'GoodIdea', false));
    expect(await stepAfter(undoMove(sid, 1))).toEqual(end);
    const back = await stepAfter(undoMove(sid, key));
    expect(back).toMatchObject({ kind: 'idea', idea: { key }, judged: [] });
    expect(await currentStep(sid)).toEqual(back);
    const next = await stepAfter(giveFeedback(sid, key, 'YouCanDoBetter', false));
    expect(shown(next).key).not.toEqual(key);
  });

  test('with nothing to take back shows the current step', async () => {
    const { sid, step } = await startSession(START);
    expect(await stepAfter(undoMove(sid, null))).toEqual(step);
    expect(await stepAfter(undoMove(sid, 4000))).toEqual(step);
  });
});

describe('kept ideas', () => {
  /** A search that liked its first idea and went on. */
  async function searchThatKept() {
    const { sid, step } = await searchFor(3);
    const { key } = shown(step);
    const next = await stepAfter(giveFeedback(sid, key, 'GoodIdea', true));
    return { sid, key, next };
  }

  test('are there at every step, on resuming, and never proposed again', async () => {
    const { sid, key, next } = await searchThatKept();
    expect(next).toMatchObject({ kept: [{ key, title: 'Idée i3' }] });
    expect(await currentStep(sid)).toEqual(next);
    const highlighted = await highlightIdeas(sid, 9);
    expect(highlighted?.map(({ title }) => title)).not.toContain('Idée i3');
  });

  test('are accepted later, which ends the search', async () => {
    const { sid, key } = await searchThatKept();
    const end = await stepAfter(giveFeedback(sid, key, 'GoodIdea', false));
    expect(end).toMatchObject({ kind: 'end', idea: { key }, kept: [] });
  });

  test('are removed without changing the step, and brought back by undo', async () => {
    const { sid, key, next } = await searchThatKept();
    const without = await stepAfter(giveFeedback(sid, key, 'IDontKnow', false));
    expect(without).toMatchObject({ kept: [], kind: next.kind });
    expect(await stepAfter(undoMove(sid, null))).toMatchObject({ kept: [{ key }] });
  });

  test('are listed with the accepted idea, and after a search gave up, which they can still end', async () => {
    const { sid, key, next } = await searchThatKept();
    const other = await searchThatKept();
    const end = await stepAfter(giveFeedback(sid, shown(next).key, 'GoodIdea', false));
    expect(end).toMatchObject({ kind: 'end', idea: { key: shown(next).key }, kept: [{ key }] });
    let step = other.next;
    while (step.kind === 'idea' || step.kind === 'question') {
      step =
        step.kind === 'idea'
          ? await stepAfter(giveFeedback(other.sid, step.idea.key, 'InconsistentIdea', false))
          : await stepAfter(answerQuestion(other.sid, step.question.id, 'IDontKnow'));
    }
    expect(step).toMatchObject({ kind: 'give_up', kept: [{ key }] });
    const well = await stepAfter(giveFeedback(other.sid, key, 'GoodIdea', false));
    expect(well).toMatchObject({ kind: 'end', idea: { key } });
  });
});

describe('a highlighted idea', () => {
  async function firstHighlight() {
    const { sid, step } = await startSession(START);
    const [highlight] = (await highlightIdeas(sid, 3)) ?? [];
    return { sid, step, key: highlight!.key };
  }

  test('opens as a full card, and the step below it does not change', async () => {
    const { sid, step, key } = await firstHighlight();
    expect(await openIdea(sid, key)).toMatchObject({ ok: true, idea: { key }, step });
    expect(await currentStep(sid)).toEqual(step);
  });

  test('takes every choice: when kept or refused the step does not change, when accepted the search ends', async () => {
    const { sid, step, key } = await firstHighlight();
    const question = asked(step);
    const kept = await stepAfter(giveFeedback(sid, key, 'GoodIdea', true));
    expect(kept).toMatchObject({ question, kept: [{ key }] });
    const [second, third] = (await highlightIdeas(sid, 3)) ?? [];
    const refused = await stepAfter(giveFeedback(sid, second!.key, 'BadIdea', false));
    expect(refused).toMatchObject({ question, judged: [{ key }, { key: second!.key }] });
    const after = (await highlightIdeas(sid, 9)) ?? [];
    expect(after.map(({ title }) => title)).not.toContain(second!.title);
    const end = await stepAfter(giveFeedback(sid, third!.key, 'GoodIdea', false));
    expect(end).toMatchObject({ kind: 'end', idea: { key: third!.key }, kept: [{ key }] });
  });

  test('that was opened takes feedback from then on; one that was never shown is rejected', async () => {
    const { sid, step, key } = await firstHighlight();
    await openIdea(sid, key);
    let next = await stepAfter(answerQuestion(sid, asked(step).id, 'Yes'));
    next = await stepAfter(answerQuestion(sid, asked(next).id, 'Yes'));
    next = await stepAfter(answerQuestion(sid, asked(next).id, 'Yes'));
    const now = (await highlightIdeas(sid, 9)) ?? [];
    const hidden = SIXTEEN_IDEAS.ideas.filter(
      ({ id }) => id !== key.id_within_merchant && !now.some(({ title }) => title.endsWith(id)),
    );
    const before = await eventCount(sid);
    for (const { id } of hidden) {
      const never = { merchant_id: 0, id_within_merchant: id };
      const rejection = { ok: false, reason: 'wrong_answer' };
      expect(await giveFeedback(sid, never, 'GoodIdea', true)).toEqual(rejection);
      expect(await openIdea(sid, never)).toEqual(rejection);
    }
    expect(hidden.length).toBeGreaterThan(0);
    expect(await eventCount(sid)).toBe(before);
    expect(await stepAfter(giveFeedback(sid, key, 'GoodIdea', true))).toMatchObject({
      kept: [{ key }],
    });
  });
});

describe('a very long search', () => {
  /** As many moves as it takes for the log to have so many events: an answer, taken back, and again. */
  async function moveUntil(sid: string, questionId: number, events: number): Promise<void> {
    await db.raw(
      `insert into search_event (month, session_id, seq, kind, question_id, answer)
       select month, id, seq, (array['answer', 'question', 'undo', 'question'])[1 + (seq + 3) % 4]::search_event_kind, ?::integer,
         case when seq % 4 = 1 then 'Yes'::answer end
       from search_session, generate_series(1, ?) as seq where id = ?`,
      [questionId, events - 1, sid],
    );
  }

  test('is given up after five hundred moves, and then takes no more', async () => {
    const { sid, step } = await startSession(START);
    const { id } = asked(step);
    await moveUntil(sid, id, 999);
    const resumed = await currentStep(sid);
    expect(asked(resumed!).id).toBe(id);
    expect(await stepAfter(answerQuestion(sid, id, 'Yes'))).toEqual({ kind: 'give_up', kept: [] });
    const full = await eventCount(sid);
    for (let round = 0; round < 5; round++) {
      expect(await stepAfter(undoMove(sid, null))).toEqual({ kind: 'give_up', kept: [] });
      expect(await stepAfter(answerQuestion(sid, id, 'No'))).toEqual({ kind: 'give_up', kept: [] });
    }
    expect(full).toBeLessThan(1005);
    expect(await eventCount(sid)).toBe(full);
  });

  test('is given up as well after nothing but feedback on one idea', async () => {
    const { sid, step } = await startSession(START);
    const [highlight] = (await highlightIdeas(sid, 3)) ?? [];
    await moveUntil(sid, asked(step).id, 999);
    const { key } = highlight!;
    expect((await stepAfter(giveFeedback(sid, key, 'GoodIdea', true))).kind).toBe('give_up');
    for (const feedback of ['BadIdea', 'GoodIdea', 'HasAlready'] as const) {
      await giveFeedback(sid, key, feedback, true);
    }
    expect(await eventCount(sid)).toBeLessThan(1005);
  });
});

describe('rejections', () => {
  test('an unknown or malformed session id is invalid everywhere', async () => {
    for (const sid of [UNKNOWN_SID, '', "' or 1=1", '\u0000', 'x'.repeat(10_000)]) {
      expect(await currentStep(sid)).toBeNull();
      expect(await highlightIdeas(sid, 3)).toBeNull();
      expect(await explainSession(sid)).toBeNull();
      expect(await recordMetric(sid, 'time_to_first_question', 1)).toBe(false);
      expect(await answerQuestion(sid, 1, 'Yes')).toEqual({ ok: false, reason: 'invalid_session' });
      expect(await undoMove(sid, null)).toEqual({ ok: false, reason: 'invalid_session' });
    }
  });

  test('Good answers tags only, and doubt only questions that allow it', async () => {
    await plantCatalogue({
      ...SIXTEEN_IDEAS,
      questions: SIXTEEN_IDEAS.questions.map((question) => ({ ...question, allowDoubt: false })),
    });
    await refreshSnapshot();
    const { sid, step } = await startSession(START);
    for (const answer of ['Good', 'Bad', 'ProbablyYes', 'ProbablyNo'] as const) {
      expect(await answerQuestion(sid, asked(step).id, answer)).toEqual({
        ok: false,
        reason: 'wrong_answer',
      });
    }
  });
});

describe('when the catalogue changes during a search', () => {
  test('a question that is gone is replaced by another', async () => {
    const { sid, step } = await startSession(START);
    await db('question')
      .where({ id: asked(step).id })
      .delete();
    await refreshSnapshot();
    const replaced = await currentStep(sid);
    expect(asked(replaced!).id).not.toBe(asked(step).id);
    expect(await currentStep(sid)).toEqual(replaced);
  });

  test('a search that ended stays ended when its idea is gone', async () => {
    const { sid, step } = await searchFor(3);
    await giveFeedback(sid, shown(step).key, 'GoodIdea', false);
    await db('idea')
      .where({ id_within_merchant: shown(step).key.id_within_merchant })
      .delete();
    await refreshSnapshot();
    expect(await currentStep(sid)).toEqual({ kind: 'end', idea: null, kept: [] });
    expect(await currentStep(sid)).toEqual({ kind: 'end', idea: null, kept: [] });
  });

  test('a search over an empty catalogue gives up at once', async () => {
    await plantCatalogue({ ideas: [], questions: [] }).catch(() => db('idea').delete());
    await refreshSnapshot();
    expect((await startSession(START)).step.kind).toBe('give_up');
  });
});

describe('what is kept', () => {
  test('the profile, the source, the class of page and the browser family, nothing that identifies anyone', async () => {
    const { sid } = await startSession({
      ...START,
      from_location: '/noel?gk=cadeau+femme&gks=cadeau+mere&gc=hiver&gclid=secret',
      env: {
        pw: 390,
        ph: 844,
        dpi: 3,
        ua: 'Mozilla/5.0 (iPhone) Version/19 Safari/605',
        uv: '0.30',
      },
    });
    const row = await db('search_session').where({ id: sid }).first();
    expect(row).toMatchObject({
      occasion: 'christmas',
      source: 'Multiple',
      source_keyword: 'cadeau femme',
      source_strict_keyword: 'cadeau mere',
      source_campaign: 'hiver',
      page_size: 'small',
      browser: 'Safari',
      hints: null,
    });
    expect(JSON.stringify(row)).not.toMatch(/iPhone|secret/);
  });

  test('hints, and what they matched, are deleted after thirty days', async () => {
    const begunDaysAgo = async (days: number) => {
      setClock(new Date(Date.now() - days * DAY_MS));
      const { sid } = await startSession({ ...START, hints: 'description' });
      setClock(null);
      return sid;
    };
    const stored = (sid: string) => db('search_session').where({ id: sid }).first();
    const [recent, old] = [await begunDaysAgo(29), await begunDaysAgo(31)];
    await deleteExpiredHints();
    expect((await stored(recent))?.hints).toBe('description');
    expect(await stored(old)).toMatchObject({ hints: null, hint_matches: null });
    // A clock that runs ahead deletes nothing early.
    setClock(new Date(Date.now() + 31 * DAY_MS));
    await deleteExpiredHints();
    expect((await stored(recent))?.hints).toBe('description');
  });

  test('a metric is kept once, a visit with its session when there is one', async () => {
    const { sid } = await startSession(START);
    expect(await recordMetric(sid, 'time_to_first_question', 120)).toBe(true);
    await recordMetric(sid, 'time_to_first_question', 999);
    expect(await db('search_metric').where({ session_id: sid })).toMatchObject([{ value: 120 }]);
    await recordVisit('idea-redirect', sid);
    await recordVisit('idea-redirect', UNKNOWN_SID);
    const sids = (await db('visit').orderBy('id')).map((visit) => visit.session_id);
    expect(sids.slice(-2)).toEqual([sid, null]);
  });
});

test('highlights are the top ideas, none twice', async () => {
  const { sid } = await startSession(START);
  const ideas = await highlightIdeas(sid, 3);
  expect(new Set(ideas?.map(({ title }) => title)).size).toBe(3);
});

test('staff see the top ideas with weights, the questions with gains, and the entropy', async () => {
  const { sid } = await startSession(START);
  const explained = await explainSession(sid);
  const weights = explained!.state.ideas.map(({ weight }) => weight);
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  expect(explained?.state.entropy).toBeGreaterThan(3.5);
  expect(explained?.state.entropy).toBeLessThan(4);
  expect(explained?.state.questions).toHaveLength(4);
});
