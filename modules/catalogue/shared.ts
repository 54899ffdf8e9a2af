// The vocabulary imports no library, so that pages can use it without sending zod to the browser.
export * from './idea-key.ts';
export * from './price.ts';
export type { RelationConflict, RelationEdge } from './relations.ts';
export * from './shop.ts';
export * from './vocabulary.ts';
