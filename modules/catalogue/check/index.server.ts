export { deriveLabels } from './content.ts';
export type { Finding } from './finding.ts';
export { type CatalogueReport, checkCatalogue } from './queries.server.ts';
export { textLikeness, wordsOfIdea } from './text-likeness.ts';
