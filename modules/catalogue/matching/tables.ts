/** Tables that this room alone writes. */
export const tables = ['search_word'] as const;
