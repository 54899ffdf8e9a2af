/** Tables that this room alone writes. */
export const tables = [
  'catalogue_revision',
  'catalogue_event',
  'catalogue_event_draft',
  'catalogue_cursor',
] as const;

/** Views for other modules. */
export const views = ['current_catalogue_revision'] as const;

/**
 * Functions of the database that this room alone calls; migrations call `follow_catalogue_table` for each table to
 * follow, and the triggers that it makes there run those below it.
 */
export const functions = [
  'record_catalogue_event',
  'follow_catalogue_table',
  'record_idea_events',
  'record_row_events',
  'record_pair_events',
  'record_merchant_events',
  'record_structure_event',
  'record_truncation',
  'publish_catalogue_events',
] as const;
