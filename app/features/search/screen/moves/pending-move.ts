import { createContext, useContext } from 'react';
import { type Move, moveName } from '../../session/session-view.ts';

/** The move that is kept until the server can be reached again; null while it can be. */
export const PendingMove = createContext<Move | null>(null);

type Held = { 'aria-disabled'?: true; 'aria-pressed'?: true };

/** What a button that makes a move carries: while another one is kept it waits, and the one that made it stays pressed. */
export function usePendingMove(): (move: Move) => Held {
  const held = useContext(PendingMove);
  return (move) => {
    if (!held) return {};
    const isIt = moveName(held) === moveName(move);
    return { 'aria-disabled': true, ...(isIt && { 'aria-pressed': true }) };
  };
}
