/** What stands for one space: all but a single one. */
const SPACES = /[\p{Cc}\p{Cf}\p{Zs}\u2028\u2029]{2,}|[\p{Cc}\p{Cf}\u2028\u2029]|(?! )\p{Zs}/gu;
/** What has no width, such as the mark where a word may be divided: nothing stands for it. */
const NO_WIDTH = /^\p{Cf}+$/u;
/** What is to be looked at closer: all but single spaces between visible letters and signs of Latin scripts. */
const UNUSUAL = /^ | $| {2}|[^ -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u20ac]/;
/** Longer words are cut where the limit falls. */
const LONGEST_WORD = 60;

/**
 * A text of a shop as it may be kept: in one line, without control characters and broken characters, of at most `max`
 * characters, cut after a whole word; null when nothing is left.
 */
export function cleanText(text: string | null, max: number): string | null {
  if (text === null) return null;
  if (text.length <= max && !UNUSUAL.test(text)) return text || null;
  // Bounded first: what follows is linear in the length.
  const plain = text
    .slice(0, 4 * max)
    .toWellFormed()
    .normalize('NFC')
    .replace(SPACES, (found) => (NO_WIDTH.test(found) ? '' : ' '))
    .trim();
  return (plain.length > max ? cutAtWord(plain, max) : plain) || null;
}

/** The first words of a text, at most `max` characters with the ellipsis. */
function cutAtWord(text: string, max: number): string {
  // A character of two code units is not halved.
  const cut = text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '');
  const space = cut.lastIndexOf(' ');
  const whole = space > 0 && space >= cut.length - LONGEST_WORD ? cut.slice(0, space) : cut;
  return `${whole.replace(/[\s,;:.(–-]+$/u, '')}…`;
}
