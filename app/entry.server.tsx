import { Writable } from 'node:stream';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { logFailure } from './shell/errors.server.ts';
import { pageResponse } from './shell/http/page-response.server.ts';
import { inlineStyles } from './shell/inline-styles.server.ts';
import { deferScripts } from './shell/late-scripts.server.ts';
import { pagePolicy } from './shell/pipeline/security-headers.server.ts';
import { requestContext } from './shell/request-context.server.ts';

/** After this many milliseconds what a loader still owes is given up. */
export const streamTimeout = 5_000;

/** Stands in a page where something was not loaded yet when it was rendered at once. */
const UNFINISHED = '<!--$!-->';

/**
 * Renders a page as a whole. No loader leaves anything for later, so there is nothing to stream; one buffer
 * costs the process a single write instead of a dozen.
 */
export default async function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { id, nonce, runsScripts } = context.get(requestContext);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (nonce) {
    const named = [`'nonce-${nonce}'`];
    headers.set('Content-Security-Policy', pagePolicy(named, named));
  }
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  // What is handed over to scripts can be read once; a page without any is rendered twice where a part of it was not loaded.
  const rendered = runsScripts
    ? routerContext
    : { ...routerContext, serverHandoffStream: undefined };
  const document = <ServerRouter context={rendered} url={request.url} nonce={nonce} />;
  if (!runsScripts && !isFirstOfVisit(request)) {
    // Three fifths of the time of a stream, which encodes a thousand pieces one by one.
    const page = renderToString(document);
    const isWhole = !page.includes(UNFINISHED);
    if (isWhole) return pageResponse(Buffer.from(`<!DOCTYPE html>${page}`), { status, headers });
  }
  return await new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let failed = false;
    const body = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        // One character for each byte: all that is looked for is ASCII, and nothing needs to be decoded and encoded again.
        const page = deferScripts(Buffer.concat(chunks).toString('latin1'));
        const sent = isFirstOfVisit(request) ? inlineStyles(page, nonce) : page;
        const bytes = Buffer.from(sent, 'latin1');
        resolve(pageResponse(bytes, { status: failed ? 500 : status, headers }));
        done();
      },
    });
    body.once('close', finish);
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce,
      // A part that is rendered late is written in its place, however long it is; a script would have to move it
      // there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(body),
      onShellError: (error: unknown) => {
        finish();
        reject(error);
      },
      onError: (error: unknown) => {
        failed = true;
        if (!request.signal.aborted) logFailure(error, id);
      },
    });
    const stop = () => abort();
    const timer = setTimeout(stop, streamTimeout + 1_000);
    request.signal.addEventListener('abort', stop, { once: true });
    function finish() {
      clearTimeout(timer);
      request.signal.removeEventListener('abort', stop);
    }
  });
}

/** Whether a page is opened from elsewhere: who comes from another page of ours may have its style sheets already. */
function isFirstOfVisit({ headers }: Request): boolean {
  return headers.get('Sec-Fetch-Site') !== 'same-origin';
}

/** Logs what failed outside of loaders and actions; what a visitor caused is no failure. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  logFailure(error, context.get(requestContext).id);
};
