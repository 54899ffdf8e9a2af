import { parseStartForm } from '#app/features/start/index.server.ts';
import { typedFields } from '#app/features/visit/index.ts';
import { type FormReply, textsOf } from '#app/shell/forms.server.ts';
import { limitedFor } from '#app/shell/rate-limits.server.ts';
import {
  changeProfile,
  describedRecipient,
  giveFeedback,
  startSession,
} from '#modules/engine/session/index.server.ts';
import { sidSchema } from '#modules/engine/shared.ts';
import { moveSchema, PAGE, playMove } from './move-form.server.ts';
import { repeatStep, type SearchReply, stepPage } from './search-reply.server.ts';
import { SESSION_ERRORS } from './session/text.ts';
import { stepsLimitedFor } from './step-limit.server.ts';
import { searchText } from './text.ts';

/** The names that forms of the search post; the intent says which of them count. */
const POSTED = ['intent', 'sid', 'question_id', 'answer', 'idea', 'feedback', 'aaq'] as const;

/** Answers a form of the search as posted without JavaScript: the answer is the next step. */
export async function answerSearchForm(
  form: FormData,
  request: Request,
  clientAddress: string,
): Promise<SearchReply> {
  const posted = textsOf(form, POSTED);
  if (posted.intent === 'start') return await startFrom(form, request, clientAddress);
  const sid = sidSchema.safeParse(posted.sid);
  const isDescribed = posted.intent === 'describe' || posted.intent === 'profile';
  if (sid.success && isDescribed) {
    return posted.intent === 'describe'
      ? await profilePage(sid.data)
      : await describeAnew(sid.data, form, request, clientAddress);
  }
  const move = moveSchema.safeParse(posted);
  if (!sid.success) {
    // A readable move of an unreadable session is a session that is over; anything else is noise.
    const isReadable = move.success || isDescribed;
    return { ok: false, reason: isReadable ? 'invalid_session' : 'unreadable' };
  }
  if (!move.success) return await repeatStep(sid.data);
  const wait = move.data.intent === 'resume' ? null : stepsLimitedFor(clientAddress);
  if (wait !== null) {
    const reply = await repeatStep(sid.data, 429, SESSION_ERRORS.too_many_steps);
    return reply.ok ? { ...reply, retryAfterSeconds: wait } : reply;
  }
  const outcome = await playMove(sid.data, move.data);
  if (outcome.ok) {
    const notice = outcome.reset ? searchText.reset : null;
    return await stepPage(sid.data, outcome.step, 200, notice, outcome.idea);
  }
  return outcome.reason === 'wrong_answer'
    ? await repeatStep(sid.data)
    : { ok: false, reason: 'invalid_session' };
}

/** The form in which the recipient of a search is described anew, as described last. */
async function profilePage(sid: string): Promise<SearchReply> {
  const recipient = await describedRecipient(sid);
  if (!recipient) return { ok: false, reason: 'invalid_session' };
  const reply: FormReply = { errors: {}, typed: typedFields(recipient) };
  return { ok: true, status: 200, page: { kind: 'profile', sid, reply, notice: null } };
}

async function describeAnew(
  sid: string,
  form: FormData,
  request: Request,
  clientAddress: string,
): Promise<SearchReply> {
  const parsed = parseStartForm(form, request);
  if (!parsed.ok) {
    return { ok: true, status: 422, page: { kind: 'profile', sid, reply: parsed, notice: null } };
  }
  const retryAfterSeconds = stepsLimitedFor(clientAddress);
  if (retryAfterSeconds !== null) {
    const reply: FormReply = { errors: {}, typed: parsed.typed };
    const notice = SESSION_ERRORS.too_many_steps;
    const page = { kind: 'profile', sid, reply, notice } as const;
    return { ok: true, status: 429, page, retryAfterSeconds };
  }
  const { start, notes } = parsed.value;
  const outcome = await changeProfile(sid, start, PAGE);
  if (!outcome.ok) return { ok: false, reason: 'invalid_session' };
  return await stepPage(sid, outcome.step, 200, notes.join(' ') || null);
}

async function startFrom(
  form: FormData,
  request: Request,
  clientAddress: string,
): Promise<SearchReply> {
  const parsed = parseStartForm(form, request);
  const { typed } = parsed;
  const fromLocation = typed.from_location ?? '';
  if (!parsed.ok) {
    const page = { kind: 'start', reply: parsed, fromLocation, notice: null } as const;
    return { ok: true, status: 422, page };
  }
  const retryAfterSeconds = await limitedFor({ search_start: clientAddress });
  if (retryAfterSeconds !== null) {
    const reply: FormReply = { errors: {}, typed };
    const notice = SESSION_ERRORS.too_many_searches;
    const page = { kind: 'start', reply, fromLocation, notice } as const;
    return { ok: true, status: 429, page, retryAfterSeconds };
  }
  const { start, notes } = parsed.value;
  const { sid, step } = await startSession(start);
  if (step.kind === 'idea') await giveFeedback(sid, step.idea.key, 'SawIdea', step.aaq);
  return await stepPage(sid, step, 200, notes.join(' ') || null);
}
