import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { config } from '#modules/platform/index.server.ts';
import { errorResponse, guardRoutes } from '../errors.server.ts';
import { toWebRequest } from '../http/web-request.server.ts';
import {
  newRequestContext,
  type RequestContext,
  requestContext,
} from '../request-context.server.ts';
import type { Exchange, Middleware } from './middleware.server.ts';
import type { RenderPage } from './page-cache.server.ts';

/** Answers a request by the routes of a build. */
export type RouteRequest = (request: Request, context: RequestContext) => Promise<Response>;

export function createRouteRequest(build: ServerBuild, mode: string): RouteRequest {
  const route = createRequestHandler(guardRoutes(build), mode);
  return (request, context) => {
    const provider = new RouterContextProvider();
    provider.set(requestContext, context);
    return route(request, provider);
  };
}

/** Has the matched route answer; the last step. */
export function routes(route: RouteRequest): Middleware {
  return async (exchange) => {
    // Others are served between two answers. Meanwhile the connection may have ended, or asked for too much at once.
    await setImmediate();
    if (exchange.incoming.socket.destroyed) return;
    exchange.context.route = exchange.pattern;
    exchange.context.nonce = randomBytes(16).toString('base64');
    exchange.response = await answer(exchange, route);
  };
}

async function answer(exchange: Exchange, route: RouteRequest): Promise<Response> {
  const { incoming, outgoing, context, url, body } = exchange;
  if (url && context.blockedWith === undefined)
    return await route(toWebRequest(incoming, outgoing, url, body), context);
  if (context.handle.call) return errorResponse(context.blockedWith ?? 400);
  // The root's middleware throws the error page before any loader of this address runs.
  return await route(new Request(config.publicUrl), context);
}

/** Renders a page as every visitor without an account sees it. */
export function renderPublicPage(route: RouteRequest): RenderPage {
  return async (path) => {
    const response = await route(
      new Request(new URL(path, config.publicUrl)),
      newRequestContext(''),
    );
    const html = await response.text();
    const isShareable = response.status === 200 && response.headers.getSetCookie().length === 0;
    return isShareable ? html : null;
  };
}
