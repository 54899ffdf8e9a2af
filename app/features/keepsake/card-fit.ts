/** How large words are printed on a panel of the folded card: as they are, closer, or closer with their lines run together. */
export type Fit = 'roomy' | 'close' | 'run-on';

/** How many lines a panel has, and letters a line, with room for wide ones; the sizes are those of folded-card.module.css. */
const ROOMY = { lines: 11, letters: 27 };
const CLOSE = { lines: 18, letters: 40 };

/** How the words of the card fit their panel. */
export function fitOfMessage(message: string): Fit {
  const lines = message.split('\n');
  if (linesOf(lines, ROOMY.letters) <= ROOMY.lines) return 'roomy';
  return linesOf(lines, CLOSE.letters) <= CLOSE.lines ? 'close' : 'run-on';
}

/** How the title and the reasons fit theirs. */
export function fitOfReasons(title: string, reasons: readonly string[]): Fit {
  const titleLines = 1.5 * linesOf([title], 20);
  const reasonLines = linesOf(reasons, 35) + 0.5 * reasons.length;
  return titleLines + reasonLines <= 15 ? 'roomy' : 'close';
}

function linesOf(texts: readonly string[], letters: number): number {
  return texts.reduce((lines, text) => lines + Math.max(1, Math.ceil(text.length / letters)), 0);
}
