import { randomBytes } from 'node:crypto';
import { type IdeaKey, isTag } from '#modules/catalogue/shared.ts';
import { measure, metrics, newSearchId, now } from '#modules/platform/index.server.ts';
import { parseLanding } from '../landing.ts';
import type { Start } from '../profile.ts';
import type { Answer, Feedback, Metric, ProposedIdea, Step } from '../protocol.ts';
import { sidSchema } from '../protocol-schema.ts';
import { catalogueSnapshot, findIdeaId } from '../snapshot/index.server.ts';
import { replay } from './apply-event.ts';
import { matchHints, readHints } from './hints.server.ts';
import { inferredAnswers } from './inferred.ts';
import { describeIdea, hasShown, presentStep } from './queries.server.ts';
import {
  insertMetric,
  insertSession,
  insertVisit,
  type SessionRow,
} from './session.store.server.ts';
import {
  append,
  cacheSession,
  changeSession,
  nextEvent,
  type Plan,
  type Session,
  type StepOptions,
} from './sessions.server.ts';
import type { SessionEvent, SessionState } from './state.ts';
import { typedRecipient } from './typed-recipient.ts';
import { classifyVisitor } from './visitor.ts';

/** The result of a command: the step to show now, or why it was rejected. */
export type Outcome =
  | { ok: true; step: Step; reset: boolean }
  | { ok: false; reason: 'invalid_session' | 'wrong_answer' };

const UNKNOWN_IDEA = -1;

/**
 * Begins a guided search and chooses its first step; both are stored before they are returned.
 *
 * @param before what was said already where it was asked for.
 */
export async function startSession(
  start: Start,
  before: readonly SessionEvent[] = [],
): Promise<{ sid: string; step: Step }> {
  const hints = readHints(start.hints);
  const { age, ...recipient } = typedRecipient(start, hints);
  const row: SessionRow = {
    id: newSearchId(),
    seed: randomBytes(4).readInt32LE(),
    ...recipient,
    age_months: age,
    occasion: parseLanding(start.from_location).occasion,
    hints,
    hint_matches: await matchHints(hints),
  };
  const begun: Session = { row, seq: before.length, state: replay(before) };
  const first = nextEvent(begun);
  await insertSession(
    {
      ...row,
      screen: 'search',
      origin_id: null,
      created_at: now(),
      ...classifyVisitor(start),
    },
    [...before, first],
  );
  const session = append(begun, [first]);
  cacheSession(session);
  return { sid: row.id, step: await presentStep(session) };
}

/**
 * Stores the answer to the current question and chooses the next step. An answer to a question that is
 * no longer the current one changes nothing: the current step is returned.
 */
export async function answerQuestion(
  sid: string,
  questionId: number,
  answer: Answer,
  options: StepOptions = {},
): Promise<Outcome> {
  if (!isPossible(questionId, answer)) return { ok: false, reason: 'wrong_answer' };
  const plan: Plan = ({ state: { current } }) =>
    current?.kind === 'question' && current.question_id === questionId
      ? [{ kind: 'answer', question_id: questionId, answer }]
      : null;
  return await change(sid, plan, options);
}

/** Good and Bad answer tags only; doubt answers only questions that allow it. */
function isPossible(questionId: number, answer: Answer): boolean {
  const catalogue = catalogueSnapshot();
  const question = catalogue.questions[catalogue.questionIndex.get(questionId) ?? -1];
  if (!question) return true;
  if (answer === 'Good' || answer === 'Bad') return isTag(question.category_name);
  if (answer === 'ProbablyYes' || answer === 'ProbablyNo') return question.allow_doubt;
  return true;
}

/**
 * Stores the visitor's feedback on an idea that the session has shown, as a card or among the highlights; on another
 * one a click is ignored, and anything else is rejected. GoodIdea ends the session unless `aaq` (then: good, but go
 * on, and the idea is kept). Otherwise only feedback on the current idea leads to another step; SawIdea and
 * ClickedOnIdea do not change it and are stored once. The same feedback again changes nothing.
 */
export async function giveFeedback(
  sid: string,
  key: IdeaKey,
  feedback: Feedback,
  aaq: boolean,
  options: StepOptions = {},
): Promise<Outcome> {
  const idea_id = (await findIdeaId(catalogueSnapshot(), key)) ?? UNKNOWN_IDEA;
  const event = { kind: 'feedback', idea_id, feedback, as_question: aaq } as const;
  let known = true;
  let changes = false;
  const plan: Plan = (session) => {
    known = hasShown(session, idea_id);
    changes = known && changesState(session.state, event);
    return changes ? [event] : null;
  };
  const outcome = await change(sid, plan, options);
  if (!outcome.ok) return outcome;
  if (!known && feedback !== 'ClickedOnIdea') return { ok: false, reason: 'wrong_answer' };
  return { ...outcome, reset: changes && feedback === 'Reset' };
}

