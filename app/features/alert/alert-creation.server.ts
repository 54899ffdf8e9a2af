import { defineForm } from '#app/shell/forms/define-form.server.ts';
import { emailField } from '#app/shell/forms/email-field.server.ts';
import { errorText } from '#app/ui/text/errors.ts';
import { createAlert } from '#modules/alerts/index.server.ts';
import { alertCreationSchema } from '#modules/alerts/shared.ts';
import { isSameAddress, mailboxOf } from '#modules/moderation/accounts/shared.ts';
import { alertAnswers } from './api-text.ts';
import { sorterText, createText as text } from './text.ts';

/**
 * Creates an alert; so many an hour from one network, and for one mailbox unless it is that of the visitor's own account:
 * others cannot use up what its owner may ask for.
 */
export const alertCreationForm = defineForm({
  schema: alertCreationSchema.extend({
    email: emailField(text.email),
    answers: alertCreationSchema.shape.answers.refine(
      (answers) =>
        answers.length === 0 || answers.some(({ user_importance }) => user_importance > 0),
      sorterText.none,
    ),
  }),
  limits: ({ email }, { network, account }) => ({
    alert_create: network,
    ...(!isSameAddress(account?.email, email) && { alert_create_to: mailboxOf(email) }),
  }),
  run: (creation, { account }) => createAlert(creation, account?.email ?? null),
  rejections: {
    too_many: text.tooMany,
    too_many_waiting: { field: 'email', message: text.tooManyWaiting, status: 409 },
    unknown_session: { message: alertAnswers.noSearch, status: 404 },
    invalid_email: { field: 'email', message: text.email.invalid },
    no_answer: { field: 'answers', message: sorterText.none },
    // An answer was taken back in the meantime: the form that is shown again has those of now.
    wrong_answers: errorText(422).message,
  },
});
