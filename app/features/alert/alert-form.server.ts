import type { RouterContextProvider } from 'react-router';
import { emailField } from '#app/shell/email-field.server.ts';
import { errorPage } from '#app/shell/errors.server.ts';
import { textsOf } from '#app/shell/forms.server.ts';
import { errorText } from '#app/ui/text/errors.ts';
import type { SortableAnswer } from '#modules/alerts/shared.ts';
import { createAlertFor } from './alert-creation.server.ts';
import { type AlertErrors, type AlertReply, type AlertStep, readStep } from './alert-steps.ts';
import { alertAnswers } from './api-text.ts';
import {
  beginOrder,
  importanceOf,
  MOVES,
  moveRow,
  nothingCounts,
  type Row,
  readOrder,
  readRow,
} from './order.ts';
import { createText, sorterText } from './text.ts';

/** What a posted form is answered with: an alert, or the form again as it was left. */
export type AlertFormOutcome =
  | { ok: true; needsValidation: boolean }
  | { ok: false; status: 200 | 409 | 422 | 429; reply: AlertReply; retryAfterSeconds?: number };

const emailSchema = emailField(createText.email);

/** The form as it begins. */
export function beginForm(answers: readonly SortableAnswer[], email: string): AlertReply {
  return { step: 'presentation', order: beginOrder(answers), email, moved: null, errors: {} };
}

/** Answers the form as posted without JavaScript: a row goes up, another step is shown, or the alert is created. */
export async function answerAlertForm(
  sid: string,
  answers: readonly SortableAnswer[],
  form: FormData,
  context: Readonly<RouterContextProvider>,
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
  return await create(sid, answers, reply, context);
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
  context: Readonly<RouterContextProvider>,
): Promise<AlertFormOutcome> {
  const refuse = (errors: AlertErrors, step: AlertStep = 'submit') =>
    ({ ok: false, status: 422, reply: { ...reply, step, errors } }) as const;
  if (nothingCounts(reply.order)) return refuse({ order: [sorterText.none] }, 'sorter');
  const email = emailSchema.safeParse(reply.email.trim() || undefined);
  if (!email.success) return refuse({ email: email.error.issues.slice(0, 1).map(messageOf) });
  const outcome = await createAlertFor(
    { session_id: sid, email: email.data, answers: weighed(answers, reply.order) },
    context,
  );
  if (outcome.ok) return outcome;
  switch (outcome.reason) {
    case 'too_many':
      return {
        ...refuse({ '': [createText.tooMany] }),
        status: 429,
        retryAfterSeconds: outcome.retryAfterSeconds,
      };
    case 'too_many_waiting':
      return { ...refuse({ email: [createText.tooManyWaiting] }), status: 409 };
    case 'unknown_session':
      throw errorPage(404, alertAnswers.noSearch);
    case 'invalid_email':
      return refuse({ email: [createText.email.invalid] });
    case 'no_answer':
      return refuse({ order: [sorterText.none] }, 'sorter');
    case 'wrong_answers':
      // An answer was taken back in the meantime: the form that is shown again has those of now.
      return refuse({ '': [errorText(422).message] }, 'sorter');
  }
}

function weighed(answers: readonly SortableAnswer[], order: readonly Row[]) {
  return answers.map(({ question_id, a, server_importance }) => ({
    question_id,
    answer: a,
    server_importance,
    user_importance: importanceOf(order, question_id),
  }));
}

const messageOf = ({ message }: { message: string }) => message;
