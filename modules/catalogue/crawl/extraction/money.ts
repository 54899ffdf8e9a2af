export type Money = { cents: number; currency: string | null };

const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/^(€|eur|euros?)$/i, 'EUR'],
  [/^(£|gbp)$/i, 'GBP'],
  [/^(us ?\$|\$|usd)$/i, 'USD'],
  [/^(chf|fr\.)$/i, 'CHF'],
  [/^(c ?\$|ca ?\$|cad)$/i, 'CAD'],
];
const MAX_CENTS = 100_000_000;

const SIGN = String.raw`€|£|(?:US|CA|C) ?\$|\$|(?:EUR|GBP|USD|CHF|CAD|euros?)(?![a-z])`;
const NUMBER = String.raw`\d{1,3}(?:[ .,'’]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d{1,7}(?:[.,]\d{1,2}(?!\d))?`;
const TAIL = `(?:[.,] ?[-–—]{1,2})?`;
const MONEY = new RegExp(
  [
    // 19€90, 31 € 50
    String.raw`(?<![\d.,])(\d{1,6}) ?(€|£)(?:(\d\d)(?! ?[\d.,%€£])|(?<= €) (\d\d)(?! ?[\p{L}\d.,%€£×/]))`,
    String.raw`(?<![\d.,])(${NUMBER})${TAIL} ?(${SIGN})`,
    `(?<![a-z])(${SIGN}) ?(${NUMBER})${TAIL}`,
  ].join('|'),
  'giu',
);

/** A sum of money in a line of text, with its place in it. */
export type FoundMoney = Money & { start: number; end: number };

/** Every sum of money in a line whose spaces are plain ones. */
export function findMoney(line: string): FoundMoney[] {
  return [...line.matchAll(MONEY)].flatMap((match) => {
    const [whole, euros, sign, near, apart, before, signAfter, signBefore, after] = match;
    const small = near ?? apart;
    const cents =
      euros === undefined ? readAmount(before ?? after ?? '') : Number(euros) * 100 + Number(small);
    if (cents === null || cents > MAX_CENTS) return [];
    const currency = currencyOf(sign ?? signAfter ?? signBefore);
    return [{ cents, currency, start: match.index, end: match.index + whole.length }];
  });
}

/** The currency of a sign or a code; null when it is none that is known. */
export function currencyOf(sign: unknown): string | null {
  const text = String(sign ?? '').trim();
  const known = CURRENCIES.find(([pattern]) => pattern.test(text));
  if (known) return known[1];
  return /^[A-Z]{3}$/.test(text) ? text : null;
}

/**
 * Cents of an amount as people write it, French or English: « 1 299,00 », « 1,299.00 », « 1.299 », « 12,5 ».
 * The last point or comma is decimal, unless exactly three digits follow it.
 */
export function readAmount(text: string): number | null {
  const match = /^\D{0,12}?(\d[\d .,'’\u00a0\u202f]*)/.exec(text.trim());
  const amount = match?.[1]?.replace(/[ '’\u00a0\u202f]/g, '').replace(/[.,]+$/, '');
  if (!amount || amount.length > 14) return null;
  const decimals = /[.,](\d{1,2})$/.exec(amount)?.[1] ?? '';
  const whole = amount.slice(0, decimals ? -decimals.length - 1 : undefined).replace(/[.,]/g, '');
  const cents = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return Number.isSafeInteger(cents) && cents <= MAX_CENTS ? cents : null;
}

/** Cents of an amount as markup for programs has it: a number with a point, or else what people write. */
export function readMachineAmount(value: unknown): number | null {
  const text = String(value ?? '').trim();
  // A number below zero or with a power of ten is not the price that its first digits are.
  if (/^[-−]\d|\de[+-]?\d/i.test(text)) return null;
  if (!/^\d{1,9}(\.\d+)?$/.test(text)) return text.length < 40 ? readAmount(text) : null;
  const cents = Math.round(Number(text) * 100);
  return cents <= MAX_CENTS ? cents : null;
}
