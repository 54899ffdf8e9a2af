export { undoDecision } from './undo.commands.server.ts';
