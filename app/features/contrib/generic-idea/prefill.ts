import { formatNumber, readNumber } from '#app/ui/text/format.ts';
import { SUBJECTS } from '#modules/catalogue/shared.ts';
import {
  GENERIC_IDEA_DEFAULTS as DEFAULTS,
  LIMITS,
} from '#modules/moderation/contributions/shared.ts';
import { DEFAULT_TYPED, type TypedTexts } from './typed.ts';

/** Texts that an address may fill in. */
const TEXTS = ['title', 'content', 'description', 'iconSearch'] as const;
/** Years before and after a single age. */
const AGE_REACH = 10;

/**
 * What the form holds at first: the defaults, and what the address says of whom an idea is wanted for — `gender`, `age`
 * in years and `budget` in euros, each one number or two (`30-40`). What cannot be read is left out.
 */
export function prefill(parameters: URLSearchParams): TypedTexts {
  const typed: TypedTexts = { ...DEFAULT_TYPED };
  for (const name of TEXTS) {
    const text = parameters.get(name);
    if (text) typed[name] = text.slice(0, LIMITS[name === 'iconSearch' ? 'keyword' : name]);
  }
  const gender = SUBJECTS.find((subject) => subject === parameters.get('gender'));
  if (gender) typed.gender = gender;
  const ages = readRange(parameters.get('age'), LIMITS.ageMax);
  if (ages) {
    const [from, to = from] = ages;
    const reach = ages.length === 1 ? AGE_REACH : 0;
    typed.ageMin = String(
      Math.max(Math.floor(from) - reach, Math.min(DEFAULTS.ageMin, Math.floor(from))),
    );
    typed.ageMax = String(Math.min(Math.floor(to) + reach, LIMITS.ageMax));
  }
  const prices = readRange(parameters.get('budget'), LIMITS.priceCents / 100);
  if (prices) {
    // Up to a budget: a gift of less than half of it is not what it is for.
    const [from, to] = prices.length === 1 ? [prices[0] / 2, prices[0]] : prices;
    typed.priceMin = formatNumber(from);
    typed.priceMax = formatNumber(to);
  }
  return typed;
}

/** The number of a question that the address asks for; null when there is none. */
export function wantedQuestion(parameters: URLSearchParams): number | null {
  const id = parameters.get('question') ?? '';
  return /^[1-9]\d{0,3}$/.test(id) ? Number(id) : null;
}

/** One number, or two in order, up to `max`. */
function readRange(text: string | null, max: number): [number] | [number, number] | null {
  const numbers = (text ?? '').split('-', 3).map(readNumber);
  const [from, to] = numbers;
  if (from == null || from > max) return null;
  if (numbers.length === 1) return [from];
  return numbers.length === 2 && to != null && to >= from && to <= max ? [from, to] : null;
}
