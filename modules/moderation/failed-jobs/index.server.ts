export { retryJob } from './commands.server.ts';
