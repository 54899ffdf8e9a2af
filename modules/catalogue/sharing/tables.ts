/** Tables that this room alone writes. */
export const tables = ['idea_mail'] as const;