/** Whether a feedback changes the state of a search. */
function changesState(
  { current, feedbacks, kept, seen, clicked }: SessionState,
  { idea_id, feedback, as_question }: Extract<SessionEvent, { kind: 'feedback' }>,
): boolean {
  if (feedback === 'ClickedOnIdea') return !clicked.includes(idea_id);
  if (current?.kind === 'end') return false;
  if (feedback === 'SawIdea') return current?.kind !== 'give_up' && !seen.includes(idea_id);
  if (feedback === 'GoodIdea' && !as_question) return true;
  if (current?.kind === 'idea' && current.idea_id === idea_id) return true;
  if (feedback === 'Reset') return false;
  // A search that gave up may still end with an accepted idea, or lose a kept one.
  if (current?.kind === 'give_up') return kept.includes(idea_id) && feedback !== 'GoodIdea';
  return !feedbacks.some((given) => given.idea_id === idea_id && given.feedback === feedback);
}

/** An idea that a session has shown, with the current step below it; that it was seen is stored. */
export async function openIdea(
  sid: string,
  key: IdeaKey,
): Promise<(Outcome & { ok: true; idea: ProposedIdea }) | Extract<Outcome, { ok: false }>> {
  const outcome = await giveFeedback(sid, key, 'SawIdea', false);
  if (!outcome.ok) return outcome;
  const idea = await describeIdea(sid, key);
  return idea ? { ...outcome, idea } : { ok: false, reason: 'wrong_answer' };
}

/**
 * Takes back an answer, or the last feedback on an idea: the question or the idea that was current then is current
 * again. An answer inferred from hints or the profile is dismissed, and what is current stays while it still fits. Of a
 * search that ended, only the found gift can be taken back.
 *
 * @param what the question's id or the idea's key, null for the last move; anything else changes nothing.
 */
export async function undoMove(
  sid: string,
  what: number | IdeaKey | null,
  options: StepOptions = {},
): Promise<Outcome> {
  const ideaId =
    what !== null && typeof what === 'object'
      ? ((await findIdeaId(catalogueSnapshot(), what)) ?? UNKNOWN_IDEA)
      : null;
  const plan: Plan = ({ row, state }) => {
    const { moves, current } = state;
    if (current?.kind === 'give_up') return null;
    const move = moves.findLast((move) => {
      if (what === null) return true;
      return move.kind === 'answer' ? move.question_id === what : move.idea_id === ideaId;
    });
    // What was done before the found gift stays as it led there.
    if (current?.kind === 'end' && move !== moves.at(-1)) return null;
    const inferred = inferredAnswers(catalogueSnapshot(), row, state);
    const dismissed = inferred.find(({ question_id }) => question_id === what);
    if (!move && !dismissed) return null;
    const question_id = move?.kind === 'answer' ? move.question_id : dismissed?.question_id;
    const idea_id = move?.kind === 'feedback' ? move.idea_id : null;
    return [{ kind: 'undo', question_id: question_id ?? null, idea_id }];
  };
  return await change(sid, plan, options);
}

/** Applies a plan, which may no longer apply, and returns the current step then. */
export async function change(sid: string, plan: Plan, options: StepOptions = {}): Promise<Outcome> {
  if (!sidSchema.safeParse(sid).success) return { ok: false, reason: 'invalid_session' };
  const stop = metrics.searchStepDuration.startTimer();
  const session = await changeSession(sid, plan, options);
  measure('step', session?.state.current?.kind ?? 'none', stop() * 1000);
  if (!session) return { ok: false, reason: 'invalid_session' };
  return { ok: true, step: await presentStep(session), reset: false };
}

/** Stores a figure measured in the browser (milliseconds); false when the session is unknown. */
export async function recordMetric(sid: string, key: Metric, value: number): Promise<boolean> {
  return sidSchema.safeParse(sid).success && (await insertMetric(sid, key, value));
}

/** Records that a visitor left by a route, with the session when it is one. */
export async function recordVisit(route: string, sid: string | null): Promise<void> {
  await insertVisit(route, sid);
}
