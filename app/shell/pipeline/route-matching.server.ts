import { createStaticHandler, type RouteObject, type ServerBuild } from 'react-router';
import type { RouteHandle } from '../route-handle.ts';
import type { Middleware } from './middleware.server.ts';

/** A route as a whole: its pattern from the root, and what it declares together with its parents. */
type Route = { readonly id: string; readonly pattern: string; readonly handle: RouteHandle };
type Manifest = ServerBuild['routes'];

export type RouteTable = {
  /** The route that answers a path; null when there is none. */
  match(pathname: string): Route | null;
  /** Addresses of the pages to keep in memory. */
  readonly cachedPages: ReadonlySet<string>;
};

/**
 * The routes of a build as the pipeline needs them.
 *
 * @throws when a route with parameters declares itself as cached: it has no single address.
 */
export function createRouteTable({ routes }: Pick<ServerBuild, 'routes'>): RouteTable {
  const byId = new Map(Object.keys(routes).map((id) => [id, wholeRoute(routes, id)]));
  const parents = new Set(Object.values(routes).map((route) => route?.parentId));
  // Nothing fits an address better than the very same pattern.
  const byAddress = new Map(
    [...byId.values()].filter(({ id }) => !parents.has(id)).map((route) => [route.pattern, route]),
  );
  // `match` is marked as private, but it is the very matching by which React Router then finds the route, and ranks the
  // routes once. The public `matchRoutes` ranks them at each call: 0.3 ms for thirty routes instead of 0.02 ms.
  const { match } = createStaticHandler(childrenOf(routes, undefined));
  return {
    match(pathname) {
      const matched = () => byId.get(match(pathname)?.at(-1)?.route.id ?? '');
      return byAddress.get(pathname) ?? matched() ?? null;
    },
    cachedPages: new Set([...byId.values()].filter(({ handle }) => handle.cached).map(addressOf)),
  };
}

/** Finds the route that will answer, and what it declares. */
export function routeMatching(table: RouteTable): Middleware {
  return (exchange, next) => {
    const { url, incoming, context } = exchange;
    // Of a malformed address only how it is answered depends on this: with a page, or in JSON.
    const path = url?.pathname ?? (incoming.url ?? '').replace(/[?#].*|%/gs, '');
    const found = table.match(path.replace(/(?:(\/)_)?\.data$/, '$1'));
    exchange.routeId = found?.id;
    exchange.pattern = found?.pattern ?? '';
    context.handle = found?.handle ?? {};
    return next();
  };
}

function wholeRoute(routes: Manifest, id: string): Route {
  const route = routes[id];
  if (!route) return { id, pattern: '', handle: {} };
  const parent = wholeRoute(routes, route.parentId ?? '');
  return {
    id,
    pattern: route.path
      ? `${parent.pattern.replace(/\/$/, '')}/${route.path}`
      : parent.pattern || '/',
    handle: { ...parent.handle, ...(route.module.handle as RouteHandle | undefined) },
  };
}

function addressOf({ pattern }: Route): string {
  if (/[:*]/.test(pattern)) throw new Error(`${pattern} has no single address to be cached at`);
  return pattern;
}

function childrenOf(routes: Manifest, parent: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => (route.parentId || undefined) === parent)
    .map(({ id, path, index, caseSensitive }) =>
      index
        ? { id, path, index, caseSensitive }
        : { id, path, caseSensitive, children: childrenOf(routes, id) },
    );
}
