import { formatIdeaKey, type Idea } from '#modules/catalogue/shared.ts';
import { announceText as text } from './text.ts';

/** Beyond so many new ideas it is another grid: nobody wants to hear them all. */
const FEW = 4;

/** What to say of a grid that took the place of another. */
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
