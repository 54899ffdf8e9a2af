/** Texts of every table. */
export const tableText = {
  rows: (total: number) => (total < 2 ? `${total} ligne` : `${total} lignes`),
  range: (from: number, to: number, total: number) => `Lignes ${from} à ${to} sur ${total}`,
  csv: 'Télécharger (CSV)',
  csvOf: (caption: string) => `\u00a0: ${caption}`,
  search: 'Rechercher',
  searchIn: (caption: string) => `Rechercher\u00a0: ${caption}`,
  notFound: 'Aucune ligne n’a tous ces mots',
  pages: (caption: string) => `Pages\u00a0: ${caption}`,
  page: (page: number) => `Page ${page}`,
  previous: 'Page précédente',
  next: 'Page suivante',
} as const;
