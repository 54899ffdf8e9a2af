import type { IdeaKey } from '#modules/catalogue/shared.ts';

/** Where staff see an idea with all that is said of it. */
export function ideaPath({ merchant_id, id_within_merchant }: IdeaKey): string {
  return `/mod/idea-relations/${merchant_id}/${encodeURIComponent(id_within_merchant)}`;
}
