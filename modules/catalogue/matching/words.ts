import { expressionsIn } from './expressions.ts';
import { isNegating, negationsIn, type Refusal } from './negations.ts';
import { ownedStretches } from './owned.ts';

/** A word as the visitor typed it, and where. */
export type TypedWord = {
  own: string;
  start: number;
  end: number;
  /** Which wish of the text it belongs to, from 0 on. */
  wish: number;
  /** It negates others, as a rule: « pas », « déteste ». */
  negates: boolean;
  /** It is negated, or negates: it names nothing that is wished for. */
  negated: boolean;
  /** Where the text says that what the word names is not wanted; null where it does not. */
  refusal: Refusal | null;
  /** It is part of what the recipient has already: no idea is named by it. */
  owned: boolean;
  /** Which fixed expression of the text it belongs to (« noir et blanc »), from 0 on; null for most. */
  expression: number | null;
  /** It has no information about taste by itself: articles, « cadeau », « ma mère »… */
  empty: boolean;
};

const WORDS_MAX = 60;

/** What is asked of a shop, and names no gift. */
const SHOP_WORDS = new Set(
  'commande commandes facture factures horaires livraison livraisons promo promos rembourser remboursement sav soldes'.split(
    ' ',
  ),
);

// Grammar, the words of asking for a gift, and the recipient, whom the profile already describes. A keyword of the catalogue
// still counts where it is made of such words alone (« mamie », « anniversaire »).
const EMPTY = new Set(
  `a ai aie aient ais ait alors ans an annee annees apres as assez au aussi autour autre autres aux avant avec avoir avait
  beaucoup bien bon bonne bons bonnes c ca car ce cela celle celui ces cet cette chez ci comme d dans de deja des desormais deux
  depuis donc du elle elles en encore entre es est et etait etre eu eux faire fait faut fois font hier ici il ils j je juste l la le les
  fin leur leurs lui m ma mais me meme mes moi moins mois mon n ne nos notre nous on ont or ou oui par parce peu peut plein plus plutot
  pour pourquoi pourrait pouvoir presque pris qu quand que quel quelle quelque quelques quelqu qui quoi s sa se sera ses si soit son sont
  souvent sous sur surtout t ta te tel tellement tes toi ton toujours tous tout toute toutes tres trop tu un une vers veut veux
  voila vos votre vous vraiment vrai y
  ptit ptite ptits ptites tt ts bcp pr ds avc pcq qd qn tps tjr tjrs tjs
  depart departs domicile nouveau nouveaux nouvel nouvelle occupe occupee occupent occuper remercie remerciement remerciements remercier
  aide avance besoin bidule budget cadeau cadeaux cado cados cher chere chers chercher cherche cherchons chose choses cool dire environ
  euro euros feter for genial gift gifts idee idees kado kados kdo kdos machin max maxi maximum merci mini minimum my offre offrir
  original originale originales originaux parfait parfaite plaire plaisir plait plairait present prix qqch qqchose qqn qqun
  quelqun special speciale stp super surprendre svp sympa sympas top trouver truc trucs voudrait voudrais
  pratiquant pratiquante pratiquants pratiquantes niveau niveaux confirme confirmee confirmes confirmees avancee avances avancees
  anniv annif anniversaire anniversaires bday birthday premier premiere premiers premieres
  va vas vais vont boit boivent vit vivent vivre habite habitent habiter vient viennent venir passe passent passer joue jouent jouer
  travaille travaillent travailler boulot taf bosse bossent bosser commence commencent commencer arrete arretent arreter reve revent connait
  connaissent connais sait sais savent met mettent prend prennent tue tuent mange mangent
  part partent parle parlent sort sortent regarde regardent regarder regardant ecoute ecoutent ecouter tour tours neuf neuve neufs neuves eleve eleves maison
  jour jours journee semaine semaines matin soir soirs maintenant mal temps lundi mardi mercredi jeudi vendredi samedi dimanche
  aime aiment aimer aimerait adore adorent adorer prefere preferent kiffe kiffent interesse interessee passionne passionnee
  passionnes passion fan fans amateur amateurs amatrice amatrices accro mordu mordue feru ferue fana dingue folle fou
  seul seule seuls seules bientot convaincu convaincue convaincus convaincues gentil gentille gentils gentilles adorable adorables formidable formidables exceptionnel exceptionnelle
  content contente grand grande grands grandes gros grosse grosses petit petite petits petites beau bel belle beaux belles chouette
  ado ados adolescent adolescente adolescents adulte adultes jeune jeunes vieux vieille enfant bebe
  trentaine trentenaire quarantaine quadra cinquantaine quinqua soixantaine sexagenaire senior seniors retraite retraitee
  retraites etudiant etudiante etudiants
  perd perdent perdre perdu perdue perdus
  personne homme hommes femme femmes garcon fille filles fils mec mecs meuf meufs nana gars couple
  mere maman pere papa parent parents daron daronne darons mom mum dad frere freres soeur soeurs frangin frangine frerot
  ami amie amis amies pote potes copain copains copine copines meilleur meilleure mari epouse epoux conjoint conjointe
  cheri cherie amoureux amoureuse boyfriend girlfriend husband wife
  article articles comment compte retour retourner retours supprimer
  oncle tante tonton tata tatie cousin cousine neveu niece filleul filleule parrain marraine gendre bru
  papi papy mamie mamy pepe meme memere
  collegue collegues patron patronne voisin voisine voisins maitre`
    .trim()
    .split(/\s+/),
);

