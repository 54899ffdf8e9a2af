import type { Answer, AnsweredQuestion } from '#modules/engine/shared.ts';
import { ABOUT_PAIRS } from './pairs-text.ts';
import { ABOUT_ANSWERS, BY_ANSWER, REPEATED_ANSWERS } from './text.ts';

/** What was answered for sure: a yes above zero, a no below. */
const SIGN: Partial<Record<Answer, 1 | -1>> = { Yes: 1, Good: 1, No: -1, Bad: -1 };

/**
 * A few words about the answer given last: about it and an earlier one together, else about it alone. Null where there is
 * nothing to say. Loaded at the first answer. It imports nothing but texts: the scripts of the page would bring their styles a second time, and
 * the browser would lay out all of it anew.
 *
 * @param own all answers of the visitor, oldest first.
 * @param already what was said in this visit: none of it is said again.
 */
export function remarkOn(
  own: readonly AnsweredQuestion[],
  already: ReadonlySet<string>,
): string | null {
  const last = own.at(-1);
  if (!last) return null;
  const given = new Set(own.map(signedQuestion));
  const answered = signedQuestion(last);
  const pairs = ABOUT_PAIRS.filter(
    ([pair]) => pair.includes(answered) && pair.every((each) => given.has(each)),
  );
  const alone = ABOUT_ANSWERS.filter(([question]) => question === answered);
  const sure = [...pairs, ...alone].map(([, text]) => text);
  const fitting = [...sure, ...repeatedAnswers(own), ...byAnswer(last)];
  return fitting.find((text) => !already.has(text)) ?? null;
}

/** A question that was answered for sure: its number, below zero for a no. 0 for a doubt. */
function signedQuestion({ question_id, answer }: AnsweredQuestion): number {
  return question_id * (SIGN[answer] ?? 0);
}

function repeatedAnswers(own: readonly AnsweredQuestion[]): string[] {
  const latest = own.slice(-3).map(({ answer }) => SIGN[answer]);
  if (latest.length < 3) return [];
  if (latest.every((value) => value === 1)) return [REPEATED_ANSWERS.yes];
  return latest.every((value) => value === -1) ? [REPEATED_ANSWERS.no] : [];
}

/** All texts for an answer, the first of them by the number of the question, so that visits differ. */
function byAnswer({ question_id, answer }: AnsweredQuestion): string[] {
  const texts = BY_ANSWER[answer] ?? [];
  const first = question_id % texts.length;
  return [...texts.slice(first), ...texts.slice(0, first)];
}
