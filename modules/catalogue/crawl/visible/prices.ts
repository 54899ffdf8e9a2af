import { type FoundMoney, findMoney } from '../extraction/money.ts';
import type { Element } from '../html/document.ts';
import { hintsOf } from '../html/walk.ts';
import { elementAt, type Line } from './lines.ts';

export type VisiblePrices = {
  price: FoundMoney;
  listPrice: number | null;
  confidence: number;
  line: number;
};

/** What the words beside a sum make of it, when it is not the price of the product. */
const BEFORE_OTHER = [
  /(livraison|frais|exp[ée]dition|shipping|delivery|postage|colissimo|chronopost|mondial relay|point relais)[^.;!]{0,40}$/i,
  /([ée]conomi[esz]+|vous gagnez|remise|r[ée]duction|save|you save|rabais|avantage)[^.;!]{0,25}$/i,
  /([ée]co[ -]?(part|contribution|taxe)|\bdont|d3e|deee|caution|consigne|garantie|assurance|cagnott|fid[ée]lit[ée]|bon d.achat|points?\b|gravure|personnalisation|emballage|gift wrap|suppl[ée]ment)[^.;!]{0,25}$/i,
  /(\d ?[x×*]|\d fois[^.;!]{0,20}|fois|mensualit[ée]s?|payments? of|instal?ments? of)( de| of)? ?$/i,
  /(occasion|neufs?|reconditionn[ée]s?|autres? (vendeur|offre)s?|used|refurbished|other sellers?)[^.;!]{0,25}$/i,
  /(^|\s)[-−+] ?$/,
];
const FROM = /(d[èe]s|[àa] partir de|plus de|over|above|minimum de|sup[ée]rieure? [àa])[ :]*$/i;
const AFTER_OTHER = [
  /^ ?(de |d.)?(frais|livraison|port\b|remise|r[ée]duction|[ée]conomi|achats?|commande)/i,
  /^ ?(off\b|discount|saved|orders?\b|and over|et plus|minimum|offerts?|par mois|\/ ?mois|per month|\/ ?month|\/ ?mo\b|en \d fois|x ?\d)/i,
];
const PER_UNIT =
  /^ ?(\/|par |le |au |per |the )? ?(kg|kilo|litre|liter|l\b|100 ?g|100 ?ml|m²|m2|m[èe]tre|metre|mois|an\b|month|year)/i;
/** « à partir de 12 € » is a price, « livraison offerte à partir de 49 € » is none. */
const CONDITION =
  /livraison|commande|achat|offert|port\b|order|shipping|delivery|free|cadeau|gratuit/i;
const BEFORE_LIST =
  /(au lieu de|avant|ancien prix|prix (conseill[ée]|public|barr[ée]|normal|habituel|de r[ée]f[ée]rence|initial|catalogue)|\bwas|instead of|rrp|msrp|list price|regular price|original price|valeur)( (é|e)tait| est)?[ :]*$/i;
const LABEL = /(prix|price|tarif|co[ûu]t|montant)[^.;!]{0,30}$/i;

const PRICE_HINT = /price|prix|amount|tarif|montant|cost/i;
const NOW_HINT = /current|final|sale|promo|special|now|actuel|sell|main|vente/i;
const OLD_HINT =
  /old|was\b|regular|barr|strike|crossed|list-?price|original|before|compare|msrp|rrp|ancien|conseil|avant/i;
const CART = /panier|cart|basket|acheter|buy now|commander|bag\b|r[ée]server/i;
const SMALLEST_SCORE = 1;

/** The price that people take for the product's, and the one crossed out beside it. */
export function visiblePrices(lines: readonly Line[], headingLine: number): VisiblePrices | null {
  const carts = lines.flatMap(({ control, text }, i) =>
    control && CART.test(text) && text.length < 40 ? [i] : [],
  );
  let best: (VisiblePrices & { score: number }) | null = null;
  const crossed: { cents: number; line: number }[] = [];
  let nextCart = 0;
  lines.forEach((line, at) => {
    while ((carts[nextCart] ?? at) < at) nextCart++;
    const nearCart = (carts[nextCart] ?? Infinity) - at <= 12;
    for (const money of findMoney(line.text)) {
      if (money.cents === 0) continue;
      const around = surroundings(elementAt(line, money.start), elementAt(line, money.end - 1));
      const above = lines[at - 1]?.text ?? '';
      // A line that has a sum itself is no label of the next.
      const label = above.length <= 30 && findMoney(above).length === 0 ? above : '';
      const before = line.text.slice(Math.max(0, money.start - 70), money.start);
      if (
        around.isCrossed ||
        BEFORE_LIST.test(before) ||
        (before === '' && BEFORE_LIST.test(label))
      ) {
        crossed.push({ cents: money.cents, line: at });
        continue;
      }
      if (isOther(line.text, before, line.text.slice(money.end, money.end + 30), label)) continue;
      const score =
        (PRICE_HINT.test(around.hints) ? 3 : 0) +
        (PRICE_HINT.test(around.hints) && NOW_HINT.test(around.hints) ? 1 : 0) +
        (LABEL.test(before) || (before === '' && LABEL.test(label)) ? 2 : 0) +
        (line.text.length <= 30
          ? 2
          : line.text.length <= 80
            ? 0
            : line.text.length <= 160
              ? -1
              : -3) +
        (nearCart ? 1 : 0) +
        (PER_UNIT.test(line.text.slice(money.end)) ? -4 : 0) +
        (/^ ?(ht|hors taxe|excl)/i.test(line.text.slice(money.end)) ? -2 : 0) +
        (around.isAside ? -2 : 0) +
        (at < headingLine ? -2 : -Math.min(3, (at - Math.max(headingLine, 0)) / 20));
      if (score >= SMALLEST_SCORE && (!best || score > best.score)) {
        best = {
          price: money,
          listPrice: null,
          confidence: Math.min(0.8, 0.45 + score / 20),
          line: at,
          score,
        };
      }
    }
  });
  if (!best) return null;
  const { score: _, ...found } = best as VisiblePrices & { score: number };
  const list = crossed.find(
    ({ cents, line }) =>
      cents > found.price.cents &&
      cents < found.price.cents * 10 &&
      Math.abs(line - found.line) <= 6,
  );
  return { ...found, listPrice: list?.cents ?? null };
}

function isOther(whole: string, before: string, after: string, label: string): boolean {
  if (FROM.test(before)) return CONDITION.test(whole);
  const isAmong = (text: string) => BEFORE_OTHER.some((pattern) => pattern.test(text));
  return (
    isAmong(before) ||
    (before === '' && isAmong(label)) ||
    AFTER_OTHER.some((pattern) => pattern.test(after))
  );
}

/** What the elements around a sum say of it. */
function surroundings(first: Element | undefined, last: Element | undefined) {
  let hints = '';
  let isCrossed = false;
  let isAside = false;
  let level = 0;
  for (let at: Element | null | undefined = first; at && level < 5; at = at.parent, level++) {
    const own = hintsOf(at);
    hints += ` ${own}`;
    isAside ||= at.name === 'aside';
    isCrossed ||=
      /^(del|s|strike)$/.test(at.name) ||
      /line-through/i.test(at.attributes.style ?? '') ||
      (level < 2 && OLD_HINT.test(own) && !NOW_HINT.test(own));
  }
  return { hints: `${hints} ${last === first || !last ? '' : hintsOf(last)}`, isCrossed, isAside };
}
