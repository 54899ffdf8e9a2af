import { setImmediate } from 'node:timers/promises';
import type { RuleFields } from '#modules/catalogue/automated-answers/index.server.ts';
import { CENTS_PER_EURO, MONTHS_PER_YEAR, type Occasion } from '../profile.ts';
import { lowerEnd } from './share-interval.ts';
import { AGE_BANDS, BUDGET_BANDS } from './shared.ts';

/** A search that ended in an accepted idea: its profile, by bands, and its answers (below zero for a no). */
export type AcceptedSearch = {
  gender: NonNullable<RuleFields['gender']>;
  age_band: number;
  budget_band: number;
  occasion: Occasion | null;
  answers: readonly number[];
};

/**
 * A rule that accepted searches speak for. `answered` of them meet its conditions and answered its question, `agreed` of those
 * as it says (the confidence is their share); `base_rate` is the share of that answer in all accepted searches.
 */
export type FoundRule = Omit<RuleFields, 'hint_words' | 'answer'> & {
  answer: 'Yes' | 'No';
  answered: number;
  agreed: number;
  base_rate: number;
};

/** What a rule found must have, at least; and how many are kept, the surest first. */
const MIN_ANSWERED = 30;
const MIN_CONFIDENCE = 0.9;
const MIN_LIFT = 1.2;
const RULES_MAX = 200;
/** Conditions that are looked at, the most frequent: memory grows with their square. */
const CONDITIONS_MAX = 1500;

/**
 * Finds what one or two facts about a recipient (gender, age, budget, occasion, answers) say about another answer:
 * association rules, with their support, confidence and lift (Agrawal, Imieliński and Swami, 1993). A « probably » counts as what
 * it leans to. Answers are known of those who were asked alone, so that shares are taken of them. A rule of two
 * conditions is kept where it is surer than with either alone (by the lower end of Wilson's interval).
 */
export async function mineRules(
  searches: readonly AcceptedSearch[],
  signal?: AbortSignal,
): Promise<FoundRule[]> {
  const items = frequentItems(searches);
  const placeOf = new Map(items.map((item, place) => [item, place]));
  const places = searches.map((search) =>
    itemsOf(search).flatMap((item) => placeOf.get(item) ?? []),
  );
  const found: FoundRule[] = [];
  for (const [question, asked] of searchesByQuestion(searches)) {
    signal?.throwIfAborted();
    await setImmediate();
    if (asked.length < MIN_ANSWERED) continue;
    found.push(...rulesAbout(question, asked, places, items));
  }
  return found
    .sort((one, other) => sureness(other) - sureness(one) || other.answered - one.answered)
    .slice(0, RULES_MAX);
}

/** What was answered to a question in the search of that place. */
type Answered = { question: number; search: number; yes: boolean };

function searchesByQuestion(searches: readonly AcceptedSearch[]): Map<number, Answered[]> {
  const answered = searches.flatMap(({ answers }, search) =>
    answers.map((answer) => ({ question: Math.abs(answer), search, yes: answer > 0 })),
  );
  return Map.groupBy(answered, ({ question }) => question);
}

/** A condition: part of the profile by its name and value, or an answer. */
type Item = string | number;

function itemsOf({ gender, age_band, budget_band, occasion, answers }: AcceptedSearch): Item[] {
  const profile = [`gender ${gender}`, `age ${age_band}`, `budget ${budget_band}`];
  return [...profile, ...(occasion ? [`occasion ${occasion}`] : []), ...answers];
}

function frequentItems(searches: readonly AcceptedSearch[]): Item[] {
  const counts = new Map<Item, number>();
  for (const item of searches.flatMap(itemsOf)) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= MIN_ANSWERED)
    .sort(([, one], [, other]) => other - one)
    .slice(0, CONDITIONS_MAX)
    .map(([item]) => item);
}

