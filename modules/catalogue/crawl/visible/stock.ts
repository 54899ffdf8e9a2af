import type { Element } from '../html/document.ts';
import { hintsOf } from '../html/walk.ts';
import type { Line } from './lines.ts';

export type VisibleStock = { available: boolean; confidence: number };

const OUT =
  /rupture|[ée]puis[ée]|indisponible|(non|pas|plus|pas encore|not) (disponible|available|in stock|en stock(?! *:)|vendu|commercialis)|plus (de|aucun) stock|hors[ -]stock|stock ?: ?0\b|\b0 (en stock|in stock|exemplaire)|victime de son succ|out[ -]of[ -]stock|sold[ -]?out|unavailable|no longer|discontinued|back soon|bient[ôo]t (de retour|disponible)|coming soon|de retour prochainement|arr[êe]t de commercialisation|article arr[êe]t[ée]|temporairement (absent|manquant)|\bcomplet\b|\bvendu\b|r[ée]assort|me pr[ée]venir|pr[ée]venez[- ]moi|m.(alerter|avertir)|alertez[- ]moi|[êe]tre (alert|averti|pr[ée]venu|inform)[ée]?|notify me|email me when|liste d.attente|wait(ing)? ?list/i;
const IN =
  /en stock|in stock|\bdisponible|\bavailable|plus que \d|only \d+ left|il (ne )?(nous )?(en )?reste|derniers? (exemplaire|article|pi[èe]ce)|last (one|few|item)|exp[ée]di[ée]e?s? (sous|en|le jour|aujourd|demain|dans)|exp[ée]dition (sous|en|imm[ée]diate|le jour)|ships? (in|within|today)|dispatched|usually ships|livr[ée]e? (demain|sous|en|chez toi|chez vous|d[èe]s|entre)|en magasin et en ligne|pr[ée]commande|pre-?order|sur commande|back-?order|made to order|fabriqu[ée]e? [àa] la demande/i;
/** « disponible en trois tailles » and « indisponible en magasin » say nothing of whether it can be bought here. */
const OF_SOMETHING_ELSE =
  /(disponible|available|existe) (aussi |[ée]galement |also )?(en|in|dans) ((\d+|plusieurs|trois|deux|quatre|cinq|diff[ée]rente?s|divers(es)?|autres?|several|other|two|three|four) |taille|couleur|coloris|version|kit|poche)|(magasin|boutique|retrait|drive|click|pick-?up|in store|express|nos conseillers|service client|cette taille|ce coloris|cette couleur|t[ée]l[ée]chargement|notice|garantie)/i;
const CART =
  /^(j.)?(ajouter|ajoute|mettre|add|put|acheter|achat imm|buy|commander|order now|je (le |la )?(commande|veux|prends|craque|r[ée]serve)|r[ée]server|shop now|au panier|in den|offrir|pr[ée]commander|pre-?order)/i;
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
  lines.forEach(({ text, parts, control }, at) => {
    if (text.length > LONGEST_STATEMENT) return;
    const hints = hintsAround(parts[0]?.element);
    if (CHOICE_HINT.test(hints)) return;
    const far = Math.min(...near.map((line) => Math.abs(line - at)), 200);
    const isOut = OUT.test(text) && !/pas (en )?rupture|jamais/i.test(text);
    if (control && !isOut) {
      if (!CART.test(text) || text.length > 45) return;
      const available = !isDisabled(control);
      if (!button || (available && !button.available && far < 30))
        button = { available, confidence: 0.55 };
      return;
    }
    if (OF_SOMETHING_ELSE.test(text) || (!isOut && !IN.test(text)) || /\?$/.test(text)) return;
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
