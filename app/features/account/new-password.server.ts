import { z } from 'zod';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#modules/moderation/accounts/shared.ts';
import { newPassword as text } from './text.ts';

/** The field of a form that takes a password to be, with its messages. */
export const newPasswordField = z
  .string({ error: text.missing })
  .min(PASSWORD_MIN_LENGTH, text.short)
  .max(PASSWORD_MAX_LENGTH, text.long);
