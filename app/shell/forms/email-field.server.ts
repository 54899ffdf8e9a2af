import { z } from 'zod';
import { EMAIL_MAX_LENGTH, isEmail } from '#modules/moderation/accounts/shared.ts';

/** The field of a form that takes an e-mail address, with its messages when it is empty or is no address. */
export function emailField({ missing, invalid }: { missing: string; invalid: string }) {
  return z
    .string({ error: missing })
    .trim()
    .max(EMAIL_MAX_LENGTH, invalid)
    .refine(isEmail, invalid);
}