/** Of the empty words, those that ask for a gift. */
const ASKING = /^(?:cad(?:eau|o)|idee|k[ad]do?|gift|present|offrir|surprise)/;

/** Signs that end a wish. A point within a number ends none. */
const WISH_ENDS = /[,;:!?()…|/•·\n]|\.(?!\d)|\s[-–—+&]\s/;
/** « 45 ans » is no record of 45 turns. */
const COUNTED = /^\d+\s?(?:ans?|mois|semaines?|jours?|euros?|€|fois)(?!\p{L})/iu;
/** Words that stand between two wishes. */
const BETWEEN_WISHES = new Set(['et', 'ou', 'mais', 'puis']);

/** Whether a word stands between two wishes. */
export function isBetweenWishes(own: string): boolean {
  return BETWEEN_WISHES.has(fold(own));
}

const ABROAD =
  `outre-mer dom dom-tom réunion guadeloupe martinique guyane mayotte tahiti antilles polynésie nouvelle-calédonie nouméa
  papeete saint-martin saint-barth saint-barthélemy saint-pierre île-maurice maurice canada québec montréal états-unis usa new-york
  californie londres angleterre écosse irlande dublin allemagne berlin espagne madrid barcelone portugal lisbonne italie rome milan suisse
  genève belgique bruxelles pays-bas amsterdam danemark suède norvège finlande islande japon tokyo chine shanghai hong-kong singapour
  thaïlande bangkok vietnam inde dubaï israël liban maroc tunisie algérie sénégal dakar côte-d’ivoire abidjan cameroun madagascar afrique
  brésil argentine mexique chili pérou colombie australie sydney melbourne nouvelle-zélande`
    .trim()
    .split(/\s+/)
    .map((place) =>
      place
        .replaceAll('-', '[- ]')
        .replaceAll('’', "['’]")
        .replace(/[éèôîïë]/g, (letter) => `[${letter}${fold(letter)}]`),
    )
    .join('|');
const LIVES_ABROAD = `(?:vi(?:t|vent|vre)|habit(?:e|ent|er)|install[ée]e?s?|d[ée]m[ée]nag(?:e|ent|er))\\s+(?:(?:à|a|au|aux|en|sur)\\s+)?(?:l['’]\\s?|la\\s+|les\\s+)?(?:${ABROAD})(?!\\p{L})`;

