export { mailIdea, sendIdeaMail } from './commands.server.ts';
