export { readSquareAddress } from './address.ts';
export { readReactions, standingRefusals } from './reactions.ts';
export {
  SQUARE_PARAMETERS,
  SQUARE_TEXT_MAX_LENGTH,
  SQUARE_TILES,
  type Square,
  type SquareQuery,
  type SquareReaction,
  writeSquareAddress,
} from './square.ts';
