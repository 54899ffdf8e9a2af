import type { Form, Subject } from '../vocabulary.ts';
import { agree } from './agreement.ts';
import { PERSONS, type Person } from './persons.ts';
import { isSurelyVerb, pluralOfVerb } from './verbs.ts';
import { capitalized, decapitalized, isElided, wordsOf } from './words.ts';

/**
 * A text about a man (« Il aime », « Ça lui plairait », « ce n’est pas son truc ») as it reads for another recipient:
 * subject, verb, pronouns, possessives and agreement. Visitors read a question by itself, so that the recipient is named
 * in it (« plairait à cette personne »); its other forms stand in lists, where « lui » is clear.
 */
export function forSubject(text: string, subject: Subject, form: Form): string {
  if (subject === 'Male') return text;
  return new Rewriting(text, PERSONS[subject], form === 'interrogative').run();
}

const CLITICS = new Set([
  'ne',
  'n’',
  'se',
  's’',
  'le',
  'la',
  'l’',
  'les',
  'lui',
  'leur',
  'y',
  'en',
]);
const BE = new Set(['est', 'était', 'sera', 'serait']);
/** Before « lui »: it is no clitic. */
const PREPOSITIONS = new Set(
  'pour chez avec à sur de vers contre sans autour selon devant'.split(' '),
);
/** Before « son »: the noun, as in « un beau son ». */
const BEFORE_NOUN = new Set('un le du ce beau bon gros'.split(' '));
/** Verbs of « l’attire », to tell the pronoun from the article of « l’histoire ». */
const TRANSITIVE =
  /^(?:attir|intéress|tent|passionn|amus|ennui|agac|captiv|inspir|aid|touch|émeu|émouv|gên|laiss|emball|enchant|sédui|détend|motiv|rebut|effrai|rassur|fascin|stress|fatigu|enthousiasm|encourag|dérang|accompagn|soulag|occup|rend|plong|repos|fait|font|ferai)\p{L}*$/u;
const NEGATIVES = new Set(['pas', 'plus', 'guère', 'jamais']);
/** Words that belong to the verb they follow: « fait plaisir à ». */
const COMPLEMENTS = new Set(
  'plaisir mieux envie peur rien beaucoup vite bien encore peu'.split(' '),
);

class Rewriting {
  private readonly out: string[] = [];
  private named = false;
  private readonly words: string[];
  private readonly to: Person;
  private readonly asks: boolean;

  constructor(text: string, to: Person, asks: boolean) {
    this.words = wordsOf(text);
    this.to = to;
    this.asks = asks;
  }

  run(): string {
    for (let at = 0; at < this.words.length; at = this.step(at));
    return capitalizedAs(this.words[0] ?? '', this.out.join(''));
  }

  /** Rewrites what begins at a word. @returns the place of the next one. */
  private step(at: number): number {
    const word = this.words[at]!;
    const low = word.toLowerCase();
    const inverted = /^(.+?)(-t)?-il$/.exec(low);
    if (inverted && !isImpersonal([this.wordBefore(at), inverted[1]!]))
      return this.invert(at, inverted);
    if (low === 'il' && !isImpersonal(this.following(at, 2))) return this.subject(at);
    if (low === 'lui-même') return this.put(at, this.self());
    if (low === 'lui') return this.lui(at);
    if ((low === 'le' || low === 'l’') && this.isPronoun(at)) return this.object(at);
    if (this.to.plural && /^(?:son|sa|ses)$/.test(low) && this.isPossessive(at)) {
      return this.put(at, low === 'ses' ? 'leurs' : 'leur');
    }
    return this.put(at, word);
  }

  private put(at: number, text: string): number {
    this.out.push(text);
    return at + 1;
  }

  /** « Il aime »: the subject, and its verb. */
  private subject(at: number): number {
    const { to } = this;
    if (this.out.at(-1)?.toLowerCase() === 'qu’' && !isElided(this.nameOrPronoun())) {
      this.out.push(`${this.out.pop()!.slice(0, -1)}e `);
    }
    this.out.push(this.takeName());
    return this.verb(at + 1, to);
  }

  /** From the words after a subject to the end of its clause: the verb, its agreement, and verbs that are added to it. */
  private verb(from: number, to: Person): number {
    let at = from;
    while (/^\s+$/.test(this.words[at] ?? '') || CLITICS.has(this.words[at]?.toLowerCase() ?? '')) {
      this.out.push(this.words[at]!);
      at += 1;
    }
    const verb = this.words[at];
    if (verb === undefined) return at;
    const conjugated = this.conjugated(verb);
    if (!isElided(conjugated) && this.out.at(-1) === 'n’') this.out.splice(-1, 1, 'ne ');
    this.out.push(conjugated);
    at += 1;
    if (BE.has(verb)) at = this.agreement(at);
    if (to.plural) this.conjugateAdded(at);
    return at;
  }

  private conjugated(verb: string): string {
    return this.to.plural ? (pluralOfVerb(verb) ?? verb) : verb;
  }

  private agreement(at: number): number {
    const end = this.words.findIndex((word, index) => index >= at && /[,.:;?!]/.test(word));
    const rest = this.words.slice(at, end < 0 ? undefined : end);
    const agreed = agree(rest, this.to.feminine, this.to.plural);
    // What did not agree is rewritten as any other words.
    const last = agreed.findLastIndex((word, index) => word !== rest[index]);
    this.out.push(...agreed.slice(0, last + 1));
    return at + last + 1;
  }

