/** Tables that this room alone writes. */
export const tables = ['close_idea'] as const;

/** Views for other modules. */
export const views = ['catalogue_close_idea'] as const;
