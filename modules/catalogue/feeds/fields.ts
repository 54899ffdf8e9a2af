/** What a column of a product file can be. */
export const FEED_FIELDS = [
  'title',
  'url',
  'handle',
  'description',
  'price',
  'salePrice',
  'salePeriod',
  'listPrice',
  'currency',
  'availability',
  'picture',
  'brand',
  'gtin',
  'sku',
  'rating',
  'category',
  'color',
  'size',
  'variant',
  'group',
  'gender',
  'ageGroup',
] as const;
export type FeedField = (typeof FEED_FIELDS)[number];

/** Which column each field is read from, by its name; a field that is left out is read from none. */
export type FeedMapping = Partial<Record<FeedField, string>>;
