/** Tables that this room alone writes. */
export const tables = ['idea_label_count'] as const;

/** Functions of the database that triggers of the ideas run. */
export const functions = ['start_label_count', 'delete_idea_label_count_of_ideas'] as const;

/** Views for other modules. */
export const views = ['catalogue_label_count'] as const;
