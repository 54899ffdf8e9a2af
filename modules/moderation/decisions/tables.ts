/** Tables that this room alone writes. */
export const tables = ['decision'] as const;
