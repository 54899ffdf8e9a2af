/** Tables that this room alone writes. */
export const tables = ['product'] as const;

/** What other modules may read of them. */
export const views = ['catalogue_product'] as const;

/** Functions of the database that triggers of the ideas run. */
export const functions = ['delete_product_of_ideas'] as const;
