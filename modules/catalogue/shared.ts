// The vocabulary and the reader of keys import no library: pages use them without sending zod to the browser.
export * from './idea-key.ts';
export { ideaKeySchema } from './idea-key-schema.ts';
export * from './price.ts';
export type { RelationConflict, RelationEdge } from './relations.ts';
export * from './shop.ts';
export * from './vocabulary.ts';
