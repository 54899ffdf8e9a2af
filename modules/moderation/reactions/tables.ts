/** Tables that this room alone writes. */
export const tables = ['user_reaction'] as const;
