import { type Caller, submit } from '#app/shell/forms/define-form.server.ts';
import { textsOf } from '#app/shell/forms/fields.server.ts';
import type { SortableAnswer } from '#modules/alerts/shared.ts';
import { alertCreationForm } from './alert-creation.server.ts';
import { type AlertReply, readStep } from './alert-steps.ts';
import {
  importanceOf,
  initialOrder,
  MOVES,
  moveRow,
  type Row,
  readOrder,
  readRow,
} from './order.ts';

/** What a posted form is answered with: an alert, or the form again as it was left. */
export type AlertFormOutcome =
  | { ok: true; needsValidation: boolean }
  | { ok: false; status: number; reply: AlertReply; headers?: Record<string, string> };

/** The form as it begins. */
export function initialReply(answers: readonly SortableAnswer[], email: string): AlertReply {
  return { step: 'presentation', order: initialOrder(answers), email, moved: null, errors: {} };
}

/** Answers the form as posted without JavaScript: a row goes up, another step is shown, or the alert is created. */
export async function answerAlertForm(
  sid: string,
  answers: readonly SortableAnswer[],
  form: FormData,
  caller: Caller,
): Promise<AlertFormOutcome> {
  const { shown, email = '', move, step } = textsOf(form, ['shown', 'email', 'move', 'step']);
  const reply: AlertReply = {
    step: readStep(shown, answers),
    order: readOrder(answers, form.getAll('order').map(String)),
    email,
    moved: null,
    errors: {},
  };
  if (move !== undefined)
    return { ok: false, status: 200, reply: { ...reply, ...moved(reply, move) } };
  if (step !== undefined)
    return { ok: false, status: 200, reply: { ...reply, step: readStep(step, answers) } };
  return await create(sid, answers, reply, caller);
}

function moved({ order }: AlertReply, pressed: string): Partial<AlertReply> {
  const [asked, name = ''] = pressed.split(':');
  const move = MOVES.find((known) => known === asked);
  const row = readRow(name);
  if (!move || row === null || !order.includes(row)) return {};
  return { order: moveRow(order, row, move), moved: { row, move } };
}

async function create(
  sid: string,
  answers: readonly SortableAnswer[],
  reply: AlertReply,
  caller: Caller,
): Promise<AlertFormOutcome> {
  const email = reply.email.trim() || undefined;
  const values = { session_id: sid, email, answers: weighed(answers, reply.order) };
  const submission = await submit(alertCreationForm, () => ({ typed: {}, values }), caller);
  if (submission.ok) return submission.result;
  const { status, headers, reason } = submission;
  const { answers: order, ...others } = submission.reply.errors;
  return {
    ...{ ok: false, status, headers },
    reply: {
      ...reply,
      // One step is shown at a time on small screens: what is wrong with the first of them comes first.
      step: order || reason === 'wrong_answers' ? 'sorter' : 'submit',
      errors: order ? { order } : others,
    },
  };
}

function weighed(answers: readonly SortableAnswer[], order: readonly Row[]) {
  return answers.map(({ question_id, a, server_importance }) => ({
    question_id,
    answer: a,
    server_importance,
    user_importance: importanceOf(order, question_id),
  }));
}
