/** A word of so many letters, with what is elided before it, may be wider than a small tile. */
const LONG_WORD = /[\p{L}’]{12,}/gu;
const VOWEL = '[aeiouyàâéèêëîïôöûùü]';
const CONSONANT = `(?!${VOWEL})\\p{L}`;
/** Between a vowel, with what closes its syllable, and the one or two consonants that begin the next one; three letters stay on each side. */
const SYLLABLE_END = new RegExp(
  `(?<=\\p{L}{3})(?<=${VOWEL}(?:${CONSONANT})*)(?<![bcdfgptv](?=[lr])|[cpst](?=h)|g(?=n))` +
    `(?=(?:[bcdfgptv][lr]|[cpst]h|gn|${CONSONANT})${VOWEL})(?=\\p{L}{3})(?![gq]ues?$)`,
  'giu',
);

/**
 * French words that may be wider than what they stand in, with soft hyphens between their syllables: browsers that have no
 * dictionary for `hyphens: auto` break them there, with a hyphen.
 */
export function hyphenate(text: string): string {
  return text.replace(LONG_WORD, (word) => word.replace(SYLLABLE_END, '\u00ad'));
}
