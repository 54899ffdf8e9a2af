/** A text cut into words and what stands between them; an elided word keeps its apostrophe: « qu’ », « il ». */
export function wordsOf(text: string): string[] {
  return text.match(/\p{L}+’|[\p{L}\p{N}-]+|[^\p{L}\p{N}]+/gu) ?? [];
}

/** The text with a capital letter first. */
export function capitalized(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** The text as it stands inside a sentence: « le piano », but « BD et mangas ». */
export function decapitalized(text: string): string {
  return text.replace(/^\p{Lu}(?=[\p{Ll}’ ])/u, (letter) => letter.toLowerCase());
}

/** Whether a word loses the vowel before it: « qu’il », « n’aime », but « le handball ». */
export function isElided(word: string): boolean {
  return /^[aeiouyàâéèêëîïôœû]/i.test(word) || /^h(?:abit|eur|i|ésit|onor|uman|umour)/i.test(word);
}

/** A sentence as visitors read it: French apostrophes and quotes, no-break spaces before double signs, a capital first, no full stop. */
export function tidied(sentence: string): string {
  const spaced = sentence
    .replaceAll(/['ʼ]/g, '’')
    .replaceAll('...', '…')
    .replaceAll(/"([^"]*)"/g, '« $1 »')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/(?<!\.)\.$/, '')
    .replaceAll(/ ?([?!;»])/g, '\u00a0$1')
    .replaceAll(/ :/g, '\u00a0:')
    .replaceAll(/« ?/g, '«\u00a0');
  return capitalized(spaced);
}
