import { formatNumber, readNumber } from '#app/ui/text/format.ts';
import { GENERIC_IDEA_DEFAULTS as DEFAULTS } from '#modules/moderation/contributions/shared.ts';
import type { PreviewedIdea } from '../idea-preview.tsx';

/** What the fields of a generic idea hold; a field that takes several values has a list. */
export type TypedTexts = Partial<Record<string, string | string[]>>;

/** The first word of a picture without icon: its title stands for it. */
export const TEXT_ICON = 'text';
export const DEFAULT_PATTERN = 'dots';

/** An icon as a recipe names it, or several, and what it is called in French. */
export type NamedIcon = { icon: string; name: string };

/** What the fields hold before anything is typed. */
export const DEFAULT_TYPED: TypedTexts = {
  ageMin: String(DEFAULTS.ageMin),
  ageMax: String(DEFAULTS.ageMax),
  priceMin: formatNumber(DEFAULTS.priceMinCents / 100),
  priceMax: formatNumber(DEFAULTS.priceMaxCents / 100),
  pattern: DEFAULT_PATTERN,
};

/** The text of a field; of several, the first. */
export function textOf(typed: TypedTexts, name: string): string {
  return [typed[name] ?? ''].flat()[0] ?? '';
}

/** The picture of an icon on a paper: a recipe. */
export function imageOf(icon: string, pattern: string): string {
  return `${icon}.${pattern}.webp`;
}

/**
 * What visitors would see of the idea as it is typed.
 *
 * @param icons those proposed for it, of which the first is shown while none is chosen.
 */
export function previewTyped(typed: TypedTexts, icons: readonly NamedIcon[]): PreviewedIdea {
  const text = (name: string) => textOf(typed, name);
  const icon = text('icon') || icons[0]?.icon || TEXT_ICON;
  const image = imageOf(icon, text('pattern') || DEFAULT_PATTERN);
  const [low, high] = [centsOf(text('priceMin')), centsOf(text('priceMax'))];
  const isRange = low !== null && high !== null && low <= high;
  const price = isRange ? Math.round((low + high) / 2) : (low ?? high);
  return {
    ...{ title: text('title'), description: text('description'), content: text('content') },
    ...{ image, price },
    ...(isRange && { price_min: low, price_max: high }),
  };
}

function centsOf(typed: string): number | null {
  const euros = readNumber(typed);
  return euros === null ? null : Math.round(euros * 100);
}
