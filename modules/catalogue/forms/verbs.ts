/** Third persons of the present of common verbs that no ending tells: singular, plural. */
const IRREGULAR: Readonly<Record<string, string>> = {
  a: 'ont',
  est: 'sont',
  va: 'vont',
  fait: 'font',
  défait: 'défont',
  refait: 'refont',
  satisfait: 'satisfont',
  dit: 'disent',
  lit: 'lisent',
  élit: 'élisent',
  relit: 'relisent',
  vit: 'vivent',
  suit: 'suivent',
  écrit: 'écrivent',
  décrit: 'décrivent',
  rit: 'rient',
  sourit: 'sourient',
  met: 'mettent',
  permet: 'permettent',
  promet: 'promettent',
  remet: 'remettent',
  bat: 'battent',
  peut: 'peuvent',
  veut: 'veulent',
  vaut: 'valent',
  doit: 'doivent',
  boit: 'boivent',
  reçoit: 'reçoivent',
  aperçoit: 'aperçoivent',
  voit: 'voient',
  prévoit: 'prévoient',
  croit: 'croient',
  sait: 'savent',
  plaît: 'plaisent',
  déplaît: 'déplaisent',
  connaît: 'connaissent',
  reconnaît: 'reconnaissent',
  paraît: 'paraissent',
  dort: 'dorment',
  sert: 'servent',
  sent: 'sentent',
  ressent: 'ressentent',
  ment: 'mentent',
  part: 'partent',
  repart: 'repartent',
  sort: 'sortent',
  court: 'courent',
  meurt: 'meurent',
  émeut: 'émeuvent',
  fuit: 'fuient',
  craint: 'craignent',
  peint: 'peignent',
  éteint: 'éteignent',
  rejoint: 'rejoignent',
  coud: 'cousent',
  vainc: 'vainquent',
  convainc: 'convainquent',
  pèse: 'pèsent',
};

/** Endings of the third person singular and plural, the longest first. */
const ENDINGS: readonly (readonly [singular: RegExp, plural: string])[] = [
  [/prend$/, 'prennent'],
  [/(?<=[vt])ient$/, 'iennent'],
  // Conditional and imperfect.
  [/ait$/, 'aient'],
  // Future.
  [/ra$/, 'ront'],
  [/uit$/, 'uisent'],
  [/it$/, 'issent'],
  [/ît$/, 'issent'],
  [/(?<=[aeo]n|r)d$/, 'dent'],
  [/e$/, 'ent'],
];

/** The third person plural of a verb in the third person singular: « aime », « aiment »; null for what is no such verb. */
export function pluralOfVerb(singular: string): string | null {
  const verb = singular.toLowerCase();
  const irregular = Object.hasOwn(IRREGULAR, verb) ? IRREGULAR[verb] : undefined;
  if (irregular) return irregular;
  for (const [pattern, plural] of ENDINGS) {
    if (pattern.test(verb)) return verb.replace(pattern, plural);
  }
  return null;
}

/** Whether a word is a verb whatever stands before it: the plural of « ou vient d’en avoir un » must find « vient ». */
export function isSurelyVerb(word: string): boolean {
  return (Object.hasOwn(IRREGULAR, word) && !NOUNS_TOO.has(word)) || /(?<=[vt])ient$/.test(word);
}

/** Forms of verbs that are nouns, adjectives or letters as often. */
const NOUNS_TOO = new Set(['fait', 'dit', 'lit', 'part', 'sort', 'court', 'écrit', 'met', 'bat']);
