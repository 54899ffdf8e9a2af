import { formatIdeaKey, type IdeaKey } from '#modules/catalogue/shared.ts';
import type { Answer, AnsweredQuestion, AskedQuestion, Step } from '#modules/engine/shared.ts';
import type { Move } from '../../session/session-view.ts';

/** Takes a move over from the plain forms; absent while there is no JavaScript. */
export type OnMove = (move: Move) => void;

/** Called when the visitor opens the page of an idea. */
export type OnVisit = (key: IdeaKey) => void;

/** Whether a move is about the card on top, which then leaves; feedback on an idea beside the cards leaves it there. */
export function isAbout(move: Move, step: Step | null): boolean {
  if (move.type !== 'IDEA_FEEDBACK') return true;
  return step?.kind === 'idea' && formatIdeaKey(step.idea.key) === formatIdeaKey(move.idea_key);
}

/** The answers that the visitor gave, without those that hints or the profile gave. */
export function ownAnswers(answered: readonly AnsweredQuestion[]): AnsweredQuestion[] {
  return answered.filter(({ origin }) => !origin);
}

/** The answers a question takes, each with its key on the keyboard, in the order of the buttons. */
export function answersTo({
  is_tag,
  allow_doubt,
}: AskedQuestion): { answer: Answer; key: string }[] {
  if (is_tag) {
    return [
      { answer: 'Bad', key: 'n' },
      { answer: 'Good', key: 'o' },
      { answer: 'IDontKnow', key: 'j' },
    ];
  }
  const sure: { answer: Answer; key: string }[] = [
    { answer: 'No', key: 'n' },
    { answer: 'Yes', key: 'o' },
  ];
  if (!allow_doubt) return [...sure, { answer: 'IDontKnow', key: 'j' }];
  return [
    ...sure,
    { answer: 'ProbablyNo', key: 'm' },
    { answer: 'IDontKnow', key: 'j' },
    { answer: 'ProbablyYes', key: 'p' },
  ];
}

/** The answer that a swipe to a side gives. */
export function swipedAnswer({ is_tag }: AskedQuestion, side: Side): Answer {
  if (is_tag) return side === 'left' ? 'Bad' : 'Good';
  return side === 'left' ? 'No' : 'Yes';
}

export type Side = 'left' | 'right';

/** Where the card leaves to when a move is made. */
export function exitOf(move: Move): Side | 'down' {
  if (move.type === 'ANSWER') {
    if (move.answer === 'IDontKnow') return 'down';
    return ['No', 'ProbablyNo', 'Bad'].includes(move.answer) ? 'left' : 'right';
  }
  if (move.type === 'UNDO') return 'down';
  if (['BadIdea', 'InconsistentIdea'].includes(move.feedback)) return 'left';
  return ['GoodIdea', 'YouAreClose'].includes(move.feedback) ? 'right' : 'down';
}
