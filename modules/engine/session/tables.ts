/** Tables that this room alone writes. */
export const tables = ['search_session', 'search_event', 'search_metric', 'visit'] as const;
