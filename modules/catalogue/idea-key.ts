import type { IdeaKey } from './vocabulary.ts';

export const MERCHANT_ID_MAX = 2_147_483_647;
export const ID_WITHIN_MERCHANT_MAX_LENGTH = 200;

/** Reads the compact text form; null when the text is not one. */
export function parseIdeaKey(text: string): IdeaKey | null {
  const [, merchant, id_within_merchant = ''] = /^(\d{1,10}):(.+)$/s.exec(text) ?? [];
  const merchant_id = Number(merchant);
  const isKey =
    merchant_id <= MERCHANT_ID_MAX && id_within_merchant.length <= ID_WITHIN_MERCHANT_MAX_LENGTH;
  return isKey ? { merchant_id, id_within_merchant } : null;
}
