import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import type { FormRefusal } from '#app/features/account/index.server.ts';
import { emailField } from '#app/shell/email-field.server.ts';
import { readForm, refuseWhole } from '#app/shell/forms.server.ts';
import { limitedFor } from '#app/shell/rate-limits.server.ts';
import { requestContext } from '#app/shell/request-context.server.ts';
import { mailIdea } from '#modules/catalogue/sharing/index.server.ts';
import { mailboxOf } from '#modules/moderation/accounts/shared.ts';
import { emailText as text } from './ways-text.ts';

const schema = z.object({
  email: emailField(text.email),
});

/** Has an idea sent to the address of a posted form; what to show again when it was refused. */
export async function emailIdeaFrom(
  request: Request,
  context: Readonly<RouterContextProvider>,
  ideaId: number,
): Promise<FormRefusal | null> {
  const read = await readForm(request, schema);
  if (!read.ok) return { status: 422, reply: read };
  const { email } = read.value;
  const { clientAddress } = context.get(requestContext);
  const wait = await limitedFor({ email: clientAddress, email_to: mailboxOf(email) });
  if (wait !== null) {
    return { status: 429, reply: refuseWhole(read, text.tooMany), retryAfterSeconds: wait };
  }
  await mailIdea(ideaId, email);
  return null;
}
