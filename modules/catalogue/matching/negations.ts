/** Where the words stand that say that something is not wanted. */
export type Refusal = { start: number; end: number };

/** What a negation does to a word: it is cut out of the wishes, and its recipient may not want it. */
export type Negated = { negated: boolean; refusal: Refusal | null };

/** A word of a text, folded; `isObject` where it may name something. */
type Word = {
  word: string;
  start: number;
  end: number;
  /** What stands between it and the word before. */
  gap: string;
  isObject: boolean;
};

/** A negation that holds: the words that say it, and the places of its verb. */
type Cue = Refusal & { refuses: boolean; at: number; verb: number[]; ne: boolean };

const words = (list: string) => new Set(list.trim().split(/\s+/));

const NEGATIONS = words(
  `pas jamais guere sans aucun aucune ni sauf hormis excepte rien non deteste detestent detester horreur allergique allergiques
  allergie allergies hait haissent evite evites evitent evitez eviter fuit fuient phobie degoute marre stop bof nul nulle nuls`,
);
/** Those that follow their verb: « il ne lit pas ». */
const AFTER_VERB = words('pas plus jamais guere');
const NE = words('ne n');
/** What frightens may be loved. */
const MAKES = words('fait font faire fais se');
const HAS = words('a ai ont est sont avait etait');
const OF = words('de d du des');
const TO = words('a au aux les le la');
const IN = words('en a au aux');
const USELESS = words('nul nulle nuls');
const SUBJECTS = words('il elle ils elles on je j tu ca');
/** After these a subject begins no new clause. */
const LINKS = words('que qu dont ou si s quand comme qui');
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
/** After these, what was ruled out before has ended. */
const ENDS = words('mais plutot prefere preferent cependant car parce puisque depuis');
/** The same once something was ruled out: « pas de sport, adore le thé », but « pas fan de thé ». */
const LIKES = words(
  'aime aiment adore adorent kiffe passionne passionnee passionnes fan fans amateur amateurs amatrice amatrices accro feru ferue',
);
/** Whom a gift is for is no part of what is not wanted: « pour ma voisine », « un ado ». */
const GIVERS_OWN = words('mon ma mes notre nos');
const RECIPIENTS = words(
  'homme hommes femme femmes ado ados adolescent adolescente mec meuf fille garcon papa maman papi papy mamie couple collegue lui elle eux elles',
);
const ARTICLES = words('le la les l de d du des un une ni son sa ses tout toute tous toutes');
/** After a negation, these turn it round: « ne peut pas vivre sans », « rien sauf ». */
const EXCEPTIONS = words('sans sauf hormis excepte');
const OTHER = words('autre autres');
/** Words between a negation and what it is about: « pas trop », « pas un truc banal ». */
const DEGREES = words(
  'trop tres du tout de d si vraiment un une truc trucs chose choses cadeau qqch quelque super hyper franchement',
);
/** « Jamais assez de livres »: there may be more. */
const NEVER_TOO_MANY = words('assez trop');
/** A verb and its subject: none stands further from its negation. */
const CLAUSE_WORDS = 4;
const CLAUSE_ENDS = /[,.;:!?()\n]/;

/** Words that are part of a negation, before it. */
const BEGINS_WITH: Partial<Record<string, ReadonlySet<string>>> = {
  sauf: words('tout'),
  trop: words('deja'),
  horreur: HAS,
  peur: HAS,
};

/** Words that begin a clause. */
const BEGINS_CLAUSE = words('et ou mais puis');

/** What follows the thing that is not wanted: « la cuisine, c’est pas son truc ». */
const AFTERWARDS =
  /[\s,:]*(?<!\p{L})(?:(?:c['’]est|ce\s+n['’]est|n['’]est|est|sont|ne\s+sont)\s+)?(?:(?:vraiment|franchement)\s+)?(?:pas\s+(?:(?:du\s+tout|trop|vraiment|franchement)\s+)?(?:son|sa|leur)\s+(?:truc|tasse\s+de\s+th[eé]|fort|dada|d[eé]lire|kif|passion|style)|(?:(?:il|elle|ils|elles)\s+)?(?:n['’])?aime(?:nt)?\s+pas(?:\s+(?:ça|trop|du\s+tout|vraiment))?(?=\s*(?:[,.;!)\n]|$))|tr[eè]s\s+peu\s+pour\s+(?:lui|elle|eux|elles)|(?:non|bof)(?:\s+merci)?(?=\s*(?:[,.;!)\n]|$)))(?!\p{L})/giu;
const BEFORE_IT = /(?:.*[,.;:!?()\n]|.*\s(?:mais|et))?\s*(.*)$/isu;

/** Whether a folded word negates where it negates at all. */
export function isNegating(word: string): boolean {
  return NEGATIONS.has(word);
}

/**
 * What is negated of a text, word by word. A negation holds up to the next punctuation mark, subject or change of mind: in
 * « pas de vin, mais le thé », the wine is refused; so are the gadgets and the books of « pas de gadgets, de livres ». Of
 * « il ne lit pas » it is the verb.
 */
