import { sharedIdeaPath } from '#app/features/share/index.ts';
import { formatCalendarDay } from '#app/ui/text/format.ts';
import { keepsakePath } from './keepsake-address.ts';
import type { SavedGift } from './saved-gifts.ts';
import { exportText, savedGiftsText } from './text.ts';

/**
 * The saved gifts as a text to be kept, printed or pasted anywhere.
 *
 * @param origin address of the site, for the links.
 */
export function savedGiftsAsText(savedGifts: readonly SavedGift[], origin: string): string {
  const blocks = savedGifts.map(({ key, title, forWhom, foundOn, reasons, sealed }) => [
    title,
    ...(forWhom ? [exportText.forWhom(forWhom)] : []),
    exportText.foundOn(formatCalendarDay(foundOn)),
    ...reasons.map(exportText.reason),
    sealed
      ? exportText.page(origin + keepsakePath(sealed))
      : exportText.idea(origin + sharedIdeaPath(key)),
  ]);
  return [[savedGiftsText.title], ...blocks].map((lines) => `${lines.join('\n')}\n`).join('\n');
}

/** Has the browser save that text as a file. Browser only. */
export function exportSavedGifts(savedGifts: readonly SavedGift[]): void {
  const file = new Blob([savedGiftsAsText(savedGifts, location.origin)], { type: 'text/plain' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = savedGiftsText.file;
  link.click();
  // The browser has taken it by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
