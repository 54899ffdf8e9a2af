import { z } from 'zod';
import { type FormReply, textsOf } from '#app/http/forms.server.ts';
import { limitedFor } from '#app/http/limits.server.ts';
import { parseStartForm } from '#app/http/start-form.server.ts';
import { searchText } from '#app/text/search.ts';
import { SESSION_ERRORS } from '#app/text/session.ts';
import { parseIdeaKey } from '#modules/catalogue/shared.ts';
import {
  ANSWERS,
  answerQuestion,
  currentStep,
  FEEDBACKS,
  giveFeedback,
  highlightIdeas,
  type Outcome,
  type ProposedIdea,
  type Step,
  sidSchema,
  startSession,
  undoAnswer,
} from '#modules/engine/index.server.ts';

/** What a posted form of the search is answered with. */
export type SearchPage =
  | { kind: 'step'; sid: string; step: Step; highlights: ProposedIdea[]; notice: string | null }
  | { kind: 'start'; reply: FormReply; fromLocation: string; notice: string | null };

/** The page and its status, or why there is none: the session is unknown, the form unreadable. */
export type SearchReply =
  | { ok: true; status: 200 | 422 | 429; page: SearchPage; retryAfterSeconds?: number }
  | { ok: false; reason: 'invalid_session' | 'unreadable' };

/** How many highlighted ideas a page without JavaScript has: it does not know its window. */
const HIGHLIGHTS_IN_PAGE = 3;

/** A page shows the next idea as soon as it is there. */
const PAGE = { seesIdea: true };

const id = z.stringFormat('id', /^[1-9]\d{0,8}$/).transform(Number);

const moveSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('answer'), question_id: id, answer: z.enum(ANSWERS) }),
  z.object({
    intent: z.literal('feedback'),
    idea: z.string().transform((key, context) => {
      const parsed = parseIdeaKey(key);
      if (parsed) return parsed;
      context.addIssue({ code: 'custom', message: 'not an idea key' });
      return z.NEVER;
    }),
    feedback: z.enum(FEEDBACKS),
    aaq: z.stringbool(),
  }),
  z.object({ intent: z.literal('undo'), question_id: id.nullable().default(null) }),
  z.object({ intent: z.literal('resume') }),
]);
type MoveForm = z.infer<typeof moveSchema>;

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
  const move = moveSchema.safeParse(posted);
  if (!sid.success) {
    // A readable move of an unreadable session is a session that is over; anything else is noise.
    return { ok: false, reason: move.success ? 'invalid_session' : 'unreadable' };
  }
  if (!move.success) return await repeatStep(sid.data);
  const outcome = await play(sid.data, move.data);
  if (outcome.ok) {
    const notice = outcome.reset ? searchText.reset : null;
    return await stepPage(sid.data, outcome.step, 200, notice);
  }
  return outcome.reason === 'wrong_answer'
    ? await repeatStep(sid.data)
    : { ok: false, reason: 'invalid_session' };
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
  const retryAfterSeconds = await limitedFor('search_start', clientAddress);
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

async function play(sid: string, move: MoveForm): Promise<Outcome> {
  switch (move.intent) {
    case 'answer':
      return await answerQuestion(sid, move.question_id, move.answer, PAGE);
    case 'feedback':
      return await giveFeedback(sid, move.idea, move.feedback, move.aaq, PAGE);
    case 'undo':
      return await undoAnswer(sid, move.question_id);
    case 'resume': {
      const step = await currentStep(sid);
      return step ? { ok: true, step, reset: false } : { ok: false, reason: 'invalid_session' };
    }
  }
}

/** The step that stands, with a word about what could not be understood: nothing is lost. */
async function repeatStep(sid: string): Promise<SearchReply> {
  const step = await currentStep(sid);
  if (!step) return { ok: false, reason: 'invalid_session' };
  return await stepPage(sid, step, 422, searchText.refusedAnswer);
}

async function stepPage(
  sid: string,
  step: Step,
  status: 200 | 422,
  notice: string | null,
): Promise<SearchReply> {
  const goesOn = step.kind === 'question' || step.kind === 'idea';
  const highlights = goesOn ? await highlightIdeas(sid, HIGHLIGHTS_IN_PAGE) : null;
  return {
    ok: true,
    status,
    page: { kind: 'step', sid, step, highlights: highlights ?? [], notice },
  };
}
