export { consumeEvents } from './commands.server.ts';
export { followCatalogue } from './follow.server.ts';
export { type CatalogueEvent, changedIdeas, readEvents } from './queries.server.ts';
