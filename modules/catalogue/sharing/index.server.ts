export { mailIdea } from './commands.server.ts';
export { openKeepsake, sealKeepsake } from './keepsake.server.ts';
