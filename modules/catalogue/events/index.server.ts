export { consumeEvents } from './commands.server.ts';
export { followCatalogue } from './follow.server.ts';
export { type CatalogueEvent, readEvents } from './queries.server.ts';
