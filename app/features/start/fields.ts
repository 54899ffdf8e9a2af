import { readNumber } from '#app/ui/text/format.ts';
import { AGE_FLOOR, AGE_MAX, CENTS_PER_EURO, MONTHS_PER_YEAR } from '#modules/engine/shared.ts';
import { startFormText as text } from './text.ts';

/** A field's text read as a value, or why it cannot be. */
export type Reading = { ok: true; value: number } | { ok: false; error: string };

/** Ages from 100 to this one are « 100 ans et plus »; above, a slip of the finger. */
const AGE_TYPED_MAX = 120;

function read(typed: string, texts: { missing: string; unreadable: string }): Reading {
  if (typed.trim() === '') return { ok: false, error: texts.missing };
  const value = readNumber(typed);
  return value === null ? { ok: false, error: texts.unreadable } : { ok: true, value };
}

/** An age typed in years, as months; children's ages are read too (see `ageError`). */
export function readAge(typed: string): Reading {
  const years = read(typed, text.age);
  if (!years.ok) return years;
  if (years.value > AGE_TYPED_MAX) return { ok: false, error: text.age.tooHigh };
  return { ok: true, value: Math.min(Math.floor(years.value * MONTHS_PER_YEAR), AGE_MAX) };
}

/** Why the search cannot start with this age, typed in years; null when it can. */
export function ageError(typed: string): string | null {
  const age = readAge(typed);
  if (!age.ok) return age.error;
  return age.value < AGE_FLOOR ? text.age.children : null;
}

/** A price typed in euros, as whole cents; below zero after a minus sign (see `readBudget` for its bounds). */
export function readPrice(typed: string): Reading {
  const [, minus, amount = ''] = /^\s*([-−–]?)(.*)$/s.exec(typed) ?? [];
  const euros = read(amount, text.budget);
  if (!euros.ok) return euros;
  // Rounded first: 19.99 × 100 is a hair below 1999.
  const cents = Math.floor(Number((euros.value * CENTS_PER_EURO).toFixed(4)));
  return { ok: true, value: minus ? -cents : cents };
}
