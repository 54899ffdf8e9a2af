import { formatIdeaKey, type Idea } from '#modules/catalogue/shared.ts';
import { announceText as text } from '../text.ts';

/** Beyond so many new ideas it is another grid: too much to be read out. */
const FEW = 4;

/** What screen readers announce when a grid replaces another. */
export function announcement(before: readonly Idea[], after: readonly Idea[]): string {
  if (after.length === 0) return text.nothing;
  const known = new Set(before.map(({ key }) => formatIdeaKey(key)));
  const titles = after
    .filter(({ key }) => !known.has(formatIdeaKey(key)))
    .map(({ title }) => title);
  if (titles.length === 0) return text.same;
  if (titles.length > FEW) return text.all(after.length);
  return titles.length === 1 ? text.one(titles[0]!) : text.several(titles);
}
