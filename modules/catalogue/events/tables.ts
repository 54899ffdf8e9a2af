/** Tables that this room alone writes. */
export const tables = [
  'catalogue_revision',
  'catalogue_event',
  'catalogue_event_draft',
  'catalogue_cursor',
] as const;

/** Views for other modules. */
export const views = ['current_catalogue_revision'] as const;
