import { DAY_MS, randomNumbers } from '#modules/platform/shared.ts';

/** An idea made up for the page of components. */
export type SampleIdea = {
  id: string;
  title: string;
  merchant: SampleMerchant;
  priceCents: number;
  state: SampleState;
  /** As `2026-11-22`. */
  addedOn: string;
};

export const SAMPLE_MERCHANTS = {
  atelier: 'L’Atelier du coin',
  librairie: 'Librairie des Lilas',
  plein: 'Plein Air & Cie',
  table: 'La Bonne Table',
} as const;
export type SampleMerchant = keyof typeof SAMPLE_MERCHANTS;

export const SAMPLE_STATES = {
  published: 'Publiée',
  waiting: 'À relire',
  missing: 'Introuvable',
} as const;
export type SampleState = keyof typeof SAMPLE_STATES;

const TITLE_NOUNS = [
  ...['Théière', 'Carnet', 'Lampe', 'Puzzle', 'Gourde', 'Couverture', 'Planche', 'Affiche'],
  ...['Jeu de cartes', 'Sac à dos', 'Tablier', 'Boussole', 'Coffret', 'Guide des oiseaux'],
];
const TITLE_COMPLEMENTS = [
  ...['en lin', 'en grès', 'de voyage', 'à colorier', 'de poche', 'pour deux', 'du jardinier'],
  ...['des grands soirs', 'en bois d’olivier', 'à offrir', 'de l’hiver'],
];

const COUNT = 137;
const FIRST_DAY = Date.UTC(2026, 0, 5);

/** The same ideas each time. Some have the same price, one has a title that a spreadsheet would compute. */
export const SAMPLE_IDEAS: readonly SampleIdea[] = Array.from({ length: COUNT }, (_, index) => {
  const draw = randomNumbers((index + 1) * 0x9e3779b9);
  const title = `${pick(TITLE_NOUNS, draw())} ${pick(TITLE_COMPLEMENTS, draw())}`;
  return {
    id: String(index + 1),
    title: index === 41 ? '=SOMME(A1:A9) ; « coffret »' : title,
    merchant: pick(Object.keys(SAMPLE_MERCHANTS) as SampleMerchant[], draw()),
    priceCents: 500 + Math.floor(draw() * 190) * 50,
    state: draw() < 0.7 ? 'published' : draw() < 0.6 ? 'waiting' : 'missing',
    addedOn: new Date(FIRST_DAY + Math.floor(draw() * 300) * DAY_MS).toISOString().slice(0, 10),
  };
});

function pick<Item>(items: readonly Item[], drawn: number): Item {
  return items[Math.floor(drawn * items.length)] as Item;
}
