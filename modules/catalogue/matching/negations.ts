import { CLAUSE_ENDS, LIKES, OF, SUBJECTS, type Word, words } from './clauses.ts';
import {
  isException,
  isNegating,
  isNegation,
  isOfNoTheme,
  isPartOfNothing,
  startOf,
  verbOf,
} from './negation-cues.ts';

/** Where the words stand that say that something is not wanted. */
export type Refusal = { start: number; end: number };

/** What a negation does to a word: it is cut out of the wishes, and its recipient may not want it. */
export type Negated = { negated: boolean; refusal: Refusal | null };

/** A negation that holds: the words that say it, and the places of its verb. */
type Cue = Refusal & { refuses: boolean; at: number; verb: number[]; ne: boolean };

/** After these a subject begins no new clause. */
const LINKS = words('que qu dont ou si s quand comme qui');
/** After these, what was ruled out before has ended. */
const ENDS = words('mais plutot prefere preferent cependant car parce puisque depuis');
/** Whom a gift is for is no part of what is not wanted: « pour ma voisine », « un ado ». */
const GIVERS_OWN = words('mon ma mes notre nos');
const RECIPIENTS = words(
  'homme hommes femme femmes ado ados adolescent adolescente mec meuf fille garcon papa maman papi papy mamie couple collegue lui elle eux elles',
);
const ARTICLES = words('le la les l de d du des un une ni son sa ses tout toute tous toutes');

/** What follows the thing that is not wanted: « la cuisine, c’est pas son truc ». */
const AFTERWARDS =
  /[\s,:]*(?<!\p{L})(?:(?:c['’]est|ce\s+n['’]est|n['’]est|est|sont|ne\s+sont)\s+)?(?:(?:vraiment|franchement)\s+)?(?:pas\s+(?:(?:du\s+tout|trop|vraiment|franchement)\s+)?(?:son|sa|leur)\s+(?:truc|tasse\s+de\s+th[eé]|fort|dada|d[eé]lire|kif|passion|style)|(?:(?:il|elle|ils|elles)\s+)?(?:n['’])?aime(?:nt)?\s+pas(?:\s+(?:ça|trop|du\s+tout|vraiment))?(?=\s*(?:[,.;!)\n]|$))|tr[eè]s\s+peu\s+pour\s+(?:lui|elle|eux|elles)|(?:non|bof)(?:\s+merci)?(?=\s*(?:[,.;!)\n]|$)))(?!\p{L})/giu;
const BEFORE_IT = /(?:.*[,.;:!?()\n]|.*\s(?:mais|et))?\s*(.*)$/isu;

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

/** Whether a negation no longer holds at a word. */
function endsAt(
  read: readonly Word[],
  at: number,
  cue: { ne: boolean; hasObject: boolean },
): boolean {
  const { word, gap } = read[at]!;
  if (/[.;:!?()\n]/.test(gap)) return true;
  if (gap.includes(',')) return !(word === 'de' || word === 'd' || word === 'ni');
  // « Pas de sport, adore le thé », but « pas fan de thé ».
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
  return cue.ne && !ARTICLES.has(next) && !isNegating(next);
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
