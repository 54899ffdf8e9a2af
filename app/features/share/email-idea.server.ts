import { z } from 'zod';
import { defineForm } from '#app/shell/forms/define-form.server.ts';
import { emailField } from '#app/shell/forms/email-field.server.ts';
import { mailIdea } from '#modules/catalogue/sharing/index.server.ts';
import { mailboxOf } from '#modules/moderation/accounts/shared.ts';
import { emailText as text } from './options-text.ts';

/** Has an idea sent to an address. */
export const emailIdeaForm = defineForm({
  schema: z.object({ email: emailField(text.email) }),
  limits: ({ email }, { network }) => ({ email: network, email_to: mailboxOf(email) }),
  run: ({ email }, _, ideaId: number) => mailIdea(ideaId, email),
  rejections: { too_many: text.tooMany },
});
