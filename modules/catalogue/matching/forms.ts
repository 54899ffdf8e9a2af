import { fold } from './fold.ts';

// PostgreSQL gives these the stem of a keyword that is about something else: « devant » that of « dev », « le soir » that of
// « soirée », « une règle » that of « réglisse ». They are no other word's forms.
const OF_THEIR_OWN = new Set(
  `accroche agence aide animateur animateurs animation animations bache baches bosse bossent bosser brochette brochettes camion camions cache cachee cachees caches chemin
  chemins claquement code codes compagnie compagnies conversation conversations cor cors correspond crochetage croquettes cube cubes cuire debut debuts departement
  detection devait devant developpement developper devis document documents eleve eleves eloigne engage engager etranger etrangers etude exige face faces
  fixe fixer fond fonde fonds gravir grappe grappes horloge horloges journal leve lever livree livrees livrer loup loups maintenant mal match matchs matches mecanisme modele
  modeles montrer montree moche moches nouvelle nouvelles operation operations oreille oreilles palais planche planches plant plante planter plantes plants poil poils poste postes pratiquant pratiquante pratiquants
  ramasse rape rapee rapees rapes ravir ravi regle reglement regler regles restaure sauce sauces savent savez sens sent sentent serree serrer sers soir soirs
  sonnette sort sorte sortes suspension table tables tant tel telle tenait tenant tenez tenir terre terres touche toucher touches traine trainer tube tubes vegetal vegetale vegetales vegetaux web`
    .trim()
    .split(/\s+/),
);

const REFLEXIVES = new Set('se s me m te t nous vous'.split(' '));
/** « Tapas », « makis », « tennis », « bali », « pilea »: what else has their stem is a French word of another meaning. */
const INVARIABLE = /[aiouy]s?$/;

/**
 * Whether a word that has the stem of a keyword means it. A keyword of several words of which PostgreSQL keeps one (« en
 * famille », « ce soir ») is looked for with the words around it.
 *
 * @param around the words of the text, folded, the one in question at place `at`.
 * @param wordings of that word: as it was typed, corrected, its synonyms.
 */
export function meansKeyword(
  keyword: string,
  around: readonly string[],
  at: number,
  wordings: readonly string[],
): boolean {
  const own = wordsOf(keyword);
  const typed = wordings.map(fold);
  if (own.length === 1) return typed.some((word) => isForm(word, own[0]!));
  if (typed.some((word) => word === own.join(''))) return true;
  const main = own.reduce(
    (longest, word, i) => (word.length > own[longest]!.length ? i : longest),
    0,
  );
  return own.every((word, i) => i === main || isSame(word, around[at + i - main] ?? ''));
}

function wordsOf(keyword: string): string[] {
  return fold(keyword).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function isSame(one: string, other: string): boolean {
  return one === other || (REFLEXIVES.has(one) && REFLEXIVES.has(other));
}

function isForm(word: string, keyword: string): boolean {
  if (singular(word) === singular(keyword)) return true;
  if (OF_THEIR_OWN.has(word)) return false;
  return !INVARIABLE.test(keyword) || new RegExp(`^${singular(keyword)}(?:es?|s|x)?$`).test(word);
}

function singular(word: string): string {
  return word.replace(/(?<=\p{L}{2})[sx]$/u, '');
}
