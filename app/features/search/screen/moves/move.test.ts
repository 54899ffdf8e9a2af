import { describe, expect, test } from 'vitest';
import type { AskedQuestion } from '#modules/engine/shared.ts';
import { answersTo, exitOf, swipedAnswer } from './move.ts';

const QUESTION: AskedQuestion = {
  id: 1,
  content: 'Aime-t-elle lire ?',
  category: 'GoodToAsk',
  is_tag: false,
  allow_doubt: true,
};
const TAG: AskedQuestion = { ...QUESTION, category: 'TagMain', is_tag: true, allow_doubt: false };

describe('answers', () => {
  const named = (question: AskedQuestion) => answersTo(question).map(({ answer }) => answer);

  test('doubt is offered only where the question allows it', () => {
    expect(named(QUESTION)).toEqual(['No', 'Yes', 'ProbablyNo', 'IDontKnow', 'ProbablyYes']);
    expect(named({ ...QUESTION, allow_doubt: false })).toEqual(['No', 'Yes', 'IDontKnow']);
  });

  test('a tag question is answered good or bad, whatever doubt it allows', () => {
    expect(named({ ...TAG, allow_doubt: true })).toEqual(['Bad', 'Good', 'IDontKnow']);
  });

  test('no two answers share a key', () => {
    const keys = answersTo(QUESTION).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('a swipe answers no to the left and yes to the right', () => {
    expect([swipedAnswer(QUESTION, 'left'), swipedAnswer(QUESTION, 'right')]).toEqual([
      'No',
      'Yes',
    ]);
    expect([swipedAnswer(TAG, 'left'), swipedAnswer(TAG, 'right')]).toEqual(['Bad', 'Good']);
  });

  test('the card leaves to the side of its answer', () => {
    expect(exitOf({ type: 'ANSWER', question_id: 1, answer: 'ProbablyNo' })).toBe('left');
    expect(exitOf({ type: 'ANSWER', question_id: 1, answer: 'Good' })).toBe('right');
    expect(exitOf({ type: 'ANSWER', question_id: 1, answer: 'IDontKnow' })).toBe('down');
    expect(exitOf({ type: 'UNDO', question_id: 1 })).toBe('down');
  });
});
