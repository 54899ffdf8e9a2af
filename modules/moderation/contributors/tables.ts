/** Tables that this room alone writes. */
export const tables = ['contributor'] as const;
