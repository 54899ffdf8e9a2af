export { type Config, config } from './config.server.ts';
export { type Database, db } from './database.server.ts';
export * from './shared.ts';
