/** What was done is not had: « a déjà vu », « a déjà essayé ». Nor is « a déjà tout », which is a keyword. */
const NOT_OWNED = String.raw`(?:tout(?:e?s)?\s*(?:[,.;:!?()\n]|$)|(?:fait|vu|lu|eu|[ée]t[ée]|mis|pris|appris|entendu|couru|essaye|teste|visite|\p{L}{2,}ée?s?)(?!\p{L}))`;
const OWNED = new RegExp(
  String.raw`(?<!\p{L})(?:as?|ont|avai(?:t|ent)|poss[èe]d(?:e|ent))\s+d[ée]j[àa]\s+(?!${NOT_OWNED})(?:(?!\s(?:et|mais|qui|donc|alors)\s)[^,.;:!?()\n])*`,
  'giu',
);

/** The stretches of a text that say what somebody has already: « a déjà tous les outils » tells a taste, and asks for no tools. */
export function ownedStretches(text: string): { start: number; end: number }[] {
  return Array.from(text.matchAll(OWNED), ({ 0: stretch, index: start }) => ({
    start,
    end: start + stretch.length,
  }));
}
