export {
  openSquare,
  recordClick,
  type SquareVisit,
  searchSquare,
  startSearch,
} from './commands.server.ts';
export { square } from './queries.server.ts';
