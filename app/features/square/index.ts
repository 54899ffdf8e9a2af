export { squareAddress, useSquareAddress } from './address.ts';
