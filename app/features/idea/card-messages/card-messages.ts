import type { Idea } from '#modules/catalogue/shared.ts';
import type { Gender } from '#modules/engine/shared.ts';
import type { CardOccasion } from './occasion.ts';
import { type CardMessage, OCCASION_MESSAGES, THEME_MESSAGES } from './text.ts';

/** With which words a title of each theme begins, after how many there are and of which size. */
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
/** When only the occasion counts. */
const GRAVE: readonly CardOccasion[] = ['recovery', 'hardTimes'];

/**
 * Three messages to write on the card of a gift, of different tones: two for the occasion, and one for what is given where
 * its title says so.
 *
 * @param recipient several people are said « vous ».
 */
export function cardMessages(
  { title }: Pick<Idea, 'title'>,
  occasion: CardOccasion,
  { gender }: { gender: Gender },
): [string, string, string] {
  const [tender, light, plain] = OCCASION_MESSAGES[occasion];
  const theme = BEGINNINGS.find(([, beginning]) => beginning.test(title))?.[0];
  const last = theme && !GRAVE.includes(occasion) ? THEME_MESSAGES[theme] : plain;
  const isSeveral = gender === 'Couple' || gender === 'Others';
  const say = (message: CardMessage) =>
    typeof message === 'string' ? message : message[isSeveral ? 1 : 0];
  return [say(tender), say(light), say(last)];
}
