import { sharedIdeaPath } from '#app/features/share/index.ts';
import { formatCalendarDay } from '#app/ui/text/format.ts';
import type { Find } from './finds.ts';
import { keepsakePath } from './keepsake-address.ts';
import { exportText, findsText } from './text.ts';

/**
 * The finds as a text to be kept, printed or pasted anywhere.
 *
 * @param origin address of the site, for the links.
 */
export function findsAsText(finds: readonly Find[], origin: string): string {
  const blocks = finds.map(({ key, title, forWhom, foundOn, reasons, sealed }) => [
    title,
    ...(forWhom ? [exportText.forWhom(forWhom)] : []),
    exportText.foundOn(formatCalendarDay(foundOn)),
    ...reasons.map(exportText.reason),
    sealed
      ? exportText.page(origin + keepsakePath(sealed))
      : exportText.idea(origin + sharedIdeaPath(key)),
  ]);
  return [[findsText.title], ...blocks].map((lines) => `${lines.join('\n')}\n`).join('\n');
}

/** Has the browser save that text as a file. Browser only. */
export function exportFinds(finds: readonly Find[]): void {
  const file = new Blob([findsAsText(finds, location.origin)], { type: 'text/plain' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = findsText.file;
  link.click();
  // The browser has taken it by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
