/** Tables that this room alone writes. */
export const tables = [
  'catalogue_revision',
  'catalogue_event',
  'catalogue_event_draft',
  'catalogue_cursor',
] as const;

/** Views for other modules. */
export const views = ['current_catalogue_revision'] as const;

/** Functions of the database that this room alone calls; migrations call the last for each table to follow. */
export const functions = ['record_catalogue_event', 'follow_catalogue_table'] as const;
