import { randomUUID } from 'node:crypto';
import { createContext } from 'react-router';
import type { ErrorCode } from '#modules/platform/shared.ts';

/** What is known about one HTTP request from its arrival to its log line. */
export type Scope = {
  /** Names the request in log lines and in the `X-Request-Id` response header. */
  readonly id: string;
  /** Address of the visitor, for rate limits only: never logged, never stored. */
  readonly clientAddress: string;
  /** Nonce of the page's scripts; undefined when the page is cached and its scripts are named by hashes. */
  readonly nonce: string | undefined;
  /** Set when the request was refused before any route saw it: the root middleware then throws it. */
  readonly refusal: ErrorCode | undefined;
  /** Pattern of the route that answers (`/account/validation/:token`): safe to log, unlike the path. */
  route: string;
};

export function newScope(clientAddress: string, overrides: Partial<Scope> = {}): Scope {
  return {
    id: randomUUID(),
    clientAddress,
    nonce: undefined,
    refusal: undefined,
    route: '',
    ...overrides,
  };
}

export const scopeContext = createContext<Scope>();
