import { pageEnv, type StartReply, startFormSchema } from '#app/features/start/index.server.ts';
import { typedFields } from '#app/features/visit/index.ts';
import { type Caller, defineForm, submit } from '#app/shell/forms/define-form.server.ts';
import { fieldsOf, textsOf } from '#app/shell/forms/fields.server.ts';
import { errorText } from '#app/ui/text/errors.ts';
import {
  changeProfile,
  describedRecipient,
  giveFeedback,
} from '#modules/engine/session/index.server.ts';
import { type Step, sidSchema } from '#modules/engine/shared.ts';
import { startSearch } from '#modules/engine/square/index.server.ts';
import { moveSchema, PAGE, playMove } from './move-form.server.ts';
import { searchLimits } from './search-limits.server.ts';
import { repeatStep, type SearchReply, stepPage } from './search-reply.server.ts';
import { SESSION_ERRORS } from './session/text.ts';
import { searchText } from './text.ts';

const INVALID_SESSION = { message: errorText(404).message, status: 404 };

const startForm = defineForm({
  schema: startFormSchema,
  limits: (_, caller) => searchLimits.start(caller),
  async run({ start, notes }, _, request: Request) {
    const { sid, step } = await startSearch({ ...start, env: pageEnv(request) });
    if (step.kind === 'idea') await giveFeedback(sid, step.idea.key, 'SawIdea', step.aaq);
    return { sid, step, notes };
  },
  rejections: { too_many: SESSION_ERRORS.too_many_searches },
});

const profileForm = defineForm({
  schema: startFormSchema,
  limits: (_, caller) => searchLimits.step(caller),
  async run({ start, notes }, _, sid: string) {
    const outcome = await changeProfile(sid, start, PAGE);
    return outcome.ok ? { sid, step: outcome.step, notes } : outcome;
  },
  rejections: {
    too_many: SESSION_ERRORS.too_many_steps,
    invalid_session: INVALID_SESSION,
    wrong_answer: searchText.rejectedAnswer,
  },
});

const moveForm = defineForm({
  schema: moveSchema,
  limits: ({ intent }, caller) => (intent === 'resume' ? {} : searchLimits.step(caller)),
  run: (move, _, sid: string) => playMove(sid, move),
  rejections: {
    too_many: SESSION_ERRORS.too_many_steps,
    invalid_session: INVALID_SESSION,
    wrong_answer: searchText.rejectedAnswer,
  },
});

/** Answers a form of the search as posted without JavaScript: the answer is the next step. */
export async function answerSearchForm(
  form: FormData,
  request: Request,
  caller: Caller,
): Promise<SearchReply> {
  const { intent, sid: posted } = textsOf(form, ['intent', 'sid']);
  if (intent === 'start') return await start(form, request, caller);
  const sid = sidSchema.safeParse(posted);
  if (!sid.success) {
    // A readable move of an unreadable session is a session that is over; anything else is an unreadable form.
    const isReadable =
      intent === 'describe' ||
      intent === 'profile' ||
      moveSchema.safeParse(fieldsOf(form, moveSchema).values).success;
    return { ok: false, reason: isReadable ? 'invalid_session' : 'unreadable' };
  }
  if (intent === 'describe') return await profilePage(sid.data);
  if (intent === 'profile') return await changeRecipient(sid.data, form, caller);
  return await move(sid.data, form, caller);
}

async function start(form: FormData, request: Request, caller: Caller): Promise<SearchReply> {
  const fields = fieldsOf(form, startForm.schema);
  const submission = await submit(startForm, () => fields, caller, request);
  if (submission.ok) return await pageOf(submission.result);
  const { status, headers } = submission;
  const fromLocation = fields.typed.from_location ?? '';
  const page = { kind: 'start', fromLocation, ...shownOf(submission) } as const;
  return { ok: true, status, page, headers };
}

async function pageOf({ sid, step, notes }: { sid: string; step: Step; notes: string[] }) {
  return await stepPage(sid, step, 200, notes.join(' ') || null);
}

/** The form in which the recipient of a search is described anew, as described last. */
async function profilePage(sid: string): Promise<SearchReply> {
  const recipient = await describedRecipient(sid);
  if (!recipient) return { ok: false, reason: 'invalid_session' };
  const reply: StartReply = { errors: {}, typed: typedFields(recipient) };
  return { ok: true, status: 200, page: { kind: 'profile', sid, reply, notice: null } };
}

async function changeRecipient(sid: string, form: FormData, caller: Caller): Promise<SearchReply> {
  const read = () => fieldsOf(form, profileForm.schema);
  const submission = await submit(profileForm, read, caller, sid);
  if (submission.ok) return await pageOf(submission.result);
  const { status, reason, headers } = submission;
  if (reason === 'invalid_session') return { ok: false, reason };
  const page = { kind: 'profile', sid, ...shownOf(submission) } as const;
  return { ok: true, status, page, headers };
}

/** What a start form shows again: what concerns it as a whole stands above it, as a notice. */
function shownOf({ reply, message }: { reply: StartReply; message: string | undefined }) {
  return message === undefined
    ? { reply, notice: null }
    : { reply: { ...reply, errors: {} }, notice: message };
}

async function move(sid: string, form: FormData, caller: Caller): Promise<SearchReply> {
  const read = () => fieldsOf(form, moveSchema);
  const submission = await submit(moveForm, read, caller, sid);
  if (submission.ok) {
    const { step, reset, idea: opened, inPlayBefore, showsSupposed } = submission.result;
    const notice = reset ? searchText.reset : null;
    return await stepPage(sid, step, 200, notice, { opened, inPlayBefore, showsSupposed });
  }
  const { reason, status, message, headers } = submission;
  if (reason === 'invalid_session') return { ok: false, reason };
  const reply = await repeatStep(sid, status, message);
  return reply.ok ? { ...reply, headers } : reply;
}
