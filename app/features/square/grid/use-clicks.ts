import { useRef } from 'react';
import { clientState } from '#app/features/visit/index.ts';
import type { IdeaKey } from '#modules/catalogue/shared.ts';
import { type SquareQuery, writeSquareAddress } from '#modules/engine/square/shared.ts';
import { openSquareSession, reportClick } from './square-session.ts';

type Session = { address: string; sid: Promise<string | null> };

/**
 * Reports to the server which ideas of a grid are opened. The grid gets a session at its first click, from the session of
 * the grid before: a visitor who only looks creates no session.
 */
export function useClicks(query: SquareQuery): (key: IdeaKey) => void {
  const session = useRef<Session>(null);
  return (key) => {
    const address = writeSquareAddress(query);
    if (session.current?.address !== address) {
      const before =
        session.current?.sid ?? Promise.resolve(query.origin ?? clientState().squareSid);
      const sid = before.then((origin) => openSquareSession(query, origin));
      session.current = { address, sid };
    }
    void session.current.sid.then((sid) => (sid ? reportClick(sid, key) : undefined));
  };
}