  /** « Il attend un enfant ou vient d’en avoir un »: the second verb has the same subject. */
  private conjugateAdded(from: number): void {
    for (let at = from; at < this.words.length; at += 1) {
      if (!/^(?:ou|et)$/.test(this.words[at]!)) continue;
      let verb = at + 2;
      while (CLITICS.has(this.words[verb] ?? '') || /^\s+$/.test(this.words[verb] ?? '')) verb += 1;
      const word = this.words[verb];
      if (word && isSurelyVerb(word)) this.words[verb] = this.conjugated(word);
    }
  }

  /** « Vit-il », « Ces personnes vivent-elles ». */
  private invert(at: number, [, verb = '', link = '']: RegExpExecArray): number {
    const { to } = this;
    const conjugated = this.conjugated(verb);
    if (to.subject !== to.pronoun && !this.named) {
      const comma = this.out.findLastIndex((word) => /[,:]/.test(word)) + 1;
      this.out.splice(comma, 0, `${to.subject} `);
      const first = this.out[comma + 1];
      if (first) this.out[comma + 1] = decapitalized(first);
      this.named = true;
    }
    const linked = to.plural ? conjugated : `${conjugated}${link}`;
    this.out.push(`${linked}-${to.pronoun}`);
    return to.plural && !BE.has(verb) ? at + 1 : BE.has(verb) ? this.agreement(at + 1) : at + 1;
  }

  private lui(at: number): number {
    if (PREPOSITIONS.has(this.wordBefore(at))) return this.put(at, this.stressed());
    if (!this.asks || this.named || this.to.subject === this.to.pronoun) {
      return this.put(at, this.to.dative);
    }
    return this.afterVerb(at, ` à ${this.takeName()}`);
  }

  private object(at: number): number {
    const { accusative, subject, pronoun } = this.to;
    const addressed = this.wordBefore(at) === 'tu' && subject !== pronoun;
    if (!this.named && (addressed || accusative === null)) {
      return this.afterVerb(at, ` ${this.takeName()}`);
    }
    if (accusative === 'les') return this.put(at, this.isElidedAt(at) ? 'les ' : 'les');
    return this.put(at, this.isElidedAt(at) ? 'l’' : 'la');
  }

  private isElidedAt(at: number): boolean {
    return this.words[at]!.endsWith('’');
  }

  /** Drops the pronoun at a place and names the recipient after its verb. */
  private afterVerb(at: number, name: string): number {
    const next = this.isElidedAt(at) ? at + 1 : at + 2;
    const verb = this.words[next] ?? '';
    if (isElided(verb) && this.out.at(-2)?.toLowerCase() === 'ne') {
      this.out.splice(-2, 2, `${this.out.at(-2)!.slice(0, -1)}’`);
    }
    this.out.push(verb);
    let last = next;
    for (let index = next + 1; index < this.words.length; index += 1) {
      const word = this.words[index]!;
      if (/^\s+$/.test(word)) continue;
      if (word === 'de' && this.words[index + 2] === 'marbre') index += 2;
      else if (!this.belongsToVerb(word, verb)) break;
      last = index;
    }
    this.out.push(...this.words.slice(next + 1, last + 1), name);
    return last + 1;
  }

  private belongsToVerb(word: string, verb: string): boolean {
    if (NEGATIVES.has(word) || COMPLEMENTS.has(word) || word.endsWith('ment')) return true;
    return /^f(?:ai|er|on)/.test(verb) && /(?:er|ir|re)$/.test(word);
  }

  /** « ne le tente », « qui l’attire », « l’ennuient »: not the article of « l’histoire ». */
  private isPronoun(at: number): boolean {
    const before = this.wordBefore(at);
    if (/^(?:ne|ça|cela|tu)$/.test(before)) return before !== 'ne' || !this.named;
    const verb = this.words[this.isElidedAt(at) ? at + 1 : at + 2] ?? '';
    return before === 'qui' || TRANSITIVE.test(verb);
  }

  private isPossessive(at: number): boolean {
    const followed = /^\s+$/.test(this.words[at + 1] ?? '') && this.words[at + 2] !== undefined;
    return followed && !BEFORE_NOUN.has(this.wordBefore(at));
  }

  private stressed(): string {
    const { to } = this;
    return this.named || to.subject === to.pronoun || to.subject === 'ils'
      ? to.stressed
      : this.takeName();
  }

  private self(): string {
    return this.to.plural ? `${this.to.stressed}-mêmes` : `${this.to.stressed}-même`;
  }

  private nameOrPronoun(): string {
    return this.named ? this.to.pronoun : this.to.subject;
  }

  private takeName(): string {
    const name = this.nameOrPronoun();
    this.named = true;
    return name;
  }

  private wordBefore(at: number): string {
    return this.words[at - 2]?.toLowerCase() ?? '';
  }

  private following(at: number, count: number): string[] {
    return this.words
      .slice(at + 1)
      .filter((word) => !/^\s+$/.test(word))
      .slice(0, count)
      .map((word) => word.toLowerCase());
  }
}

/** « il faut », « il y a », « il lui arrive de »: nobody is meant. */
function isImpersonal([first = '', second = '']: readonly string[]): boolean {
  if (
    /^(?:faut|fallait|faudra|faudrait)$/.test(first) ||
    /^(?:faut|fallait|faudra|faudrait)$/.test(second)
  )
    return true;
  if (first === 'y' && /^(?:a|avait|aura|aurait)$/.test(second)) return true;
  return (
    first === 'arrive' || (/^(?:lui|s’)$/.test(first) && /^(?:arrive|agit|faut)$/.test(second))
  );
}

function capitalizedAs(first: string, text: string): string {
  return /^\p{Lu}/u.test(first) ? capitalized(text) : text;
}
