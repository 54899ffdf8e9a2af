/** Feminines that no ending tells. */
const FEMININES: Readonly<Record<string, string>> = {
  beau: 'belle',
  nouveau: 'nouvelle',
  vieux: 'vieille',
  fou: 'folle',
  doux: 'douce',
  roux: 'rousse',
  faux: 'fausse',
  blanc: 'blanche',
  franc: 'franche',
  frais: 'fraîche',
  sec: 'sèche',
  long: 'longue',
  public: 'publique',
  grec: 'grecque',
  turc: 'turque',
  gentil: 'gentille',
  pareil: 'pareille',
  gros: 'grosse',
  bas: 'basse',
  las: 'lasse',
  épais: 'épaisse',
  favori: 'favorite',
  malin: 'maligne',
  nul: 'nulle',
  sot: 'sotte',
  paysan: 'paysanne',
  meilleur: 'meilleure',
  supérieur: 'supérieure',
  mineur: 'mineure',
  majeur: 'majeure',
  père: 'mère',
  ami: 'amie',
};

/** Words that are the same for a woman: « fan », « accro ». */
const SAME_FEMININE = new Set([
  'fan',
  'accro',
  'geek',
  'zen',
  'cool',
  'chic',
  'bien',
  'snob',
  'pro',
]);
/** Words that are the same for several people. */
const INVARIABLE = new Set(['zen', 'cool', 'bien', 'debout', 'ensemble', 'marron', 'snob']);

const FEMININE_ENDINGS: readonly (readonly [masculine: RegExp, feminine: string])[] = [
  [/e$/, 'e'],
  [/er$/, 'ère'],
  [
    /(?<=créa|ama|direc|lec|specta|éduca|organisa|anima|conserva|collec|ac|au|inspec|institu)teur$/,
    'trice',
  ],
  [/eur$/, 'euse'],
  [/eux$/, 'euse'],
  [/oux$/, 'ouse'],
  [/f$/, 've'],
  [/(?<=[eo])n$/, 'nne'],
  [/(?<=ei?)l$/, 'lle'],
  [/(?<=compl|secr|discr|concr|inqui|désu)et$/, 'ète'],
  [/et$/, 'ette'],
];

/** The feminine of an adjective or participle: « sportif », « sportive ». */
export function feminineOf(masculine: string): string {
  if (Object.hasOwn(FEMININES, masculine)) return FEMININES[masculine]!;
  if (SAME_FEMININE.has(masculine)) return masculine;
  for (const [pattern, feminine] of FEMININE_ENDINGS) {
    if (pattern.test(masculine)) return masculine.replace(pattern, feminine);
  }
  return `${masculine}e`;
}

/** The plural of an adjective or participle of either gender: « matinal », « matinaux ». */
export function pluralOf(singular: string): string {
  if (/[sxz]$/.test(singular) || INVARIABLE.has(singular)) return singular;
  if (/eau$/.test(singular)) return `${singular}x`;
  if (/al$/.test(singular) && !/(?:fat|nav|ban|fin)al$/.test(singular)) {
    return singular.replace(/al$/, 'aux');
  }
  return `${singular}s`;
}

/** What may stand between the verb and the adjective, and does not agree. */
const ADVERBS = new Set(
  'pas plus jamais guère très plutôt assez trop peu bien déjà encore toujours souvent parfois rarement aussi si tout'.split(
    ' ',
  ),
);

/**
 * « sportif et curieux » of « Il est sportif et curieux » as another gender and number has it. Agreement ends where the
 * words no longer speak of the subject: at a preposition, an article or a comma.
 *
 * @param words after the verb « être », with the blanks and signs between them.
 */
export function agree(words: readonly string[], feminine: boolean, plural: boolean): string[] {
  const agreed = [...words];
  let wanted = true;
  for (const [index, word] of words.entries()) {
    const aLittle = word === 'un' && words[index + 2] === 'peu';
    if (/^\s+$/.test(word) || aLittle || ADVERBS.has(word) || /ment$/.test(word)) continue;
    if (word === 'et' || word === 'ou' || word === 'ni') {
      wanted = true;
    } else if (wanted && isAdjective(word)) {
      const gendered = feminine ? feminineOf(word) : word;
      agreed[index] = plural ? pluralOf(gendered) : gendered;
      wanted = false;
    } else {
      break;
    }
  }
  return agreed;
}

const NO_ADJECTIVE = new Set(
  'à au aux en de du des d dans sur sous chez pour par avec sans loin près contre entre vers le la les l un une mon ma mes ton ta tes son sa ses ce cet cette ces que qui où quand comme'.split(
    ' ',
  ),
);

function isAdjective(word: string): boolean {
  return /^[\p{Ll}-]+$/u.test(word) && !NO_ADJECTIVE.has(word);
}