export function negationsIn(text: string, read: readonly Word[]): Negated[] {
  const found: Negated[] = read.map(() => ({ negated: false, refusal: null }));
  let cue = null as Cue | null;
  let hasObject = false;
  const close = () => {
    if (!cue) return;
    const { start, end, refuses, verb } = cue;
    for (const place of verb) {
      const isIt = refuses && !hasObject && read[place]!.isObject;
      found[place] = { negated: true, refusal: isIt ? { start, end } : null };
    }
    cue = null;
    hasObject = false;
  };
  for (const [at, { word, start, end, isObject }] of read.entries()) {
    if (cue && endsAt(read, at, { ...cue, hasObject })) close();
    if (cue && isException(read, at, cue.at)) {
      const from = cue.verb[0] ?? cue.at;
      found.fill({ negated: true, refusal: null }, from, at + 1);
      cue = null;
      hasObject = false;
      continue;
    }
    if (isNegation(read, at)) {
      if (cue && hasObject) close();
      const verb = verbOf(read, at);
      cue = {
        start: cue && !hasObject ? cue.start : startOf(read, at),
        end,
        refuses: !isOfNoTheme(word, read[at + 1]?.word ?? ''),
        at,
        verb: [...(cue?.verb ?? []), ...verb],
        ne: verb.length > 0,
      };
      found[at] = { negated: true, refusal: null };
      continue;
    }
    if (!cue) {
      if (isPartOfNothing(read, at)) found[at] = { negated: true, refusal: null };
      continue;
    }
    found[at] = {
      negated: true,
      refusal: cue.refuses && isObject ? { start: cue.start, end: cue.end } : null,
    };
    hasObject ||= isObject && start > cue.end;
  }
  close();
  markAfterwards(text, read, found);
  return found;
}

function isNegation(read: readonly Word[], at: number): boolean {
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

/** Whether something is named right after a word, in the same clause. */
function isFollowed(read: readonly Word[], at: number): boolean {
  const next = read[at + 1];
  return next?.isObject === true && !CLAUSE_ENDS.test(next.gap);
}

/** « Sans fil » names no theme, and who has no bicycle yet may want one. */
function isOfNoTheme(word: string, next: string): boolean {
  return word === 'sans' ? NO_THEME_AFTER_WITHOUT.has(next) : next === 'encore';
}

/** Whether a word turns a negation round: also « à part », and « que » of « pas d’autre passion que ». */
function isException(read: readonly Word[], at: number, negation: number): boolean {
  const { word } = read[at]!;
  if (word === 'part') return read[at - 1]!.word === 'a';
  if (THAT.has(word)) return read.slice(negation, at).some((each) => OTHER.has(each.word));
  return EXCEPTIONS.has(word);
}

/** « Pas mal », « rien que »: words that neither name nor rule out anything. */
function isPartOfNothing(read: readonly Word[], at: number): boolean {
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

/** Where the clause of a negation has its « ne »; below 0 where it has none. */
function neOf(read: readonly Word[], at: number): number {
  for (let place = at - 1; place >= Math.max(0, at - CLAUSE_WORDS); place--) {
    if (CLAUSE_ENDS.test(read[place + 1]!.gap)) return -1;
    if (NE.has(read[place]!.word)) return place;
  }
  return -1;
}

/** Where the words that negate begin: with « ne », or with what « pas » and « horreur » go with. */
function startOf(read: readonly Word[], at: number): number {
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
function verbOf(read: readonly Word[], at: number): number[] {
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

function beginsClause(read: readonly Word[], at: number): boolean {
  return at === 0 || CLAUSE_ENDS.test(read[at]!.gap) || BEGINS_CLAUSE.has(read[at - 1]!.word);
}

/** The words of a clause after one of them. */
function clauseAfter(read: readonly Word[], at: number): readonly Word[] {
  const rest = read.slice(at + 1);
  const end = rest.findIndex(({ word, gap }) => CLAUSE_ENDS.test(gap) || BEGINS_CLAUSE.has(word));
  return rest.slice(0, end < 0 ? rest.length : end);
}

/** Whether a negation no longer holds at a word. */
function endsAt(
  read: readonly Word[],
  at: number,
  cue: { ne: boolean; hasObject: boolean },
): boolean {
  const { word, gap } = read[at]!;
  if (/[.;:!?()\n]/.test(gap)) return true;
  if (gap.includes(',')) return !(word === 'de' || word === 'd' || word === 'ni');
  if (ENDS.has(word) || (cue.hasObject && LIKES.has(word))) return true;
  const before = read[at - 1]!.word;
  if (LIKES.has(word) && before === 'rien') return true;
  // « Pas de parfum homme 40 ans », but « pas un truc de fille ».
  if (cue.hasObject && RECIPIENTS.has(word) && !OF.has(before) && !LINKS.has(before)) return true;
  if (word === 'pour' && saysLiking(read, at)) return true;
  // « Pas de bijoux pour ma mère », but « pas d’accessoires pour la cuisine ».
  if (cue.hasObject && before === 'pour' && GIVERS_OWN.has(word)) return true;
  if (SUBJECTS.has(word) && !LINKS.has(before)) return true;
  if (word !== 'et' && word !== 'puis') return false;
  const next = read[at + 1]?.word ?? '';
  if (!cue.hasObject) return true;
  return cue.ne && !ARTICLES.has(next) && !NEGATIONS.has(next);
}

/** Whether the rest of a clause says what is liked: « aucune idée pour ma mère qui aime le thé ». */
function saysLiking(read: readonly Word[], at: number): boolean {
  const rest = read.slice(at + 1);
  const end = rest.findIndex(({ gap }) => CLAUSE_ENDS.test(gap));
  return rest.slice(0, end < 0 ? rest.length : end).some(({ word }) => LIKES.has(word));
}

/** Marks what is refused only after it was named, and the words that refuse it. */
function markAfterwards(text: string, read: readonly Word[], found: Negated[]): void {
  for (const match of text.matchAll(AFTERWARDS)) {
    const clause = BEFORE_IT.exec(text.slice(0, match.index))?.[1] ?? '';
    if (clause === '') continue;
    const from = match.index - clause.length;
    const to = match.index + match[0].length;
    for (const [at, { start, isObject }] of read.entries()) {
      if (start < from || start >= to) continue;
      const isIt = isObject && start < match.index;
      found[at] = { negated: true, refusal: isIt ? { start: from, end: to } : null };
    }
  }
}
