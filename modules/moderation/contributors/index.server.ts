export { contributorOf } from './commands.server.ts';
