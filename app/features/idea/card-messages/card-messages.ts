import type { Idea } from '#modules/catalogue/shared.ts';
import type { CardFor, CardOccasion } from './occasion.ts';
import { type CardMessage, OCCASION_MESSAGES, THEME_MESSAGES } from './text.ts';

/** By theme, the words that a title begins with, after its article or number and an adjective of size (`OPENING`). */
const THEMES: Record<keyof typeof THEME_MESSAGES, string> = {
  experience:
    'après-midi|atelier|balade|baptême|concert|cours|demi-journée|descente|initiation|journée|leçon|matinée|nuit|places|randonnée|saut|séance|soirée (?=à |d’|dans |de )|sortie|stage|virée|visite|vol|week-end',
  reading: '(?:livre|roman|polar)(?!s? (?:d’or|lu|offerts) )|bd|manga',
  game: 'puzzle|quiz|jeu de (?:plateau|société|tuiles)|jeu de cartes (?:coopératif|d’histoire)',
  music: 'enceinte (?:de salon|nomade)|platine|vinyle',
  plants:
    'an de graines|bouture|bulbes|citronnier|olivier|pivoine|plante|potée|rosier|sachets de graines',
  making:
    'kit (?:de (?:broderie|crochet|linogravure|macramé|modelage)|pour (?:teindre|tricoter))|quoi coudre',
  rest: 'bouillotte|draps de bain|hammam|massage|nécessaire pour un long bain|peignoir en|plaid en',
  treats:
    'ballotin|bocal de bonbons|boîte de (?:caramels|marrons|pralinés|sablés)|brioche|confitures|mois de (?:chocolats|fromages)|miels crus|panier gourmand|plateau de fromages|pot de pâte à tartiner',
};
const OPENING =
  '(?:(?:an|de|des|deux|la|le|les|quatre|six|trois|une?) )?(?:(?:beau|grand|gros|petit|vieux)e?s? )?';
const BEGINNINGS = Object.entries(THEMES).map(
  ([theme, words]) =>
    [
      theme as keyof typeof THEMES,
      new RegExp(`^${OPENING}(?:${words})s?(?!\\p{L})`, 'iu'),
    ] as const,
);
/** Occasions on which no message is about the gift itself. */
const GRAVE: readonly CardOccasion[] = ['recovery', 'hardTimes'];

/**
 * Three messages to write on the card of a gift, of different tones: two for the occasion, and a third that is for the gift
 * itself where its title begins with words of a theme. Several people are addressed as « vous ».
 */
export function cardMessages(
  { title }: Pick<Idea, 'title'>,
  { occasion, isSeveral }: CardFor,
): [string, string, string] {
  const [tender, light, plain] = OCCASION_MESSAGES[occasion];
  const theme = BEGINNINGS.find(([, beginning]) => beginning.test(title))?.[0];
  const last = theme && !GRAVE.includes(occasion) ? THEME_MESSAGES[theme] : plain;
  const say = (message: CardMessage) =>
    typeof message === 'string' ? message : message[isSeveral ? 1 : 0];
  return [say(tender), say(light), say(last)];
}
