/** Texts of the share button and of what is said with a shared link; the rest is in share-ways.ts. */

export const shareButtonText = 'Partager';

/** What is said with a shared link. */
export const sharedText = {
  idea: (title: string) =>
    `Une idée de cadeau dénichée sur Trouvaille\u00a0: «\u00a0${title}\u00a0».`,
  listTitle: 'Mes coups de cœur',
  list: (titles: readonly string[]) =>
    `Mes coups de cœur dénichés sur Trouvaille\u00a0: ${titles.join(', ')}.`,
  squareTitle: 'Des idées de cadeaux',
  square: 'Regarde ces idées de cadeaux dénichées sur Trouvaille.',
  squareFor: (words: string) =>
    `Regarde ces idées de cadeaux dénichées sur Trouvaille pour «\u00a0${words}\u00a0».`,
} as const;