/**
 * What is read as other words that say the same, no longer than they are: both words of « bien-être » are empty to
 * PostgreSQL, and « papi » has the stem of « papa ». Who « aime bien être dehors » asks for no spa.
 */
const READ_AS: readonly (readonly [pattern: RegExp, word: string])[] = [
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
  // As a keyword it would have the stem of « cours », and any lesson would be about running.
  [/\bcourir\b/giu, 'trail'],
  // Who plays all day long, and nothing is said of what, plays on a screen.
  [
    /(?<!\p{L})jou(?:e|ent)\s+(?:tout|tt)\s+le\s+temps(?!\s+(?:à|a|au|aux|du|de|avec|dans|sur)(?!\p{L}))(?!\p{L})/giu,
    'gamer',
  ],
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

/** After a subject these are verbs: « il lit » is of no bed, « elle court » of no short story. */
const VERBS_READ_AS: ReadonlyMap<string, string> = new Map([
  ['lit', 'lire'],
  ['lisent', 'lire'],
  ['court', 'trail'],
  ['courent', 'trail'],
]);
/** « Manga » would have the stem of « manger », shoes that of a sport, and fruits that of fishing. */
const WORDS_READ_AS: ReadonlyMap<string, string> = new Map([
  ['manga', 'mangaka'],
  ['mangas', 'mangaka'],
  ['baskets', 'sneakers'],
  ['peches', 'fruits'],
]);
/** « Lit Camus » begins a wish, and so does « lit bébé ». */
const AFTER_BED = new Set(
  'a au aux de d du pour en avec bebe enfant double simple superpose superposes mezzanine cabane coffre parapluie king queen'.split(
    ' ',
  ),
);
/** « Court le dimanche » begins one too, unlike « court métrage » and « court de tennis ». */
const AFTER_RUNS =
  /^(?:pas|plus|beaucoup|souvent|tous|tout|toute|toutes|chaque|vite|le|la|les|un|une|des|depuis|avec|avant|apres)$/;
const BEFORE_VERB = new Set('il elle on ils elles qui ne'.split(' '));

/** Who cares for somebody else, and whom they care for: « l’infirmière de mon père » is for her. */
const DEPENDANTS =
  /(?<=(?<!\p{L})(?:infirmi[eè]re?s?|(?:aides?|personnel)[- ]soignante?s?|kin[eé]s?|m[eé]decin|docteur|orthophoniste|auxiliaire de vie|nounou|assistante maternelle|atsem|ma[iî]tre(?:sse)?|institut(?:eur|rice)|prof|baby[- ]sitter)(?!\p{L})[^,.;:!?\n]{0,40}\s(?:de|du|des|à|pour)\s+(?:mon|ma|mes|notre|nos|son|sa|ses|leurs?)\s+)(?:(?:grand|belle|beau|arri[eè]re)[- ])?(?:p[eè]re|m[eè]re|papa|maman|parents?|papi|papy|mamie|mari|femme|conjointe?|fr[eè]re|s(?:œ|oe)ur|fils|filles?|enfants?|b[eé]b[eé]|petits[- ](?:fils|enfants))(?!\p{L})/giu;

/** What somebody is, by profession: « ma sœur est infirmière » asks for no thank-you, « il est directeur » for no boss. */
const PROFESSION =
  /(?<=(?<!\p{L})(?:est|était|sont|devient|devenue?|comme|bosse|travaille)\s+(?:aussi\s+|maintenant\s+)?)(?:infirmi[eè]re?s?|aide[- ]soignante?s?|auxiliaire de (?:vie|puériculture)|kin[eé](?:sithérapeute)?s?|orthophonistes?|m[eé]decin|docteur|chirurgien(?:ne)?|sages?[- ]femmes?|nounou|assistante maternelle|ass mat|atsem|aesh|avs|ma[iî]tresse|instit(?:utrice|uteur)?s?|profs?|professeure?s?|enseignante?s?|facteur|concierge|manag(?:er|euse)|directeur|directrice|patronne?|pdg|drh|stagiaire|chef(?:fe)? d(?:e (?:projet|service|rayon|chantier|produit)|['’](?:équipe|entreprise|établissement)))(?!\s+(?:de|d['’]|du|des)\s*(?:mon|ma|mes|notre|nos)(?!\p{L}))(?!\p{L})/giu;

/** The giver's pets that somebody looked after: « le voisin qui nous a gardé le chat » has none. */
const LOOKED_AFTER =
  /(?<=(?<!\p{L})(?:(?:gard|nourri|promen|promèn|soign|surveill)\p{L}*\s+(?:(?:souvent|toujours|parfois)\s+)?(?:mon|ma|mes|notre|nos)|(?:nous|m['’])\s?(?:a|ont)\s+(?:gard|nourri|promen|soign|surveill)\p{L}*\s+(?:les?|la))\s+)(?:chat(?:te|on)?s?|chien(?:ne)?s?|chiots?|lapins?|poules?|animaux|poissons?|perruches?|canaris?|cochons?\s+d['’]inde)(?!\p{L})/giu;

/** A text with blanks in place of those whom its recipient cares for, and of the giver's pets. */
export function withoutDependants(text: string): string {
  return blanked(blanked(text, DEPENDANTS), LOOKED_AFTER);
}

function blanked(text: string, pattern: RegExp): string {
  return text.replace(pattern, (stretch) => ' '.repeat(stretch.length));
}

/** Whether a text asks for a gift without describing it (« une idée cadeau sympa »). */
export function isBareRequest(words: readonly TypedWord[]): boolean {
  return (
    words.every(({ empty, negated }) => empty && !negated) &&
    words.some(({ own }) => ASKING.test(fold(own)))
  );
}

/** Of the empty words, the verbs of a sentence that says something: « ils ont déjà tout ». */
const VERBS = new Set(
  'a ai ait as est etait fait font ont peut sont va vas veut veux vont'.split(' '),
);

/** Where a wish is a sentence of empty words, which ask for no gift: unless a keyword is made of them, they say nothing. */
export function stopWordWishes(words: readonly TypedWord[]): { start: number; end: number }[] {
  const wishes = Map.groupBy(words, ({ wish }) => wish);
  return [...wishes.values()]
    .filter(
      (wish) =>
        wish.length > 2 &&
        wish.every(({ empty, negated }) => empty && !negated) &&
        wish.some(({ own }) => VERBS.has(fold(own))) &&
        // « Ma fille a huit ans » says her age.
        !wish.some(({ own }) => /\d/.test(own) || fold(own) === 'ans') &&
        !wish.some(({ own }) => ASKING.test(fold(own)) || fold(own) === 'pour'),
    )
    .map((wish) => ({ start: wish[0]!.start, end: wish.at(-1)!.end }));
}

/** A word in lower case without accents or ligatures. */
export function fold(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}

/**
 * What the giver does not know says nothing (« je ne sais pas s’il aime le vin »), but for whom it is sought does (« je ne sais
 * pas quoi offrir à ma sœur qui aime le thé »); nor does for how long: twenty years are no age. Who is back after an illness is not
 * ill.
 */
const SAYS_NOTHING =
  /\btou(?:te)?s\s+les\s+(?:deux|trois|quatre)(?!\p{L})|\btoute\s+sa\s+t[eê]te(?!\p{L})|\b(?:apr[eè]s|gu[eé]rie?\s+(?:de|d['’]))\s*(?:(?:un|une|son|sa|la|longue)\s+)*(?:maladie|cancer)(?!\p{L})|\bpendant\s+(?:(?:les|ses|nos|mes|leurs)\s+)?(?:vacances|absences?)(?!\p{L})|\bdepuis\s+(?:plus\s+de\s+)?[\p{L}\d-]+\s+ans(?!\p{L})|(?:\bje\s+(?:ne\s+)?sais\s+(?:pas|plus)|\bpas\s+s[uû]re?)\s+(?:trop\s+|bien\s+)?(?:(?:si\b|s['’])[^,.;:!?()\n]*?(?=\s(?:mais|à\s+part|sauf)\s|[,.;:!?()\n]|$)|(?:qu['’]|que\b|quoi\b|ce\b)[^,.;:!?()\n]*?(?=\s(?:mais|à|sauf|pour|qui)\s|[,.;:!?()\n]|$))/giu;

/**
 * The words of a visitor's text, in order, and what of them is negated. Punctuation and « et », « ou », « mais » part one wish
 * from the next: « guitare, travail du bois et thé » are three.
 */
export function typedWords(text: string): TypedWord[] {
  const typedLength = new Map<number, number>();
  const read = READ_AS.reduce(
    (before, [pattern, word]) =>
      before.replace(pattern, (typed, at: number) => {
        typedLength.set(at, typed.length);
        return word.padEnd(typed.length);
      }),
    blanked(blanked(withoutDependants(text), PROFESSION), SAYS_NOTHING),
  );
  const typed: { own: string; word: string; gap: string; start: number; end: number }[] = [];
  for (const { 0: own, index: start } of read.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    if (typed.length === WORDS_MAX) break;
    const gap = read.slice(typed.at(-1)?.end ?? 0, start);
    const end = start + (typedLength.get(start) ?? own.length);
    typed.push({ own, word: fold(own), gap, start, end });
  }
  const expressions = expressionsIn(typed);
  let wish = 0;
  const words = typed.map((each, at) => {
    const { own, word, gap, start } = each;
    const expression = expressions[at]!;
    const isWithin = expression !== null && expression === expressions[at - 1];
    if (!isWithin && (BETWEEN_WISHES.has(word) || WISH_ENDS.test(gap))) wish++;
    const negates = isNegating(word);
    const counts = /^\d/.test(own) && COUNTED.test(read.slice(start));
    const empty = negates || counts || word.length < 2 || EMPTY.has(word) || SHOP_WORDS.has(word);
    return { ...each, wish, expression, negates, empty, isObject: !empty };
  });
  const negations = negationsIn(read, words);
  const owned = ownedStretches(read);
  return words.map(({ own, word, start, end, wish, expression, negates, empty }, at) => {
    const before = words[at - 1];
    const next = words[at + 1];
    const isFirst = before?.wish !== wish || BETWEEN_WISHES.has(before.word);
    const isFollowed = next?.wish === wish;
    const isReader = word === 'lit' && isFirst && isFollowed && !AFTER_BED.has(next.word);
    const isRunner = word !== 'lit' && isFirst && isFollowed && AFTER_RUNS.test(next.word);
    const isVerb = isReader || isRunner || BEFORE_VERB.has(before?.word ?? '');
    const readAs = (isVerb && VERBS_READ_AS.get(word)) || WORDS_READ_AS.get(word);
    return {
      ...{ own: readAs ?? own, start, end, wish, expression, negates, empty, ...negations[at]! },
      owned: owned.some((stretch) => stretch.start <= start && end <= stretch.end),
    };
  });
}

/** Whether a word may name a wish. */
export function isTopic({ empty, negated }: TypedWord): boolean {
  return !empty && !negated;
}

/** Whether a word asks something of a shop, which is no wish and no gift: « livraison ». */
export function isOfShop({ own, negated }: TypedWord): boolean {
  return !negated && SHOP_WORDS.has(fold(own));
}

/** Whether a word is what the text does not want. */
export function isRefused({ refusal }: TypedWord): boolean {
  return refusal !== null;
}
