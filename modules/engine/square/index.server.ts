export { openSquare, recordClick, type SquareVisit, searchSquare } from './commands.server.ts';
export { square } from './queries.server.ts';
