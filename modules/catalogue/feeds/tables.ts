/** Tables that this room alone writes. */
export const tables = [
  'merchant_feed',
  'feed_run',
  'feed_part',
  'feed_chunk',
  'feed_rejection',
] as const;

/** What other rooms and modules may read of them. */
export const views = ['feed_activity'] as const;
