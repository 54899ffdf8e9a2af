import type { Element } from '../html/document.ts';
import { hintsOf } from '../html/walk.ts';
import type { Line } from './lines.ts';

export type VisibleStock = { available: boolean; confidence: number };

/** What people are told of a product that cannot be bought now. */
const OUT: readonly RegExp[] = [
  /rupture|[ée]puis[ée]e?s?(?!\p{L})|indisponible|hors[ -]stock|momentan[ée]ment absent|manque de stock/iu,
  /(?:non|pas|plus|pas encore|not|no longer) (?:disponible|available|in stock|en stock(?! *:)|vendu|commercialis|en vente)/iu,
  /plus (?:de|aucun) stock|aucun stock|stock ?: ?(?:0(?!\d)|non(?!\p{L})|nul)|disponibilit[ée] ?: ?non|(?<!\d)0 (?:en stock|in stock|exemplaire|disponible)/iu,
  /victime de (?:son|leur) succ|out[ -]of[ -]stock|sold[ -]?out|unavailable|no longer|discontinued|temporarily out/iu,
  /back (?:soon|in stock|on )|coming soon|bient[ôo]t (?:de retour|disponible|en stock|en vente)|retour (?:en stock )?(?:pr[ée]vu|bient[ôo]t)|(?:de )?retour prochain|de nouveau disponible|prochainement/iu,
  /arr[êe]t de commercialisation|article arr[êe]t[ée]|retir[ée] de la vente|temporairement (?:absent|manquant)|r[ée]assort|r[ée]appro|arrivage/iu,
  /^complet(?!\p{L})|: complet$|(?<!\p{L})vendue?s?(?! (?:et|par|[àa]|en|avec|au|dans|s[ée]par|seul|exclusiv)|\p{L})|^sold$|^r[ée]serv[ée]e?$/iu,
  /me pr[ée]venir|pr[ée]venez[- ]moi|m.(?:alerter|avertir|informer|notifier)|alertez[- ]moi|notifiez[- ]moi|[êe]tre (?:alert|averti|pr[ée]venu|inform|notifi)[ée]?|alerte (?:de )?(?:stock|dispo|retour)|notify me|email me when|let me know when|liste d.attente|wait(?:ing)?[- ]?list/iu,
];
/** What they are told of one that can. */
const IN: readonly RegExp[] = [
  /en stock|in stock|(?<!\p{L})disponible|(?<!\p{L})available|stock ?: ?(?:oui|[1-9])|stock (?:limit[ée]|faible)|low stock|selling fast/iu,
  /plus que (?:\d|quelques|un)|(?:only|just) (?:\d+|a few) left|il (?:ne )?(?:nous )?(?:en )?reste|(?:derni[eè]re?s?|last) (?:exemplaire|article|pi[èe]ce|one|few|item|unit|chance)/iu,
  /(?:exp[ée]di[ée]e?s?|envoy[ée]e?s?) (?:sous|en|le jour|aujourd|demain|dans|lundi|mardi|mercredi|jeudi|vendredi)|exp[ée]dition (?:sous|en|imm[ée]diate|le jour|demain)|pr[êe]te? [àa] (?:[êe]tre exp|partir)/iu,
  /ships? (?:in|within|today|now)|dispatched|ready to ship|usually ships|get it (?:by|tomorrow)|arrives (?:by|tomorrow)/iu,
  /livrables?(?!\p{L})|(?:livr[ée]e?s?|re[çc]ue?s?|chez (?:toi|vous)) (?:demain|sous|en \d|chez toi|chez vous|d[èe]s|entre|le \d|avant|lundi|mardi|mercredi|jeudi|vendredi)|(?:re[çc]ois|recevez)[- ]l[ea]s? /iu,
  /en magasin et en ligne|pr[ée]commande|pre-?order|sur commande|back-?order|made to order|fabriqu[ée]e? [àa] la demande/iu,
];
/** « disponible en trois tailles » and « indisponible en magasin » say nothing of whether it can be bought here. */
const OF_SOMETHING_ELSE =
  /(disponible|available|existe) (aussi |[ée]galement |also )?(en|in|dans) ((\d+|plusieurs|trois|deux|quatre|cinq|diff[ée]rente?s|divers(es)?|autres?|several|other|two|three|four) |taille|couleur|coloris|version|kit|poche)|(?<!pas |non |plus |not )(en|in|dans (ton|votre|nos|vos|\d+|le|un)) (magasin|boutique|store)|(magasin|boutique)s?( :| le| la|$)|retrait|drive|click|pick-?up|express|nos conseillers|service client|cette taille|ce coloris|cette couleur|t[ée]l[ée]chargement|notice|garantie|(baisse|change).{0,12}prix|price drop/i;
