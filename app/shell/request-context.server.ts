import { randomUUID } from 'node:crypto';
import { createContext } from 'react-router';
import type { RouteHandle } from './route-handle.ts';

/** What is known about one HTTP request from its arrival to its log line, for the pipeline and for routes. */
export type RequestContext = {
  /** Names the request in log lines and in the `X-Request-Id` response header. */
  readonly id: string;
  /** Address of the visitor, for rate limits only: never logged, never stored. */
  readonly clientAddress: string;
  /** Nonce of the page's scripts; undefined when the page is cached and its scripts are named by hashes. */
  nonce: string | undefined;
  /** False where a form said that the browser runs no scripts: the page that answers it has none. */
  runsScripts: boolean;
  /** HTTP status of a request that the pipeline blocked: no loader or action runs. */
  blockedWith: number | undefined;
  /** Pattern of the route that answers, empty until it begins: safe to log, unlike the path. */
  route: string;
  /** What that route declares. */
  handle: RouteHandle;
};

export function newRequestContext(clientAddress: string): RequestContext {
  return {
    id: randomUUID(),
    clientAddress,
    nonce: undefined,
    runsScripts: true,
    blockedWith: undefined,
    route: '',
    handle: {},
  };
}

export const requestContext = createContext<RequestContext>();
