/** Tables that this room alone writes. */
export const tables = [
  'search_session',
  'search_event',
  'idea_click_count',
  'search_metric',
  'visit',
] as const;

/** What other modules may read of them. */
export const views = ['search_log', 'given_up_search', 'idea_click'] as const;

/** Functions of the database that this room alone calls, and that triggers of its tables run. */
export const functions = [
  'make_search_month',
  'place_search_session',
  'erase_search_events',
  'refuse_search_event_change',
  'count_click',
] as const;
