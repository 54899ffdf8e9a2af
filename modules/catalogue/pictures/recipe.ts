import { NAME_MAX_LENGTH } from './shared.ts';

/** The wrapping papers a picture can be drawn on. */
export const PATTERNS = [
  'plain',
  'dots',
  'stripes',
  'checks',
  'waves',
  'zigzag',
  'stars',
  'confetti',
  'leaves',
  'snow',
  'hearts',
  'rays',
] as const;
export type Pattern = (typeof PATTERNS)[number];

/** What a picture's file name asks for: one to three icons, which name shapes, or none for a note. */
type Recipe = { icons: string[]; pattern: Pattern };

/** First word of the name of a note: the picture of an idea that no icon can show. */
const TEXT_MARKER = 'text';

const WORD = '[a-z0-9]+(?:-[a-z0-9]+)*';
const GRAMMAR = new RegExp(`^(${WORD}(?:\\+${WORD}){0,2})\\.(${PATTERNS.join('|')})\\.webp$`);

/**
 * Reads a picture's file name, `ICON[+ICON[+ICON]].PATTERN.webp` or `text.PATTERN.webp`.
 * Null when the name is not of that form; whether the icons exist is not checked here.
 */
export function parseRecipe(name: string): Recipe | null {
  if (name.length > NAME_MAX_LENGTH) return null;
  const [, first, pattern] = GRAMMAR.exec(name) ?? [];
  if (!first || !pattern) return null;
  const icons = first.split('+');
  if (new Set(icons).size < icons.length) return null;
  if (first === TEXT_MARKER) return { icons: [], pattern: pattern as Pattern };
  return icons.includes(TEXT_MARKER) ? null : { icons, pattern: pattern as Pattern };
}
