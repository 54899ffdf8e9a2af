/** Texts of the share button and of the words that go with a shared link; the rest is in options-text.ts. */

export const shareButtonText = 'Partager';

/** The words that go with a shared link. */
export const sharedText = {
  idea: (title: string) =>
    `Une idée de cadeau dénichée sur Trouvaille\u00a0: «\u00a0${title}\u00a0».`,
  parcelTitle: 'Un paquet t’attend',
  parcel: 'J’ai trouvé une idée de cadeau\u00a0! Je te l’envoie emballée, à toi de la déballer.',
  listTitle: 'Mes coups de cœur',
  list: (titles: readonly string[]) =>
    `Mes coups de cœur dénichés sur Trouvaille\u00a0: ${titles.join(', ')}.`,
  squareTitle: 'Des idées de cadeaux',
  square: 'Regarde ces idées de cadeaux dénichées sur Trouvaille.',
  squareFor: (words: string) =>
    `Regarde ces idées de cadeaux dénichées sur Trouvaille pour «\u00a0${words}\u00a0».`,
} as const;
