import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { config } from '#modules/platform/index.server.ts';
import type { ErrorCode } from '#modules/platform/shared.ts';
import { clientAddress } from './client-address.server.ts';
import { readBody, send, toRequest } from './node-adapter.server.ts';
import { isSameOrigin } from './same-origin.server.ts';
import { newScope, scopeContext } from './scope.server.ts';
import { INERT_POLICY, SECURITY_HEADERS } from './security-headers.server.ts';

type ServeStatic = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Where refused requests are sent inside: the root middleware throws their refusal, so no route is reached. */
const REFUSED = new URL('/refused', config.publicUrl);

/** Makes the one function that answers every HTTP request. */
export function createPipeline(build: ServerBuild, mode: string) {
  const route = createRequestHandler(build, mode);

  return (incoming: IncomingMessage, outgoing: ServerResponse, serveStatic: ServeStatic): void => {
    for (const [name, value] of SECURITY_HEADERS) outgoing.setHeader(name, value);
    outgoing.setHeader('Content-Security-Policy', INERT_POLICY);
    const reading = incoming.method === 'GET' || incoming.method === 'HEAD';
    const next = () => void answer(incoming, outgoing).catch((error) => breakOff(outgoing, error));
    if (reading && pageUrl(incoming)) serveStatic(incoming, outgoing, next);
    else next();
  };

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    let refusal = refuse(incoming);
    let body: Buffer | undefined;
    if (!refusal && incoming.method === 'POST') {
      const read = await readBody(incoming);
      if (read) body = read;
      else refusal = 'too_large';
    }
    const scope = newScope(clientAddress(incoming), {
      nonce: randomBytes(16).toString('base64'),
      refusal,
    });
    const context = new RouterContextProvider();
    context.set(scopeContext, scope);
    const url = (!refusal && pageUrl(incoming)) || REFUSED;
    const request = refusal ? new Request(url) : toRequest(incoming, outgoing, url, body);
    if (refusal && incoming.method === 'POST') outgoing.setHeader('Connection', 'close');
    await send(incoming, outgoing, await route(request, context));
  }
}

const METHODS = new Set(['GET', 'HEAD', 'POST']);

/** Why a request is refused before any route sees it. */
function refuse(incoming: IncomingMessage): ErrorCode | undefined {
  if (!pageUrl(incoming)) return 'bad_request';
  if (!METHODS.has(incoming.method ?? '')) return 'bad_request';
  if (incoming.method === 'POST' && !isSameOrigin(incoming)) return 'forbidden';
  return undefined;
}

/** The address asked for, under our own name whatever the Host header says; null when it is malformed. */
function pageUrl(incoming: IncomingMessage): URL | null {
  const target = incoming.url ?? '';
  if (!target.startsWith('/')) return null;
  const url = URL.parse(config.publicUrl.origin + target);
  if (!url) return null;
  try {
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return null;
  }
}

function breakOff(outgoing: ServerResponse, error: unknown): void {
  console.error(error);
  if (outgoing.headersSent) outgoing.destroy();
  else
    outgoing
      .writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' })
      .end('Erreur serveur. Réessaye plus tard.');
}