/** Counts of each condition and pair of conditions among those who answered a question. */
type Counts = { answered: Uint32Array; yes: Uint32Array };

function rulesAbout(
  question: number,
  asked: readonly Answered[],
  places: readonly (readonly number[])[],
  items: readonly Item[],
): FoundRule[] {
  const size = items.length;
  // The counts of a condition alone stand on the diagonal.
  const counts = { answered: new Uint32Array(size * size), yes: new Uint32Array(size * size) };
  const isOwn = items.map((item) => typeof item === 'number' && Math.abs(item) === question);
  for (const { search, yes } of asked) {
    const held = places[search]!.filter((place) => !isOwn[place]);
    for (const one of held) {
      for (const other of held) {
        if (other < one) continue;
        counts.answered[one * size + other]! += 1;
        if (yes) counts.yes[one * size + other]! += 1;
      }
    }
  }
  const yeses = asked.filter(({ yes }) => yes).length;
  return (['Yes', 'No'] as const).flatMap((answer) => {
    const base_rate = (answer === 'Yes' ? yeses : asked.length - yeses) / asked.length;
    if (base_rate === 0) return [];
    const figuresOf = (at: number) => figures(counts, at, answer);
    const found: FoundRule[] = [];
    for (let one = 0; one < size; one += 1) {
      for (let other = one; other < size; other += 1) {
        const at = one * size + other;
        if (counts.answered[at]! < MIN_ANSWERED) continue;
        const pair = figuresOf(at);
        const confidence = pair.agreed / pair.answered;
        if (confidence < MIN_CONFIDENCE || confidence < MIN_LIFT * base_rate) continue;
        const bound = sureness(pair);
        const isSurer =
          one === other ||
          [one, other].every((single) => bound > sureness(figuresOf(single * size + single)));
        if (!isSurer) continue;
        const conditions = [...new Set([items[one]!, items[other]!])];
        found.push({ ...toRule(question, conditions), answer, ...pair, base_rate });
      }
    }
    return found;
  });
}

function figures({ answered, yes }: Counts, at: number, answer: 'Yes' | 'No') {
  const agreed = answer === 'Yes' ? yes[at]! : answered[at]! - yes[at]!;
  return { answered: answered[at]!, agreed };
}

function sureness({ answered, agreed }: { answered: number; agreed: number }): number {
  return lowerEnd(agreed, answered);
}

function toRule(question_id: number, conditions: readonly Item[]) {
  const rule: Omit<FoundRule, 'answer' | 'answered' | 'agreed' | 'base_rate'> = {
    question_id,
    gender: null,
    age_min_months: null,
    age_max_months: null,
    budget_min_cents: null,
    budget_max_cents: null,
    occasion: null,
    conditions: conditions
      .filter((item) => typeof item === 'number')
      .sort((one, other) => Math.abs(one) - Math.abs(other)),
  };
  for (const item of conditions) {
    if (typeof item === 'number') continue;
    const [name, value] = item.split(' ') as [string, string];
    if (name === 'gender') rule.gender = value as FoundRule['gender'];
    if (name === 'occasion') rule.occasion = value as Occasion;
    if (name === 'age') Object.assign(rule, agesOf(Number(value)));
    if (name === 'budget') Object.assign(rule, budgetsOf(Number(value)));
  }
  return rule;
}

function agesOf(band: number) {
  const next = AGE_BANDS[band + 1];
  return {
    age_min_months: band === 0 ? null : AGE_BANDS[band]! * MONTHS_PER_YEAR,
    age_max_months: next === undefined ? null : next * MONTHS_PER_YEAR - 1,
  };
}

function budgetsOf(band: number) {
  const most = BUDGET_BANDS[band]!;
  return {
    budget_min_cents: band === 0 ? null : BUDGET_BANDS[band - 1]! * CENTS_PER_EURO + 1,
    budget_max_cents: Number.isFinite(most) ? most * CENTS_PER_EURO : null,
  };
}
