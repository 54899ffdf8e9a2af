import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { config } from '#modules/platform/index.server.ts';
import { errorResponse, guardRoutes } from '../errors.server.ts';
import { bodyOf } from '../http/page-response.server.ts';
import { toWebRequest } from '../http/web-request.server.ts';
import {
  newRequestContext,
  type RequestContext,
  requestContext,
} from '../request-context.server.ts';
import type { Exchange, Middleware } from './middleware.server.ts';
import type { RenderPage } from './page-cache.server.ts';

/** Answers a request by the routes of a build; `routeId` is the one that its address leads to, where that is known. */
export type RouteRequest = (
  request: Request,
  context: RequestContext,
  routeId?: string,
) => Promise<Response>;

export function createRouteRequest(build: ServerBuild, mode: string): RouteRequest {
  const handlerOf = createRouteHandlers(guardRoutes(build), mode);
  return (request, context, routeId) => {
    const provider = new RouterContextProvider();
    provider.set(requestContext, context);
    return handlerOf(routeId)(request, provider);
  };
}

/**
 * A handler for each route, which knows no others: React Router compares an address with route after route, four times a page,
 * and prepares all that it knows to render one. What a wildcard answers (the list of routes among it) needs them all.
 */
function createRouteHandlers(build: ServerBuild, mode: string) {
  const whole = createRequestHandler(build, mode);
  const handlers = new Map<string, RequestHandler>();
  return (routeId = ''): RequestHandler => {
    const route = build.routes[routeId];
    if (!route || route.path?.endsWith('*')) return whole;
    const handler = handlers.get(routeId) ?? createRequestHandler(partOf(build, routeId), mode);
    handlers.set(routeId, handler);
    return handler;
  };
}

/** The part of a build that answers one route: itself, its parents, and the index routes of these. */
function partOf(build: ServerBuild, routeId: string): ServerBuild {
  const chain = new Set<string | undefined>();
  for (let id: string | undefined = routeId; id; id = build.routes[id]?.parentId) chain.add(id);
  const isPart = (id: string) =>
    chain.has(id) || (build.routes[id]?.index && chain.has(build.routes[id].parentId));
  const part = <Entry>(routes: Record<string, Entry>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => isPart(id)));
  const { assets } = build;
  return {
    ...build,
    routes: part(build.routes),
    assets: { ...assets, routes: part(assets.routes) },
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
    return await route(toWebRequest(incoming, outgoing, url, body), context, exchange.routeId);
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
    const isShareable = response.status === 200 && response.headers.getSetCookie().length === 0;
    return isShareable ? String(await bodyOf(response)) : null;
  };
}
