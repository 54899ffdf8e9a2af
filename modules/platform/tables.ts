/** Tables that this module alone writes. */
export const tables = ['rate_limit', 'mail', 'migration', 'migration_lock', 'pgboss.*'] as const;
