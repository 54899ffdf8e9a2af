/** Tables that this room alone writes. */
export const tables = [
  'crawl_site',
  'crawl_host',
  'crawl_robots',
  'crawl_page',
  'crawl_body',
  'crawl_run',
  'crawl_visit',
  'crawl_trial',
] as const;

/** What other rooms and modules may read of them. */
export const views = ['crawl_activity'] as const;
