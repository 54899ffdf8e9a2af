export { contributorOf } from './commands.server.ts';
export { findContributorOf } from './queries.server.ts';
