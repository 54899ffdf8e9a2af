import { formatNumber, readNumber } from '#app/ui/text/format.ts';
import { GENERIC_IDEA_DEFAULTS as DEFAULTS } from '#modules/moderation/contributions/shared.ts';
import type { PreviewedIdea } from '../idea-preview.tsx';

/** What the fields of a generic idea hold. */
export type TypedTexts = Partial<Record<string, string>>;

/** The picture of an idea that no other picture suits: its title. */
export const TEXT_PICTURE = 'text.dots.webp';

/** What the fields hold before anything is typed. */
export const DEFAULT_TYPED: TypedTexts = {
  ageMin: String(DEFAULTS.ageMin),
  ageMax: String(DEFAULTS.ageMax),
  priceMin: formatNumber(DEFAULTS.priceMinCents / 100),
  priceMax: formatNumber(DEFAULTS.priceMaxCents / 100),
};

/** What visitors would see of the idea as it is typed. */
export function previewTyped(typed: TypedTexts): PreviewedIdea {
  const { title = '', description = '', content = '', image = TEXT_PICTURE } = typed;
  const [low, high] = [centsOf(typed.priceMin), centsOf(typed.priceMax)];
  const price = low === null || high === null ? null : Math.round((low + high) / 2);
  return {
    ...{ title, description, content, image, price },
    ...(low !== null && high !== null && { price_min: low, price_max: high }),
  };
}

function centsOf(typed: string | undefined): number | null {
  const euros = readNumber(typed ?? '');
  return euros === null ? null : Math.round(euros * 100);
}
