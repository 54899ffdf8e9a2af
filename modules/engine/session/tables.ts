/** Tables that this room alone writes. */
export const tables = ['search_session', 'search_event', 'search_metric', 'visit'] as const;

/** Functions of the database that this room alone calls. */
export const functions = ['make_search_month'] as const;
