/** Tables that this room alone writes. */
export const tables = ['idea_label_count'] as const;

/** The function of the database that a trigger of the ideas runs. */
export const functions = ['start_label_count'] as const;

/** Views for other modules. */
export const views = ['catalogue_label_count'] as const;
