/** Tables that this room alone writes. */
export const tables = ['account', 'account_session', 'account_signup'] as const;
