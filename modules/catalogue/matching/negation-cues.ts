import {
  beginsClause,
  CLAUSE_ENDS,
  clauseAfter,
  isFollowed,
  LIKES,
  NE,
  neOf,
  OF,
  SUBJECTS,
  type Word,
  words,
} from './clauses.ts';

const NEGATIONS = words(
  `pas jamais guere sans aucun aucune ni sauf hormis excepte rien non deteste detestent detester horreur allergique allergiques
  allergie allergies hait haissent evite evites evitent evitez eviter fuit fuient phobie degoute marre stop bof nul nulle nuls`,
);
/** Those that follow their verb: « il ne lit pas ». */
const AFTER_VERB = words('pas plus jamais guere');
/** What frightens may be loved. */
const MAKES = words('fait font faire fais se');
const HAS = words('a ai ont est sont avait etait');
const TO = words('a au aux les le la');
const IN = words('en a au aux');
const USELESS = words('nul nulle nuls');
/** « Pas mal », « pas que », « rien de tel »: nothing is ruled out. */
const RULES_NOTHING_OUT = words(
  `mal seulement uniquement juste forcement exclusivement necessairement contre loin grave cher chere chers cheres tel telle
  mieux plus fumeur fumeuse fumeurs violence idee idees inspiration
  difficile difficiles complique compliquee compliques compliquees banal banale banals banales banaux facile faciles simple evident
  evidente commun commune communs ordinaire ordinaires quelconque ennuyeux ennuyeuse chiant chiante relou embetant embetante bete
  betes mechant mechante normal normale pareil pareille sur sure certain certaine possible`,
);
const THAT = words('que qu');
/** Verbs whose subject may be left out: « mange pas de viande ». What they are about comes after the negation. */
const VERBS = words(
  `mange mangent boit boivent bois lit lisent porte portent supporte supportent fume fument regarde regardent ecoute ecoutent
  digere digerent consomme consomment utilise utilisent achete achetent pratique pratiquent collectionne possede`,
);
/** Keywords may have these: « drôle pas cher ». */
const PRICES = words('cher chere chers cheres');
/** « Sans fil », « sans chichis »: what is named there is no theme. */
const NO_THEME_AFTER_WITHOUT = words(
  `fil doute cesse arret fin faute hesiter hesitation limite limites chichi chichis prise pression souci soucis probleme effort
  moderation relache nom titre contact frontieres compter oublier se`,
);
/** Who does not do this loves it: « il ne rate pas un match ». « Je n’y connais rien en vin » is of the giver. */
const NEVER_GIVEN_UP = words(
  'lasse resiste rate loupe manque decroche refuse crache quitte quittent separe arrete connais',
);
/** After a negation, these turn it round: « ne peut pas vivre sans », « rien sauf ». */
const EXCEPTIONS = words('sans sauf hormis excepte');
const OTHER = words('autre autres');
/** Words between a negation and what it is about: « pas trop », « pas un truc banal ». */
const DEGREES = words(
  'trop tres du tout de d si vraiment un une truc trucs chose choses cadeau qqch quelque super hyper franchement',
);
/** « Jamais assez de livres »: there may be more. */
const NEVER_TOO_MANY = words('assez trop');
/** Words that are part of a negation, before it. */
const BEGINS_WITH: Partial<Record<string, ReadonlySet<string>>> = {
  sauf: words('tout'),
  trop: words('deja'),
  horreur: HAS,
  peur: HAS,
};

/** Whether a folded word negates where it negates at all. */
export function isNegating(word: string): boolean {
  return NEGATIONS.has(word);
}