/** Where a size has to be chosen first, a button that cannot be pressed yet says nothing. */
const TO_CHOOSE =
  /(choisi(s|r|ssez)|s[ée]lectionne[rz]?|select|choose|pick) (une? |ta |votre |ton |an? |your )?(taille|couleur|coloris|option|pointure|mod[èe]le|size|colou?r|style|variant)/i;
const CART =
  /^(j.)?(ajouter|ajoute|mettre|add|put|acheter|ach[èe]te|achat imm|buy|commander|order now|je (le |la )?(commande|veux|prends|craque|r[ée]serve)|r[ée]server|shop now|au panier|in den|offrir|pr[ée]commander|pre-?order)/i;
const STOCK_HINT = /stock|availab|dispo|inventory|delivery-?status|shipping-?status/i;
const CHOICE_HINT = /size|swatch|variant-?(option|list|item)|taille|colou?r-?(option|list|item)/i;
const LONGEST_STATEMENT = 110;

/**
 * Whether the page says that the product can be bought: by the statement that stands nearest to the price and the heading,
 * else by the button that puts it into a basket.
 *
 * @param near the lines of the heading and of the price.
 */
export function visibleStock(lines: readonly Line[], near: readonly number[]): VisibleStock | null {
  let best: { available: boolean; score: number } | null = null;
  let button: VisibleStock | null = null;
  const mustChoose = lines.some(
    ({ text }) => text.length <= LONGEST_STATEMENT && TO_CHOOSE.test(text),
  );
  lines.forEach(({ text: whole, parts, control }, at) => {
    if (whole.length > LONGEST_STATEMENT) return;
    // A question supposes; only a statement says.
    const text = whole.replace(/[^.!?…]{1,110}\?/g, '').trim();
    const hints = hintsAround(parts[0]?.element);
    if (CHOICE_HINT.test(hints)) return;
    const far = Math.min(...near.map((line) => Math.abs(line - at)), 200);
    const isOut = says(OUT, text) && !/pas (en )?rupture|jamais/i.test(text);
    if (control && !isOut) {
      if (!CART.test(text) || text.length > 45) return;
      const available = !isDisabled(control);
      if (!available && mustChoose) return;
      if (!button || (available && !button.available && far < 30))
        button = { available, confidence: 0.55 };
      return;
    }
    if (OF_SOMETHING_ELSE.test(text) || (!isOut && !says(IN, text))) return;
    const score =
      (STOCK_HINT.test(hints) ? 3 : 0) +
      (text.length <= 45 ? 2 : 0) +
      (far <= 12 ? 2 : far <= 40 ? 1 : -1);
    if (score < 2) return;
    if (!best || score > best.score || (score === best.score && isOut && best.available)) {
      best = { available: !isOut, score };
    }
  });
  if (!best) return button;
  const { available, score } = best as { available: boolean; score: number };
  const agreed = button === null ? !available : (button as VisibleStock).available === available;
  return { available, confidence: Math.min(0.95, 0.5 + score / 20 + (agreed ? 0.2 : 0)) };
}

function says(patterns: readonly RegExp[], text: string): boolean {
  return patterns.some((pattern) => pattern.test(text));
}

function isDisabled(control: Element): boolean {
  const { attributes } = control;
  return (
    'disabled' in attributes ||
    attributes['aria-disabled'] === 'true' ||
    /(^|[\s_-])(disabled|sold-?out|unavailable)/i.test(attributes.class ?? '')
  );
}

function hintsAround(element: Element | undefined): string {
  let hints = '';
  let level = 0;
  for (let at: Element | null | undefined = element; at && level < 4; at = at.parent, level++) {
    hints += ` ${hintsOf(at)}`;
  }
  return hints;
}
