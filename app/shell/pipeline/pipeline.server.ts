import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { SERVER_ERROR } from '#app/ui/text/errors.ts';
import { config, createTurnstile } from '#modules/platform/index.server.ts';
import { guardRoutes, logFailure } from '../errors.server.ts';
import { clientAddress } from '../http/client-address.server.ts';
import { readBody, send, toRequest } from '../http/node-adapter.server.ts';
import {
  newRequestContext,
  type RequestContext,
  requestContext,
} from '../request-context.server.ts';
import { FILE, observe } from './access-log.server.ts';
import { admitRequest } from './admission.server.ts';
import { createPageCache } from './page-cache.server.ts';
import { createProbes } from './probes.server.ts';
import { blockedWith, refusedUrl, requestedUrl } from './request-checks.server.ts';
import { INERT_POLICY, SECURITY_HEADERS } from './security-headers.server.ts';

type ServeStatic = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

type PipelineOptions = {
  build: ServerBuild;
  mode: string;
  /** Whether the process holds all that it needs in memory. */
  isReady: () => boolean;
};

/**
 * How many posted forms are answered at once. A process has one core to render with: more at once would only make
 * all of them late together, while in turn each waits its share.
 */
const FORMS_AT_ONCE = 4;
/** The same for what is read. A crowd of requests that come all at once leaves room for others, such as probes. */
const READS_AT_ONCE = 32;
/** What takes longer, in ms, does not render: it waits for the database. */
const PLACE_MS = 1_000;

/** Makes the one function that answers every HTTP request: probe, cached page, file, or route. */
export function createPipeline({ build, mode, isReady }: PipelineOptions) {
  const route = createRequestHandler(guardRoutes(build), mode);
  const serveProbe = createProbes(isReady);
  const formsInTurn = createTurnstile(FORMS_AT_ONCE, PLACE_MS);
  const readsInTurn = createTurnstile(READS_AT_ONCE, PLACE_MS);
  const pages = createPageCache(renderPublicPage);

  return (incoming: IncomingMessage, outgoing: ServerResponse, serveStatic: ServeStatic): void => {
    if (!admitRequest(incoming, outgoing)) return;
    // A connection that breaks on either side ends its own answer, and nothing else.
    incoming.on('error', ignore);
    outgoing.on('error', ignore);
    for (const [name, value] of SECURITY_HEADERS) outgoing.setHeader(name, value);
    outgoing.setHeader('Content-Security-Policy', INERT_POLICY);
    const reading = incoming.method === 'GET' || incoming.method === 'HEAD';
    if (reading && serveProbe(incoming, outgoing)) return;

    const scope = newRequestContext(clientAddress(incoming));
    observe(incoming, outgoing, scope);
    const fail = (error: unknown) => breakOff(incoming, outgoing, error, scope);
    const routed = () => answer(incoming, outgoing, scope).catch(fail);
    if (!reading) {
      routed();
    } else if (!import.meta.env.DEV && pages.covers(incoming)) {
      scope.route = incoming.url ?? '';
      pages.serve(incoming, outgoing).then((served) => (served ? undefined : routed()), fail);
    } else if (requestedUrl(incoming)) {
      scope.route = FILE;
      serveStatic(incoming, outgoing, routed);
    } else {
      routed();
    }
  };

  async function answer(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    scope: RequestContext,
  ) {
    const url = requestedUrl(incoming);
    scope.route = '';
    scope.blockedWith = blockedWith(incoming, url);
    scope.nonce = randomBytes(16).toString('base64');
    let body: Buffer | null = null;
    if (!scope.blockedWith && incoming.method === 'POST') {
      body = await readBody(incoming);
      if (!body) scope.blockedWith = 413;
    }
    let request: Request;
    if (url && !scope.blockedWith) {
      request = toRequest(incoming, outgoing, url, body);
    } else {
      request = new Request(refusedUrl(incoming));
      // What is left of the body is not worth reading.
      if (incoming.method !== 'GET') outgoing.setHeader('Connection', 'close');
    }
    const inTurn = body ? formsInTurn : readsInTurn;
    const response = await inTurn(async () => {
      // Others are served between two answers. Meanwhile the connection may have ended, or asked for too much at once.
      await setImmediate();
      return incoming.socket.destroyed ? null : await route(request, contextOf(scope));
    });
    if (!response) return;
    if (!response.headers.has('Cache-Control')) outgoing.setHeader('Cache-Control', 'no-store');
    if (response.status === 405) outgoing.setHeader('Allow', 'GET, HEAD, POST');
    if (response.status === 503) outgoing.setHeader('Retry-After', '5');
    await send(incoming, outgoing, response);
  }

  async function renderPublicPage(path: string): Promise<string | null> {
    const scope = newRequestContext('');
    const response = await route(new Request(new URL(path, config.publicUrl)), contextOf(scope));
    const shareable = response.status === 200 && response.headers.getSetCookie().length === 0;
    const html = await response.text();
    return shareable ? html : null;
  }
}

function ignore(): void {}

function contextOf(scope: RequestContext): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(requestContext, scope);
  return context;
}

/** The last resort, when not even the error page could be rendered. */
function breakOff(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  error: unknown,
  scope: RequestContext,
): void {
  // A visitor who left in the middle of an upload is no failure, and hears no answer.
  if (incoming.destroyed && !incoming.complete) return;
  logFailure(error, scope.id);
  if (outgoing.headersSent) outgoing.destroy();
  else outgoing.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(SERVER_ERROR);
}