/** Whether a word negates where it stands. */
export function isNegation(read: readonly Word[], at: number): boolean {
  const { word } = read[at]!;
  const next = read[at + 1]?.word ?? '';
  const before = read[at - 1]?.word ?? '';
  const isFirst = beginsClause(read, at);
  if (word === 'trop') return OF.has(next) && (isFirst || before === 'deja' || HAS.has(before));
  // « Peur de l’avion », « peur avion », but « un film qui fait peur ».
  if (word === 'peur') return OF.has(next) || (isFollowed(read, at) && !MAKES.has(before));
  // « Un film d’horreur », « le stop motion ».
  if (word === 'horreur' && !HAS.has(before)) return false;
  if (word === 'stop' && !TO.has(next)) return false;
  if (USELESS.has(word) && !IN.has(next)) return false;
  // « Plus de bougies » are enough of them.
  if (word === 'plus' && neOf(read, at) < 0) return isFirst && OF.has(next);
  if (word !== 'plus' && !NEGATIONS.has(word)) return false;
  if (before === 'pourquoi' || next === 'non') return false;
  if (word === 'non' && NEGATIONS.has(before)) return false;
  // « Pas que le foot », but « n’aime pas qu’on lui offre un livre ».
  if (THAT.has(next)) return SUBJECTS.has(read[at + 2]?.word ?? '');
  const about = read.slice(at + 1).find((each) => !DEGREES.has(each.word));
  if (RULES_NOTHING_OUT.has(next) || RULES_NOTHING_OUT.has(about?.word ?? '')) return false;
  if (before === 'connais') return false;
  if (next === 'se' && read[at + 2]?.word === 'passer') return false;
  if (word === 'jamais' && NEVER_TOO_MANY.has(next)) return false;
  // Who never did it may like it yet; who never liked it does not.
  if (word === 'jamais' && HAS.has(before)) return LIKES.has(next);
  const ne = neOf(read, at);
  return ne < 0 || !read.slice(ne, at).some((each) => NEVER_GIVEN_UP.has(each.word));
}

/** « Sans fil » names no theme, and who has no bicycle yet may want one. */
export function isOfNoTheme(word: string, next: string): boolean {
  return word === 'sans' ? NO_THEME_AFTER_WITHOUT.has(next) : next === 'encore';
}

/** Whether a word turns a negation round: also « à part », and « que » of « pas d’autre passion que ». */
export function isException(read: readonly Word[], at: number, negation: number): boolean {
  const { word } = read[at]!;
  if (word === 'part') return read[at - 1]!.word === 'a';
  if (THAT.has(word)) return read.slice(negation, at).some((each) => OTHER.has(each.word));
  return EXCEPTIONS.has(word);
}

/** « Pas mal », « rien que »: words that neither name nor rule out anything. */
export function isPartOfNothing(read: readonly Word[], at: number): boolean {
  const { word } = read[at]!;
  if (NEVER_GIVEN_UP.has(word)) return neOf(read, at) >= 0;
  if (RULES_NOTHING_OUT.has(word) || THAT.has(word)) {
    const before = read
      .slice(0, at)
      .findLast((each) => !DEGREES.has(each.word) && !OF.has(each.word));
    return NEGATIONS.has(before?.word ?? '') && !PRICES.has(word);
  }
  return (
    NEGATIONS.has(word) &&
    !PRICES.has(read[at + 1]?.word ?? '') &&
    word !== 'horreur' &&
    word !== 'stop' &&
    !USELESS.has(word)
  );
}

/** Where the words that negate begin: with « ne », or with what « pas » and « horreur » go with. */
export function startOf(read: readonly Word[], at: number): number {
  const { word, start } = read[at]!;
  const ne = neOf(read, at);
  if (ne >= 0) return read[ne]!.start;
  const before = read[at - 1];
  const goesWith = BEGINS_WITH[word];
  return before && goesWith?.has(before.word) ? before.start : start;
}

/**
 * The verb that a negation follows: after « ne », or after its subject where « ne » is left out. Where both are, it begins its
 * clause: « lit pas », « mange pas de viande »; so does what « sport pas trop » is about.
 */
export function verbOf(read: readonly Word[], at: number): number[] {
  const { word } = read[at]!;
  // « Ne lit ni n’écrit », but « n’aime pas le vin ni la bière ».
  if (word === 'ni' && NE.has(read[at - 2]?.word ?? '')) return [at - 1];
  if (!AFTER_VERB.has(word)) return [];
  const ne = neOf(read, at);
  const hasSubject = SUBJECTS.has(read[at - 2]?.word ?? '') || deniesFirstWord(read, at);
  const from = ne >= 0 ? ne + 1 : hasSubject ? at - 1 : at;
  return Array.from({ length: at - from }, (_, index) => from + index);
}

/** Whether a negation is about the word that begins its clause: a verb, or all that the clause names. */
function deniesFirstWord(read: readonly Word[], at: number): boolean {
  const first = read[at - 1];
  if (!first?.isObject || CLAUSE_ENDS.test(read[at]!.gap) || !beginsClause(read, at - 1))
    return false;
  return VERBS.has(first.word) || clauseAfter(read, at).every(({ word }) => DEGREES.has(word));
}
