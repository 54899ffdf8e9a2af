import { fold } from './fold.ts';

const OVERSEAS = placesOf(
  `outre-mer dom-tom dom île-de-la-réunion réunion saint-denis-de-la-réunion st-denis-de-la-réunion guadeloupe pointe-à-pitre martinique
  fort-de-france guyane cayenne mayotte mamoudzou tahiti antilles polynésie nouvelle-calédonie nouméa papeete`,
);
const ABROAD = placesOf(
  `saint-martin saint-barth saint-barthélemy saint-pierre île-maurice maurice canada québec montréal états-unis usa new-york
  californie londres angleterre écosse irlande dublin allemagne berlin espagne madrid barcelone portugal lisbonne italie rome milan suisse
  genève belgique bruxelles pays-bas amsterdam danemark suède norvège finlande islande japon tokyo chine shanghai hong-kong singapour
  thaïlande bangkok vietnam inde dubaï israël liban maroc tunisie algérie sénégal dakar côte-d’ivoire abidjan cameroun madagascar afrique
  brésil argentine mexique chili pérou colombie australie sydney melbourne nouvelle-zélande`,
);
const AT = '(?:à|a|au|aux|en|sur|dans)\\s+';
const THE = "(?:l['’]\\s?|la\\s+|les\\s+)?";
const LIVES =
  '(?:vi(?:t|vent|vre)|habit(?:e|ent|er)|r[ée]sid(?:e|ent|er)|install[ée]e?s?|mut[ée]e?s?|d[ée]m[ée]nag(?:e|ent|er))\\s+';
/** Who « est à la Réunion » lives there; who « est en réunion », or « à la réunion de service », does not. */
const LIVES_ABROAD = `(?:${LIVES}(?:${AT})?${THE}(?:${OVERSEAS}|${ABROAD})|(?:est|sont)\\s+${AT}${THE}(?:${OVERSEAS}))(?!\\p{L})(?<!en\\s+r[ée]union|r[ée]union(?=\\s+d(?:e|u|es)\\s|\\s+d['’]))`;

/** Names of places as a pattern: with or without their hyphens and accents. */
function placesOf(names: string): string {
  return names
    .trim()
    .split(/\s+/)
    .map((place) =>
      place
        .replaceAll('-', '[- ]')
        .replaceAll('’', "['’]")
        .replace(/[àéèôîïë]/g, (letter) => `[${letter}${fold(letter)}]`),
    )
    .join('|');
}

/** What the giver's pets are called, and that somebody looked after them: « le voisin qui nous a gardé le chat » has none. */
const PETS =
  "(?:chat(?:te|on)?s?|chien(?:ne)?s?|chiots?|lapins?|poules?|animaux|poissons?|perruches?|canaris?|cochons?\\s+d['’]inde)(?!\\p{L})";
const LOOKED_AFTER =
  "(?<!\\p{L})(?:(?:gard|nourri|promen|promèn|soign|surveill)\\p{L}*\\s+(?:(?:souvent|toujours|parfois)\\s+)?(?:mon|ma|mes|notre|nos)|(?:nous|m['’])\\s?(?:a|ont)\\s+(?:gard|nourri|promen|soign|surveill)\\p{L}*\\s+(?:les?|la))\\s+";
const LOOKED_AFTER_PETS = new RegExp(`(?<=${LOOKED_AFTER})${PETS}`, 'giu');

/**
 * What is read as other words that say the same, no longer than they are: both words of « bien-être » are empty to
 * PostgreSQL, and « papi » has the stem of « papa ». Who « aime bien être dehors » asks for no spa.
 */
