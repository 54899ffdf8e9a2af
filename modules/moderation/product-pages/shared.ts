/** What was read of a shop's page, for its contributor to confirm; null where the page does not say. */
export type PageProduct = {
  /** Where the page says that it is, without what only tracks. */
  url: string;
  title: string | null;
  description: string | null;
  price_cents: number | null;
  /** Of the price. */
  currency: string | null;
  available: boolean | null;
  /** The name of the stored picture. */
  image: string | null;
  /** Why there is none, in French. */
  image_reason: string | null;
};
