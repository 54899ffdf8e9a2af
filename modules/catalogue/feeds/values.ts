import { currencyOf, readMachineAmount } from '../crawl/index.server.ts';
import { fold } from '../matching/shared.ts';
import { shopHostOf } from '../merchants/index.server.ts';
import type { ProductRecipient } from '../products/shared.ts';

/** A price as a file writes it: « 12,50 EUR », « 12.50 € », « EUR 12.50 », « 1 299,00 ». NaN cents where it is no price. */
export function readPrice(text: string): { cents: number; currency: string | null } {
  const trimmed = text.slice(0, 60).trim();
  const sign = /[€£$]|[A-Za-z]{3,5}/.exec(trimmed)?.[0] ?? null;
  const amount = sign === null ? trimmed : trimmed.replace(sign, '').trim();
  const currency = sign === null ? null : currencyOf(sign.length === 3 ? sign.toUpperCase() : sign);
  return { cents: readMachineAmount(amount) ?? Number.NaN, currency: currency ?? sign };
}

const YES =
  /^(in stock|en stock|instock|available|disponible|dispo|available for order|preorder|pre order|precommande|backorder|limited availability|limited|stock limite|sur commande|oui|yes|y|true|vrai|o)$/;
const NO =
  /^(out of stock|outofstock|hors stock|rupture|rupture de stock|en rupture|en rupture de stock|epuise|indisponible|non disponible|unavailable|not available|sold out|soldout|discontinued|no longer available|non|no|n|false|faux)$/;

/** Whether a file says that a product can be had, by a word or a number of pieces; null where it does not say. */
export function readAvailability(text: string): boolean | null {
  const word = fold(text.slice(0, 60))
    .replace(/^https?:\/\/schema\.org\//, '')
    .replace(/[_\s-]+/g, ' ')
    .trim();
  if (/^-?\d+([.,]\d+)?$/.test(word)) return Number(word.replace(',', '.')) > 0;
  if (YES.test(word)) return true;
  return NO.test(word) ? false : null;
}

const MALE = /^(male|homme|hommes|masculin|men|man|m|h)$/;
const FEMALE = /^(female|femme|femmes|feminin|women|woman|f)$/;
/** Of Google's groups, in months. */
const AGES: readonly (readonly [RegExp, number, number | null])[] = [
  [/^(newborn|nouveau ne)$/, 0, 3],
  [/^(infant|nourrisson|bebe)$/, 3, 12],
  [/^(toddler|tout petit)$/, 12, 60],
  [/^(kids|enfant|enfants)$/, 60, 156],
  [/^(adult|adulte|adultes)$/, 156, null],
];

/** Whom a product is made for, where a file says so. */
export function readRecipient(gender: string, ageGroup: string): ProductRecipient | undefined {
  if (gender === '' && ageGroup === '') return undefined;
  const word = (text: string) =>
    fold(text.slice(0, 40))
      .replace(/[_\s-]+/g, ' ')
      .trim();
  const who = word(gender);
  const age = AGES.find(([pattern]) => pattern.test(word(ageGroup)));
  const subject = MALE.test(who) ? 'Male' : FEMALE.test(who) ? 'Female' : 'Unknown';
  if (subject === 'Unknown' && !age) return undefined;
  return { gender: subject, ageMinMonths: age?.[1] ?? null, ageMaxMonths: age?.[2] ?? null };
}

/** Whether a time is in a period, `START/END` of ISO 8601; a period that cannot be read is always. */
export function isWithin(period: string, time: Date): boolean {
  const [start, end] = period.split('/').map((text) => Date.parse(text.trim()));
  return !(start && start > time.getTime()) && !(end && end < time.getTime());
}

/**
 * The page of the shop that a link leads to: an affiliate network's has it in one of its parameters, or at the end of its
 * path. A link without one stays as it is.
 *
 * @param shopHost of the shop, without `www.`.
 */
export function shopAddress(link: string, shopHost: string): string {
  if (link.startsWith(`https://${shopHost}/`) || link.startsWith(`https://www.${shopHost}/`))
    return link;
  const url = URL.parse(link.trim());
  if (!url || isOfShop(url, shopHost)) return link;
  const inside = [
    ...url.searchParams.values(),
    ...[...url.href.slice(8).matchAll(/https?(?::|%3A)(?:\/\/|%2F%2F)[^&\s]+/gi)].map(([found]) =>
      decoded(found),
    ),
  ];
  const own = inside.find((text) => {
    const target = /^https?:\/\//i.test(text) ? URL.parse(text) : null;
    return target && isOfShop(target, shopHost);
  });
  return own ?? link;
}

function isOfShop(url: URL, shopHost: string): boolean {
  const host = shopHostOf(url);
  return host === shopHost || host.endsWith(`.${shopHost}`);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
