// Columns of products that both additions and changes write.

/** Where the last words of a source are remembered. */
export const FINGERPRINT = { page: 'page_fingerprint', feed: 'feed_fingerprint' } as const;

export const PRODUCT_COLUMNS = [
  'original_title',
  'brand',
  'gtin',
  'sku',
  'list_price_cents',
  'category_path',
  'variant',
  'group_id',
  'picture_url',
];
