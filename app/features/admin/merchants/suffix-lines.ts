/** The lines of a text, without blanks around them, each once, empty ones left out. */
export function readLines(text = ''): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.replaceAll(/\s+/g, ' ').trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}
