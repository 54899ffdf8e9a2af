import { randomBytes } from 'node:crypto';
import { matchText } from '#modules/catalogue/index.server.ts';
import { type IdeaKey, isTag } from '#modules/catalogue/shared.ts';
import { metrics, now } from '#modules/platform/index.server.ts';
import { parseLanding } from '../landing.ts';
import type { Start } from '../profile.ts';
import { type Answer, type Feedback, HIGHLIGHTS_MAX, type Metric, type Step } from '../protocol.ts';
import { sidSchema } from '../protocol-schema.ts';
import { catalogueSnapshot } from '../snapshot/current.server.ts';
import { findIdeaId } from '../snapshot/idea-id.server.ts';
import { readTypedText } from '../typed-text.ts';
import { highlightedIds, presentStep } from './queries.server.ts';
import {
  insertMetric,
  insertSession,
  insertVisit,
  type SessionRow,
} from './session.store.server.ts';
import {
  changeSession,
  nextEvent,
  type Plan,
  rememberSession,
  type Session,
  type StepOptions,
} from './sessions.server.ts';
import { applyEvent, EMPTY_SESSION, type SessionEvent } from './state.ts';
import { classifyVisitor } from './visitor.ts';

/** What a command leads to: the step to show now, or why it was refused. */
export type Outcome =
  | { ok: true; step: Step; reset: boolean }
  | { ok: false; reason: 'invalid_session' | 'wrong_answer' };

const HINTED_IDEAS = 200;
const UNKNOWN_IDEA = -1;

/** Begins a guided search and chooses its first step; both are stored before they are returned. */
export async function startSession(start: Start): Promise<{ sid: string; step: Step }> {
  const hints = readTypedText(start.hints);
  const row: SessionRow = {
    id: randomBytes(16).toString('base64url'),
    seed: randomBytes(4).readInt32LE(),
    gender: start.gender,
    age_months: start.age,
    price_min_cents: start.price_min_cents,
    price_max_cents: start.price_max_cents,
    occasion: parseLanding(start.from_location).occasion,
    hint_matches: hints === '' ? null : await matchText(hints, HINTED_IDEAS),
  };
  const first = nextEvent({ row, seq: 0, state: EMPTY_SESSION });
  await insertSession(
    {
      ...row,
      screen: 'search',
      origin_id: null,
      created_at: now(),
      hints: hints === '' ? null : hints,
      ...classifyVisitor(start),
    },
    [first],
  );
  const session = { row, seq: 1, state: applyEvent(EMPTY_SESSION, first) };
  rememberSession(session);
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
 * Stores what the visitor says of the idea on the table. ClickedOnIdea and SawIdea keep it there;
 * GoodIdea ends the session unless `aaq` (then: good, but go on); anything else moves on. Feedback on an idea
 * that is no longer on the table changes nothing; a click is taken of any idea that the session has shown or
 * highlights. That an idea was seen or clicked is stored once.
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
  const plan: Plan = (session) => {
    const { current, seen, clicked } = session.state;
    if (feedback === 'ClickedOnIdea') {
      return !clicked.includes(idea_id) && isInSight(session, idea_id) ? [event] : null;
    }
    const onTable = current?.kind === 'idea' || current?.kind === 'end' ? current : null;
    if (onTable?.idea_id !== event.idea_id) return null;
    if (feedback === 'SawIdea' && seen.includes(idea_id)) return null;
    if (onTable.kind === 'end') return null;
    return [event];
  };
  const outcome = await change(sid, plan, options);
  return outcome.ok ? { ...outcome, reset: feedback === 'Reset' } : outcome;
}

/** Whether a session has shown an idea, as a card or beside the cards. */
function isInSight(session: Session, ideaId: number): boolean {
  return (
    session.state.shown.includes(ideaId) || highlightedIds(session, HIGHLIGHTS_MAX).includes(ideaId)
  );
}

/**
 * Takes back an answer, and asks that question again.
 *
 * @param questionId null for the last answer; one that was not answered changes nothing.
 */
export async function undoAnswer(sid: string, questionId: number | null): Promise<Outcome> {
  return await change(sid, (session) => {
    const { answers, current } = session.state;
    if (current?.kind === 'end' || current?.kind === 'give_up') return null;
    const undone = questionId ?? answers.at(-1)?.question_id;
    if (!answers.some(({ question_id }) => question_id === undone)) return null;
    const question_id = undone as number;
    const events: SessionEvent[] = [{ kind: 'undo', question_id }];
    if (catalogueSnapshot().questionIndex.has(question_id)) {
      events.push({ kind: 'question', question_id });
    }
    return events;
  });
}

async function change(sid: string, plan: Plan, options: StepOptions = {}): Promise<Outcome> {
  if (!sidSchema.safeParse(sid).success) return { ok: false, reason: 'invalid_session' };
  const stop = metrics.searchStepDuration.startTimer();
  const session = await changeSession(sid, plan, options);
  stop();
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
