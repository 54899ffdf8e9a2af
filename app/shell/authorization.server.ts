import { type MiddlewareFunction, redirect } from 'react-router';
import { isAtLeast } from '#modules/moderation/accounts/shared.ts';
import { toAppError } from '#modules/platform/index.server.ts';
import { minimumFor } from '../gates.server.ts';
import { accountInfo, authenticate, expiredSessionCookie } from './authentication.server.ts';
import { errorPage, errorResponse, logFailure } from './errors.server.ts';
import { signInPath } from './http/same-path.server.ts';
import { type RequestContext, requestContext } from './request-context.server.ts';

/**
 * Runs before every route: names the route for the log, refuses what was refused at the door, finds out who asks and
 * whether they may.
 */
export const rootMiddleware: MiddlewareFunction<Response> = async (args, next) => {
  const { context, request, url } = args;
  const scope = context.get(requestContext);
  scope.route = args.pattern.startsWith('/') ? args.pattern : `/${args.pattern}`;
  if (scope.blockedWith !== undefined) throw refuse(scope, scope.blockedWith);

  const { stale } = await authenticate(request, context).catch((error) => {
    const { status, userMessage } = toAppError(error);
    logFailure(error, scope.id);
    throw refuse(scope, status, userMessage);
  });
  const minimum = minimumFor(scope.route);
  const { type } = accountInfo(context);
  if (!isAtLeast(type, minimum)) {
    if (type !== 'NonLogged') throw refuse(scope, 403);
    if (isCall(scope)) throw refuse(scope, 401);
    throw redirect(signInPath(url.pathname + url.search), 303);
  }
  const response = await next();
  if (stale && !response.headers.has('Set-Cookie')) {
    response.headers.append('Set-Cookie', await expiredSessionCookie());
  }
  return response;
};

function isCall({ route }: RequestContext): boolean {
  return route.startsWith('/api/');
}

function refuse(scope: RequestContext, status: number, message?: string) {
  return isCall(scope) ? errorResponse(status, message) : errorPage(status, message);
}
