import { isSurelyVerb, pluralOfVerb } from './verbs.ts';
import { capitalized, decapitalized, isElided, wordsOf } from './words.ts';

/** What a tag question asks about: « le jazz » of « Il aime le jazz » and of « Le jazz lui plaît »; null when it cannot be read. */
export function themeOf(statement: string): string | null {
  const loved = /^(?:Il|Elle) (?:aime(?:rait)?|adore|apprécie) (.+)$/.exec(statement);
  if (loved) return loved[1]!;
  const pleasing = /^(.+?),? (?:ça )?lui (?:plaî|plai|ferai|fai|irai)\p{L}*(?: plaisir)?$/u.exec(
    statement,
  );
  return pleasing ? pleasing[1]! : null;
}

/** « Le jazz, est-ce une bonne piste pour lui ? » */
export function tagQuestion(theme: string): string {
  return `${capitalized(theme)}, est-ce une bonne piste pour lui\u00a0?`;
}

/** « Le jazz, ce n’est pas son truc »; of several, without their articles: « Guitare et basse ». */
export function tagNegative(theme: string): string {
  const bare = theme.replace(/, (?:à|pour|comme|avec|en) .*$/, '');
  const articles = /(^|, |et )(?:les? |la |l’)/gi;
  const several = / ou /.test(bare) && /^(?:les? |la |l’)/i.test(bare);
  const names = several ? bare.replaceAll(' ou ', ' et ').replaceAll(articles, '$1') : bare;
  return `${capitalized(names)}, ce n’est pas son truc`;
}

/** First words that lose their capital inside a sentence: all but names. */
const BEGINNING =
  /^(?:(?:Ils?|Elles?|Une?|Les?|La|Ces?|Cette|Des|Du|De|Tu|Son|Sa|Ses|Leurs?)(?!\p{L})|[LDC]’|\p{L}+(?:er|ir|re) )/u;

/** « Est-ce qu’il a un jardin ? » */
export function questionOf(statement: string): string {
  const said = BEGINNING.test(statement) ? decapitalized(statement) : statement;
  return `Est-ce qu${isElided(said) ? '’' : 'e '}${said}\u00a0?`;
}

const CLITICS = new Set(['se', 's’', 'le', 'la', 'l’', 'les', 'lui', 'leur', 'y', 'en']);
const ADVERBS = new Set(['souvent', 'toujours', 'vraiment', 'beaucoup', 'volontiers']);

/**
 * « Il n’a pas de jardin » of « Il a un jardin »: « ne » before the verb and its pronouns, « pas » after it; the object of
 * a verb but « être » takes « de ». Null when no verb is found.
 */
export function negativeOf(statement: string): string | null {
  const words = wordsOf(statement);
  const verb = verbOf(words);
  if (verb === null) return null;
  let start = verb;
  while (start >= 2 && CLITICS.has(pronounBefore(words, start)))
    start -= words[start - 1] === ' ' ? 2 : 1;
  const before = words.slice(0, start).join('');
  const group = words.slice(start, verb + 1).join('');
  const rest = words.slice(verb + 1).join('');
  const ne = isElided(group) ? 'n’' : 'ne ';
  const be = /^(?:est|sont|était|étaient|serait|seraient|sera|seront)$/.test(words[verb]!);
  return `${before}${ne}${group}${be ? beRest(rest) : objectRest(rest)}`;
}

function pronounBefore(words: readonly string[], at: number): string {
  return (words[at - 1] === ' ' ? words[at - 2] : words[at - 1])?.toLowerCase() ?? '';
}

function beRest(rest: string): string {
  return ` pas${rest.replace(/ ou /, ' ni ')}`;
}

function objectRest(rest: string): string {
  if (/^ (?:déjà|parfois) /.test(rest)) {
    const [, adverb, said = ''] = /^ (\p{L}+)( .*)$/su.exec(rest) ?? [];
    return adverb === 'déjà' ? ` pas encore${said}` : objectRest(said);
  }
  const several = /^ une? (.+?) ou une? (.+)$/.exec(rest);
  if (several) return ` ni ${several[1]} ni ${several[2]}`;
  if (/^ quelque chose/.test(rest)) return rest.replace(' quelque chose', ' rien');
  const [, adverb = '', object = ''] = /^((?: \p{L}+)?)( .*)?$/su.exec(rest) ?? [];
  const isAdverb = ADVERBS.has(adverb.trim());
  const told = isAdverb ? object : rest;
  const partitive = told.replace(
    /^ (?:une?|des|du|de la|de l’) ?(?!seule?)(?=(\p{L}+))/u,
    (_, noun: string) => (isElided(noun) ? ' d’' : ' de '),
  );
  return ` pas${isAdverb ? adverb : ''}${partitive}`;
}

/** The place of the verb: after « il », else after « lui » or « l’ », else the first word that can be nothing else. */
function verbOf(words: readonly string[]): number | null {
  const isVerb = (at: number) =>
    pluralOfVerb(words[at] ?? '') !== null || /nt$/.test(words[at] ?? '');
  const after = (place: number) => {
    let at = place + 1;
    while (words[at] === ' ' || CLITICS.has(words[at] ?? '')) at += 1;
    return isVerb(at) ? at : null;
  };
  const subject = words.findIndex((word) => /^(?:ils?|elles?|tu|personnes?)$/i.test(word));
  if (subject >= 0) return after(subject);
  const pronoun = words.findIndex((word) => /^(?:lui|leur)$/.test(word));
  if (pronoun >= 0 && after(pronoun) !== null) return after(pronoun);
  const sure = words.findIndex((word) => isSurelyVerb(word));
  if (sure >= 0) return sure;
  const elided = words.lastIndexOf('l’');
  if (elided >= 0 && after(elided) !== null) return after(elided);
  const conditional = words.findIndex((word) => /r(?:ait|aient)$/.test(word));
  return conditional >= 0 ? conditional : null;
}
