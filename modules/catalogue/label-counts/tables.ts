/** Tables that this room alone writes. */
export const tables = ['idea_label_count'] as const;

/** Views for other modules. */
export const views = ['catalogue_label_count'] as const;
