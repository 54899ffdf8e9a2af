/** Tables that this room alone writes. */
export const tables = ['decision', 'told_decision'] as const;
