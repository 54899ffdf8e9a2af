import { z } from 'zod';
import { ID_WITHIN_MERCHANT_MAX_LENGTH, MERCHANT_ID_MAX } from './idea-key.ts';
import type { IdeaKey } from './vocabulary.ts';

/** Apart from how a key is read from a text, which browsers do without zod. */
export const ideaKeySchema = z.strictObject({
  merchant_id: z.int().min(0).max(MERCHANT_ID_MAX),
  id_within_merchant: z.string().min(1).max(ID_WITHIN_MERCHANT_MAX_LENGTH),
}) satisfies z.ZodType<IdeaKey>;
