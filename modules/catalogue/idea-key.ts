import { z } from 'zod';
import type { IdeaKey } from './vocabulary.ts';

export const ideaKeySchema = z.strictObject({
  merchant_id: z.int().min(0).max(2_147_483_647),
  id_within_merchant: z.string().min(1).max(200),
}) satisfies z.ZodType<IdeaKey>;

/** Reads the compact text form; null when the text is not one. */
export function parseIdeaKey(text: string): IdeaKey | null {
  const colon = text.indexOf(':');
  const merchant = text.slice(0, colon);
  if (!/^\d{1,10}$/.test(merchant)) return null;
  const parsed = ideaKeySchema.safeParse({
    merchant_id: Number(merchant),
    id_within_merchant: text.slice(colon + 1),
  });
  return parsed.success ? parsed.data : null;
}
