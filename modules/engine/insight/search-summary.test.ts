import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchLog } from '../../../tests/fixtures/search-logs.ts';
import { plainCount } from '../../../tests/reference/recount.ts';
import type { SessionEvent } from '../session/index.server.ts';
import { summarizeSearch, type TimedEvent } from './search-summary.ts';
import { ageBand, budgetBand, separation } from './shared.ts';

const timed = (events: readonly SessionEvent[]): TimedEvent[] =>
  events.map((event, index) => ({ ...event, at: 1_000_000 + index * 3000 }));
const summaryOf = (...events: SessionEvent[]) => summarizeSearch(timed(events));

const asks = (question_id: number): SessionEvent => ({ kind: 'question', question_id });
const answers = (question_id: number, answer: 'Yes' | 'IDontKnow' = 'Yes'): SessionEvent => ({
  kind: 'answer',
  question_id,
  answer,
});
const shows = (idea_id: number): SessionEvent => ({ kind: 'idea', idea_id, as_question: false });
const gives = (
  idea_id: number,
  feedback: Extract<SessionEvent, { kind: 'feedback' }>['feedback'],
  as_question = true,
): SessionEvent => ({ kind: 'feedback', idea_id, feedback, as_question });

test('a summary says what a plain reading of the log counts', () => {
  fc.assert(
    fc.property(searchLog, (events) => {
      const { ideas, questions, ...summary } = summarizeSearch(timed(events));
      const {
        verdicts,
        given: _,
        ideas: seen,
        questions: asked,
        clickedIdeas,
        ...plain
      } = plainCount(events.map((event) => ({ ...NOTHING, ...event })));
      expect(summary).toMatchObject(plain);
      expect(new Set(ideas.map(({ idea_id }) => idea_id))).toEqual(seen);
      for (const { idea_id, verdict, clicked } of ideas) {
        expect(verdict).toBe(verdicts.get(idea_id) ?? null);
        expect(clicked).toBe(clickedIdeas.has(idea_id));
      }
      expect(new Set(questions.map(({ question_id }) => question_id))).toEqual(asked);
    }),
    { numRuns: 500 },
  );
});

const NOTHING = {
  question_id: null,
  answer: null,
  idea_id: null,
  feedback: null,
  as_question: null,
};

test('an accepted idea ends a search, and how long it took is counted', () => {
  const summary = summaryOf(
    ...[asks(1), answers(1), asks(2), answers(2, 'IDontKnow'), shows(7), gives(7, 'BadIdea')],
    ...[asks(3), answers(3), shows(8), gives(8, 'ClickedOnIdea'), gives(8, 'GoodIdea', false)],
  );
  expect(summary).toMatchObject({
    end_kind: 'accepted',
    accepted_idea: 8,
    questions_to_idea: 2,
    proposals_to_accepted: 2,
    seconds: 30,
    refused: 1,
    clicked: 1,
  });
});

test('going to a shop counts before giving up, and a square that was only looked at was left', () => {
  expect(summaryOf(shows(7), gives(7, 'ClickedOnIdea'), { kind: 'give_up' }).end_kind).toBe(
    'clicked',
  );
  expect(summaryOf(shows(7), gives(7, 'BadIdea'), { kind: 'give_up' }).end_kind).toBe('gave_up');
  expect(summaryOf().end_kind).toBe('left');
});

test('feedback that was taken back is none, a Reset takes nothing back, and an undone Reset neither', () => {
  const back: SessionEvent = { kind: 'undo', question_id: null, idea_id: 7 };
  expect(summaryOf(shows(7), gives(7, 'BadIdea'), back).refused).toBe(0);
  const reset = [shows(7), gives(7, 'BadIdea'), shows(8), gives(8, 'Reset')];
  expect(summaryOf(...reset).refused).toBe(1);
  expect(summaryOf(...reset, { ...back, idea_id: 8 } as SessionEvent).refused).toBe(1);
});

test('an idea that is refused, proposed again and accepted is not refused', () => {
  const again = [shows(7), gives(7, 'HasAlready'), shows(8), gives(8, 'BadIdea'), shows(7)];
  expect(summaryOf(...again, gives(7, 'GoodIdea', false))).toMatchObject({
    accepted_idea: 7,
    refused: 1,
  });
});

test('the question that a visitor left at is known, also when its answer was taken back', () => {
  const back: SessionEvent = { kind: 'undo', question_id: 1, idea_id: null };
  const { questions } = summaryOf(asks(1), answers(1), asks(2), back);
  expect(questions).toEqual([
    { question_id: 1, answer: null, undone: true, left_at: true },
    { question_id: 2, answer: null, undone: false, left_at: false },
  ]);
});

test('ages and budgets fall in bands', () => {
  expect([0, 215, 216, 359, 780, 1200].map(ageBand)).toEqual([0, 0, 1, 2, 5, 5]);
  expect([0, 2000, 2001, 10_000, 10_001].map(budgetBand)).toEqual([0, 0, 1, 2, 3]);
});

test('a question separates when it is answered both ways, and not when nobody knows', () => {
  const none = { yes: 0, probably_yes: 0, unknown: 0, probably_no: 0, no: 0 };
  expect(separation(none)).toBeNull();
  expect(separation({ ...none, yes: 5, no: 5 })).toBe(1);
  expect(separation({ ...none, yes: 5, no: 5, unknown: 10 })).toBe(0.5);
  expect(separation({ ...none, yes: 9 })).toBe(0);
  expect(separation({ ...none, unknown: 9 })).toBe(0);
});
