/** Tables that this module alone writes. */
export const tables = [
  'rate_limit',
  'mail',
  'performance_measure',
  'performance_process',
  'migration',
  'migration_lock',
  'pgboss.*',
] as const;

/** Functions of the database that this module alone calls. */
export const functions = ['pgboss.*'] as const;
