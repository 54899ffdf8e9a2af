/** Longer titles are read so far. */
const LONGEST = 300;

/** A text in lower case without accents, quotes and elisions, with decimal points and `x` between measures. */
export function plainText(text: string): string {
  return text
    .slice(0, LONGEST)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/[’ʼ`´]/g, "'")
    .replace(/[‐‑–—]/g, '-')
    .replace(/[×✕]/g, 'x')
    .replace(/(\d)\s*(?:"|″|'')/g, '$1 pouces ')
    .replace(/\b(?:[ldjmtsnc]|qu|jusqu)'(?=[a-z])/g, ' ')
    .replace(/'s\b/g, ' ')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/\bn(?:°|o\.?|º|umero)\s*(?=\d)/g, ' ');
}

/** A word without the endings of a plural. */
export function singularOf(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word;
  if (word.endsWith('eaux')) return word.slice(0, -1);
  if (word.endsWith('aux')) return `${word.slice(0, -3)}al`;
  return word.replace(/(?<=[^s])s$|x$/, '');
}

/** The words of a plain text in their order, numbers in digits. */
export function wordsOf(plain: string): string[] {
  const found = plain.match(/[a-z0-9]+/g) ?? [];
  return found.map((word) => NUMERALS.get(word) ?? singularOf(word));
}

/** Small numbers that are written in words. */
export const NUMERALS: ReadonlyMap<string, string> = new Map(
  'deux trois quatre cinq six sept huit neuf dix onze douze'
    .split(' ')
    .map((word, place) => [word, String(place + 2)] as const),
);