const READ_AS: readonly (readonly [pattern: RegExp, word: string])[] = [
  // Whoever did that is thanked for it.
  [new RegExp(LOOKED_AFTER + PETS, 'giu'), 'remercier'],
  // « Mère » has the stem of « mer ». With these words around it, it is part of a keyword.
  [
    /(?<!\p{L})(?<!(?:grand|belle|arrière|des|future|carte|(?:copain|compagnon|mari) de ma)[- ])m[eè]re(?!\p{L})(?!\s+(?:poule|célibataire|de\s+(?:famille|mes\s+enfants|m(?:on|a)\s+(?:copain|copine|mari|femme))))/giu,
    'mum',
  ],
  // Somebody does something: no railway.
  [/\ben\s+train\s+(?:de\s+|d['’])(?=\p{L}+(?:er|ir|re)(?!\p{L}))/giu, 'en'],
  [/(?<!\p{L})(?<!aim\p{L}*\s+)bien[- ]?[eê]tre(?!\p{L})/giu, 'spa'],
  [/\bpapis?\b/giu, 'papy'],
  // Who lives there does not dream of going there. « Ldr » is a keyword of who has family far away, whom the giver may be near.
  [
    new RegExp(`(?<=(?<!\\p{L})(?:son|sa|ses|leurs?)\\s+[\\p{L}-]+\\s+)${LIVES_ABROAD}`, 'giu'),
    'ldr',
  ],
  [new RegExp(`(?<!\\p{L})${LIVES_ABROAD}`, 'giu'), 'expatrié'],
  // The island, no meeting.
  [
    /(?<!\p{L})(?:la\s+)?r[ée]union\s*[(,]?\s*974(?!\d)\)?|(?<!\d)974\s*[(,]?\s*(?:la\s+)?r[ée]union(?!\p{L})\)?/giu,
    '974',
  ],
  // As a keyword it would have the stem of « cours », and any lesson would be about running.
  [/\bcourir\b/giu, 'trail'],
  // Who plays all day long, and nothing is said of what, plays on a screen.
  [
    /(?<!\p{L})jou(?:e|ent)\s+(?:tout|tt)\s+le\s+temps(?!\s+(?:à|a|au|aux|du|de|avec|dans|sur)(?!\p{L}))(?!\p{L})/giu,
    'gamer',
  ],
  // Without their accent they would be sand, and a back that hurts a rucksack.
  [/\bsablés\b/giu, 'biscuit'],
  [/\bmal\s+(?:au|de|dans\s+le)\s+dos\b/giu, 'lombalgie'],
  // What is asked of a shop, no wish.
  [/\bcodes?\s+(?:promos?|de\s+r[ée]duction)\b|\bservice\s+clients?\b/giu, 'promo'],
  // Said with a negation, which would take back what it says.
  [
    /\b(?:n['’]y\s+|ne\s+)?voi(?:t|ent)\s+(?:presque|quasiment)\s+(?:plus|rien)(?!\p{L})/giu,
    'aveugle',
  ],
  // What is tasted so is wine.
  [/\bà\s+l['’]\s?aveugle\b/giu, 'vin'],
  // Neither a puzzle, nor the open air.
  [/\bt[eê]tes?\s+en\s+l['’]\s?air\b/giu, 'étourdi'],
  // One name; elsewhere a slash ends a wish.
  [/\bac\s?\/\s?dc\b/giu, 'acdc'],
  // Words that PostgreSQL drops, so that as a keyword « ne boit pas d’alcool » would match « boit de l’alcool ».
  [
    /\b(?:(?:(?:ne\s+)?boi(?:[st]|vent)|n['’]aime(?:nt)?)\s+)?pas\s+d['’]alcool\b|(?:\bne\s+boi(?:t|vent)\s+p(?:as|lus)|(?<=(?:^|[,.;:!?(\n]|\b(?:ils?|elles?|on|qui|et|mais))\s*)\bboi(?:[st]|vent)\s+pas)\b(?!\s+(?:de|d|que|beaucoup)(?!\p{L}))/giu,
    'abstinent',
  ],
  // PostgreSQL drops « pas » as a stop word, so that as a keyword « va pas bien » would match « va très bien ».
  [/\bva\s+pas\s+(?:très\s+|trop\s+)?(?:fort|bien)\b|\bpas\s+le\s+moral\b/giu, 'déprime'],
];

/** Who cares for somebody else, and whom they care for: « l’infirmière de mon père » is for her. */
const DEPENDANTS =
  /(?<=(?<!\p{L})(?:infirmi[eè]re?s?|(?:aides?|personnel)[- ]soignante?s?|kin[eé]s?|m[eé]decin|docteur|orthophoniste|auxiliaire de vie|nounou|assistante maternelle|atsem|ma[iî]tre(?:sse)?|institut(?:eur|rice)|prof|baby[- ]sitter)(?!\p{L})[^,.;:!?\n]{0,40}\s(?:de|du|des|à|pour)\s+(?:mon|ma|mes|notre|nos|son|sa|ses|leurs?)\s+)(?:(?:grand|belle|beau|arri[eè]re)[- ])?(?:p[eè]re|m[eè]re|papa|maman|parents?|papi|papy|mamie|mari|femme|conjointe?|fr[eè]re|s(?:œ|oe)ur|fils|filles?|enfants?|b[eé]b[eé]|petits[- ](?:fils|enfants))(?!\p{L})/giu;

/** What somebody is, by profession: « ma sœur est infirmière » asks for no thank-you, « il est directeur » for no boss. */
const PROFESSION =
  /(?<=(?<!\p{L})(?:est|était|sont|devient|devenue?|comme|bosse|travaille)\s+(?:aussi\s+|maintenant\s+)?)(?:infirmi[eè]re?s?|aide[- ]soignante?s?|auxiliaire de (?:vie|puériculture)|kin[eé](?:sithérapeute)?s?|orthophonistes?|m[eé]decin|docteur|chirurgien(?:ne)?|sages?[- ]femmes?|nounou|assistante maternelle|ass mat|atsem|aesh|avs|ma[iî]tresse|instit(?:utrice|uteur)?s?|profs?|professeure?s?|enseignante?s?|facteur|concierge|manag(?:er|euse)|directeur|directrice|patronne?|pdg|drh|stagiaire|chef(?:fe)? d(?:e (?:projet|service|rayon|chantier|produit)|['’](?:équipe|entreprise|établissement)))(?!\s+(?:de|d['’]|du|des)\s*(?:mon|ma|mes|notre|nos)(?!\p{L}))(?!\p{L})/giu;

/**
 * What the giver does not know says nothing (« je ne sais pas s’il aime le vin »), but for whom it is sought does (« je ne sais
 * pas quoi offrir à ma sœur qui aime le thé »); nor does for how long: twenty years are no age. Who is back after an illness is not
 * ill.
 */
const SAYS_NOTHING =
  /\btou(?:te)?s\s+les\s+(?:deux|trois|quatre)(?!\p{L})|\btoute\s+sa\s+t[eê]te(?!\p{L})|\b(?:apr[eè]s|gu[eé]rie?\s+(?:de|d['’]))\s*(?:(?:un|une|son|sa|la|longue)\s+)*(?:maladie|cancer)(?!\p{L})|\bpendant\s+(?:(?:les|ses|nos|mes|leurs)\s+)?(?:vacances|absences?)(?!\p{L})|\bdepuis\s+(?:plus\s+de\s+)?[\p{L}\d-]+\s+ans(?!\p{L})|(?:\bje\s+(?:ne\s+)?sais\s+(?:pas|plus)|\bpas\s+s[uû]re?)\s+(?:trop\s+|bien\s+)?(?:(?:si\b|s['’])[^,.;:!?()\n]*?(?=\s(?:mais|à\s+part|sauf)\s|[,.;:!?()\n]|$)|(?:qu['’]|que\b|quoi\b|ce\b)[^,.;:!?()\n]*?(?=\s(?:mais|à|sauf|pour|qui)\s|[,.;:!?()\n]|$))/giu;

/** A text with blanks in place of those whom its recipient cares for, and of the giver's pets. */
export function withoutDependants(text: string): string {
  return blanked(blanked(text, DEPENDANTS), LOOKED_AFTER_PETS);
}

function blanked(text: string, pattern: RegExp): string {
  return text.replace(pattern, (stretch) => ' '.repeat(stretch.length));
}

/** A text as it is read, as long as it was typed; by its place, how long each stretch was that is read as another word. */
export function asRead(text: string): { read: string; typedLength: ReadonlyMap<number, number> } {
  const typedLength = new Map<number, number>();
  const read = READ_AS.reduce(
    (before, [pattern, word]) =>
      before.replace(pattern, (typed, at: number) => {
        typedLength.set(at, typed.length);
        return word.padEnd(typed.length);
      }),
    blanked(blanked(blanked(text, DEPENDANTS), PROFESSION), SAYS_NOTHING),
  );
  return { read, typedLength };
}
