import type { IdeaKey } from '../vocabulary.ts';

/** The page of a gift that was found: all that its address carries. The price and the shops are read when it is opened. */
export type Keepsake = {
  key: IdeaKey;
  /** As it was when the page was made: the page outlives the idea in the catalogue. */
  title: string;
  /** Why it fits, in words that the giver may have changed. */
  reasons: string[];
  /** What to write on the card. */
  message: string;
  /** Whether who opens it has to unwrap it. */
  wrapped: boolean;
  /** Whether it was found for Christmas, whose colours its page has. */
  christmas: boolean;
};

/** How much a page of a found gift may say, in characters; its address may have so many in all. */
export const KEEPSAKE_MAX = { reasons: 4, reason: 160, message: 500, address: 2000 } as const;
