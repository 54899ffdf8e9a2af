/** Tables that this room alone writes. */
export const tables = ['product_page'] as const;
