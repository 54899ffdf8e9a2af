import { useRef } from 'react';
import { screenEnv } from '#app/client/store.ts';
import type { IdeaKey } from '#modules/catalogue/shared.ts';
import {
  LOCATION_MAX_LENGTH,
  type SquareQuery,
  writeSquareAddress,
} from '#modules/engine/shared.ts';

const CALLS = '/api/public/square';

type Session = { address: string; sid: Promise<string | null> };

/**
 * Tells the server which ideas of a grid are opened. The grid gets a session at its first click, from the session of
 * the grid before: whoever only looks leaves no trace. What fails is lost, the visitor has nothing to do with it.
 */
export function useClicks(query: SquareQuery): (key: IdeaKey) => void {
  const session = useRef<Session>(null);
  return (key) => {
    const address = writeSquareAddress(query);
    if (session.current?.address !== address) {
      const before = session.current?.sid ?? Promise.resolve(query.origin);
      session.current = { address, sid: before.then((origin) => openSession(address, origin)) };
    }
    const { merchant_id: m, id_within_merchant: i } = key;
    session.current.sid
      .then((s) => (s ? post('f', { s, f: 'ClickedOnIdea', m, i }) : undefined))
      .catch(() => {});
  };
}

async function openSession(address: string, origin: string | null): Promise<string | null> {
  const parameters = new URLSearchParams(address);
  try {
    const response = await post('r', {
      t: parameters.get('q'),
      r: parameters.get('r'),
      h: parameters.get('h'),
      os: origin,
      e: screenEnv(),
      l: (location.search + location.hash).slice(0, LOCATION_MAX_LENGTH),
    });
    const { sid } = (await response.json()) as { sid?: string };
    return sid ?? null;
  } catch {
    return null;
  }
}

function post(call: 'r' | 'f', body: object): Promise<Response> {
  return fetch(`${CALLS}/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  });
}
