import { PAPERS, type PaperName } from './palette.ts';

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

/** What a picture's file name asks for: one to three icons, which name shapes, or none for a note; and its paper, unless it is plain. */
type Recipe = { icons: string[]; pattern: Pattern; paper: PaperName | null };

/** First word of the name of a note: the picture of an idea that no icon can show. */
const TEXT_MARKER = 'text';

const NAME_MAX_LENGTH = 120;
/** Without a second dot, so that a mistyped recipe is not taken for one. */
const STORED = /^[A-Za-z0-9][A-Za-z0-9_-]*\.(?:avif|webp|jpg|jpeg|png)$/;

const WORD = '[a-z0-9]+(?:-[a-z0-9]+)*';
const PAPER_NAMES = Object.keys(PAPERS) as PaperName[];
const GRAMMAR = new RegExp(
  `^(${WORD}(?:\\+${WORD}){0,2})\\.(${PATTERNS.join('|')})(?:\\.(${PAPER_NAMES.join('|')}))?\\.webp$`,
);

/**
 * Reads a picture's file name, `ICON[+ICON[+ICON]].PATTERN[.PAPER].webp` or `text.PATTERN[.PAPER].webp`.
 * Null when the name is not of that form; whether the icons exist is not checked here.
 */
export function parseRecipe(name: string): Recipe | null {
  if (name.length > NAME_MAX_LENGTH) return null;
  const [, first, pattern, paper = null] = GRAMMAR.exec(name) ?? [];
  if (!first || !pattern) return null;
  const icons = first.split('+');
  if (new Set(icons).size < icons.length) return null;
  const printed = { pattern: pattern as Pattern, paper: paper as PaperName | null };
  if (first === TEXT_MARKER) return { icons: [], ...printed };
  return icons.includes(TEXT_MARKER) ? null : { icons, ...printed };
}

/** The recipe of the same picture on a paper, null for the plain one. Its things, its pattern and where they are stay. */
export function onPaper(recipe: string, paper: PaperName | null): string {
  const [icons, pattern] = recipe.split('.');
  return [icons, pattern, ...(paper ? [paper] : []), 'webp'].join('.');
}

/** The same picture on every paper. */
export function onEveryPaper(recipe: string): string[] {
  return [null, ...PAPER_NAMES].map((paper) => onPaper(recipe, paper));
}

/**
 * Whether a name may be that of a stored picture, which came from a merchant and is not drawn. Whether it exists is
 * not checked: a catalogue may be read before its pictures.
 */
export function isStoredName(name: string): boolean {
  return name.length <= NAME_MAX_LENGTH && STORED.test(name);
}
