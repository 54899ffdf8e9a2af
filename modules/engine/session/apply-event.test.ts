import { describe, expect, test } from 'vitest';
import type { Feedback } from '../protocol.ts';
import { replay } from './apply-event.ts';
import type { SessionEvent, SessionState } from './state.ts';

const asks = (question_id: number): SessionEvent => ({ kind: 'question', question_id });
const answers = (question_id: number): SessionEvent => ({
  kind: 'answer',
  question_id,
  answer: 'Yes',
});
const shows = (idea_id: number): SessionEvent => ({ kind: 'idea', idea_id, as_question: false });
const gives = (idea_id: number, feedback: Feedback, as_question = false): SessionEvent => ({
  kind: 'feedback',
  idea_id,
  feedback,
  as_question,
});
const keeps = (idea_id: number) => gives(idea_id, 'GoodIdea', true);
const undoesAnswer = (question_id: number): SessionEvent => ({
  kind: 'undo',
  question_id,
  idea_id: null,
});
const undoesFeedback = (idea_id: number): SessionEvent => ({
  kind: 'undo',
  question_id: null,
  idea_id,
});

/** All that decides the next step; counts of steps and what was seen are left out. */
function withoutCounts({ step, seen, clicked, ...rest }: SessionState) {
  return rest;
}

const OPENING = [asks(1), answers(1), asks(2), answers(2), shows(11)];

describe('undo', () => {
  test.each([
    ['an answer', [asks(1), answers(1), asks(2)], [answers(2), shows(11)], undoesAnswer(2)],
    ['a refused idea', OPENING, [gives(11, 'BadIdea'), asks(3)], undoesFeedback(11)],
    ['a kept idea', OPENING, [keeps(11), shows(12)], undoesFeedback(11)],
    [
      'a reset',
      [...OPENING, gives(11, 'YouAreClose'), shows(12)],
      [gives(12, 'Reset'), shows(13)],
      undoesFeedback(12),
    ],
    ['feedback on a highlight', [...OPENING], [gives(20, 'BadIdea')], undoesFeedback(20)],
    [
      'the removal of a kept idea',
      [...OPENING, keeps(20)],
      [gives(20, 'IDontKnow')],
      undoesFeedback(20),
    ],
    ['the found gift', OPENING, [gives(11, 'GoodIdea')], undoesFeedback(11)],
    ['a found gift beside the card', [...OPENING], [gives(20, 'GoodIdea')], undoesFeedback(20)],
    [
      'a found gift that was kept before',
      [...OPENING, keeps(11), shows(12)],
      [gives(11, 'GoodIdea')],
      undoesFeedback(11),
    ],
  ])('of %s restores the state before', (_, before, move, undo) => {
    expect(withoutCounts(replay([...before, ...move, undo]))).toEqual(
      withoutCounts(replay(before)),
    );
  });

  test('of an earlier answer keeps later ones, and the idea that was current can be proposed again', () => {
    const state = replay([...OPENING, undoesAnswer(1)]);
    expect(state.current).toEqual({ kind: 'question', question_id: 1 });
    expect(state.answers).toEqual([{ question_id: 2, answer: 'Yes' }]);
    expect(state).toMatchObject({ shown: [], seen: [11] });
  });

  test('of an earlier feedback makes that idea current again, as it was shown', () => {
    const state = replay([
      ...OPENING.slice(0, -1),
      { kind: 'idea', idea_id: 11, as_question: true },
      gives(11, 'BadIdea', true),
      shows(12),
      gives(12, 'HasAlready'),
      shows(13),
      undoesFeedback(11),
    ]);
    expect(state.current).toMatchObject({ kind: 'idea', idea_id: 11, as_question: true });
    expect(state.feedbacks).toEqual([{ idea_id: 12, feedback: 'HasAlready', proposed: true }]);
    expect(state.shown).toEqual([11, 12]);
  });
});

describe('kept ideas', () => {
  test('are those called good without ending the search, until other feedback on them', () => {
    expect(replay([...OPENING, keeps(11), shows(12), keeps(12), asks(3)]).kept).toEqual([11, 12]);
    for (const feedback of ['IDontKnow', 'BadIdea', 'HasAlready'] as const) {
      const state = replay([...OPENING, keeps(11), shows(12), gives(11, feedback)]);
      expect(state).toMatchObject({ kept: [], current: { idea_id: 12 } });
      expect(state.feedbacks).toEqual([{ idea_id: 11, feedback, proposed: false }]);
    }
  });

  test('stay after a reset of the feedback', () => {
    const state = replay([...OPENING, keeps(11), shows(12), gives(12, 'Reset')]);
    expect(state).toMatchObject({ kept: [11], feedbacks: [] });
  });
});

test('feedback on another idea than the current one does not change the step', () => {
  const table = replay([...OPENING, gives(11, 'BadIdea'), asks(3)]);
  const state = replay([...OPENING, gives(11, 'BadIdea'), asks(3), keeps(20)]);
  expect(state).toMatchObject({ current: { question_id: 3 }, kept: [20], shown: [11, 20] });
  expect(state.step).toBe(table.step);
});

test('answers that are not known are counted until the next idea, whatever is said of others meanwhile', () => {
  const unknown = (question_id: number): SessionEvent => ({
    kind: 'answer',
    question_id,
    answer: 'IDontKnow',
  });
  const asked = [asks(1), unknown(1), gives(12, 'BadIdea'), asks(2), answers(2), asks(3)];
  expect(replay(asked)).toMatchObject({ answeredInRow: 2, unknownInRow: 1 });
  const more = [...asked, unknown(3), asks(4)];
  expect(replay(more)).toMatchObject({ answeredInRow: 3, unknownInRow: 2 });
  expect(replay([...more, undoesAnswer(3)])).toMatchObject({ answeredInRow: 2, unknownInRow: 1 });
  expect(replay([...more, shows(11)])).toMatchObject({ answeredInRow: 0, unknownInRow: 0 });
});
