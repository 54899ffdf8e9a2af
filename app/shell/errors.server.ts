import { data, isRouteErrorResponse, type ServerBuild } from 'react-router';
import { errorText } from '#app/ui/text/errors.ts';
import { AppError, log, toAppError } from '#modules/platform/index.server.ts';
import { ERROR_STATUS } from '#modules/platform/shared.ts';
import { requestContext } from './request-context.server.ts';

/** What every failed call answers, and what a failed page's boundary receives. */
export type ErrorBody = { error: { code: string; message: string } };

const CODE_BY_STATUS = new Map<number, string>([
  ...Object.entries(ERROR_STATUS).map(([code, status]) => [status, code] as const),
  [405, 'method_not_allowed'],
  [408, 'timeout'],
  [415, 'unsupported_media_type'],
]);

/** The body for a status that no AppError explains. */
export function errorBody(status: number, message = errorText(status).message): ErrorBody {
  const code = CODE_BY_STATUS.get(status) ?? (status < 500 ? 'bad_request' : 'internal');
  return { error: { code, message } };
}

/** Thrown by a route to show the error page (or, for a call, to answer JSON) with a status. */
export function errorPage(status: number, message?: string) {
  return data(errorBody(status, message), { status });
}

/** A failed call's answer. */
export function errorResponse(status: number, message?: string, headers?: HeadersInit): Response {
  return Response.json(errorBody(status, message), { status, headers });
}

/** A failed answer of any kind thrown by a route: its status, and its message when it was meant for people. */
function explain(error: unknown): { status: number; message?: string } | null {
  if (error instanceof Response) return error.status >= 400 ? { status: error.status } : null;
  if (isRouteErrorResponse(error)) return { status: error.status, ...messageIn(error.data) };
  if (isThrownData(error)) {
    return { status: error.init?.status ?? 500, ...messageIn(error.data) };
  }
  if (isUnstorable(error)) return { status: 400 };
  const { status, userMessage } = toAppError(error);
  return { status, message: userMessage };
}

// How PostgreSQL rejects texts with a NUL character, which no one types by accident.
const UNSTORABLE_TEXT = new Set(['22021', '22P05']);

function isUnstorable(error: unknown): boolean {
  return error instanceof Error && UNSTORABLE_TEXT.has(String((error as { code?: unknown }).code));
}

type ThrownData = ReturnType<typeof data<unknown>>;

function isThrownData(error: unknown): error is ThrownData {
  return typeof error === 'object' && error !== null && 'type' in error && 'init' in error;
}

function messageIn(body: unknown): { message?: string } {
  const message = (body as Partial<ErrorBody> | null)?.error?.message;
  return typeof message === 'string' ? { message } : {};
}

type RouteFunction = (
  args: { context: Parameters<typeof requestId>[0] },
  ...rest: unknown[]
) => unknown;
type RouteEntry = NonNullable<ServerBuild['routes'][string]>;

/**
 * Gives every loader, action and middleware of a build the one mapping from errors to answers: an AppError, a lost
 * database or a bug becomes a status and a French message, for the error page or as JSON. Failures of the server are
 * logged here.
 */
export function guardRoutes(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && guard(route)]);
  return { ...build, routes: Object.fromEntries(routes) };
}

function guard(route: RouteEntry): RouteEntry {
  const { module } = route;
  const isPage = module.default !== undefined || module.ErrorBoundary !== undefined;
  const isResource = !isPage && Boolean(module.loader ?? module.action);
  const wrap = (run: RouteFunction | undefined, allowed: string) => {
    if (!run)
      return isResource ? () => errorResponse(405, undefined, { Allow: allowed }) : undefined;
    return guarded(run);
  };
  const guarded = (run: RouteFunction) => {
    return async (...[args, ...rest]: Parameters<RouteFunction>) => {
      try {
        return await run(args, ...rest);
      } catch (error) {
        throw answer(error, isResource, requestId(args.context));
      }
    };
  };
  return {
    ...route,
    module: {
      ...module,
      loader: wrap(module.loader as RouteFunction | undefined, 'POST'),
      action: wrap(module.action as RouteFunction | undefined, 'GET, HEAD'),
      middleware: (module.middleware as RouteFunction[] | undefined)?.map(guarded),
    } as RouteEntry['module'],
  };
}

function answer(error: unknown, isResource: boolean, request: string): unknown {
  const explained = explain(error);
  if (!explained) return error;
  const { status, message } = explained;
  // An error answered on purpose was logged where it was decided, if at all.
  const isAnswer = error instanceof Response || isThrownData(error);
  if (!isAnswer && status >= 500) logFailure(error, request);
  if (isResource) return errorResponse(status, message);
  return error instanceof AppError || error instanceof Error ? errorPage(status, message) : error;
}

function requestId(context: { get(key: typeof requestContext): { id: string } }): string {
  return context.get(requestContext).id;
}

/** Logs a failure of the server with the id of the request that met it, and its cause where that is known. */
export function logFailure(error: unknown, request: string): void {
  const { code, message } = toAppError(error);
  log.error({ err: error, request }, code === 'internal' ? 'request failed' : message);
}
