/** Tables that this room alone writes. */
export const tables = ['stored_picture'] as const;
