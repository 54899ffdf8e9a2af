export type { RelationImpact } from './impact.ts';
export { impactOfRelations } from './queries.server.ts';
