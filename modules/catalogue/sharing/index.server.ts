export { mailIdea } from './commands.server.ts';
