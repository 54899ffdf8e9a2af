/** Tables that this room alone writes. */
export const tables = ['contribution'] as const;
