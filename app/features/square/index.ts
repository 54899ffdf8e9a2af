export { squareAddress, useSquareAddress } from './address.ts';
export { SquareTile } from './grid/square-tile.tsx';
