export * from './criteria.ts';
export * from './types.ts';
