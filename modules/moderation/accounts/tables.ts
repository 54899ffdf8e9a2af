/** Tables that this room alone writes. */
export const tables = [
  'account',
  'account_sign_in',
  'account_signup',
  'account_event',
  'account_password_reset',
  'account_email_change',
  'account_export',
] as const;

/** Functions of the database that other modules may call. */
export const offeredFunctions = ['mailbox_of'] as const;
