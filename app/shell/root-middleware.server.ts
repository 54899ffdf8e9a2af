import { type MiddlewareFunction, redirect } from 'react-router';
import { isAtLeast } from '#modules/moderation/accounts/shared.ts';
import { toAppError } from '#modules/platform/index.server.ts';
import { accountInfo, endedCookie, recognise } from './account.server.ts';
import { errorResponse, logFailure, refusal } from './errors.server.ts';
import { minimumFor } from './gates.server.ts';
import { signInPath } from './redirects.server.ts';
import { type Scope, scopeContext } from './scope.server.ts';

/**
 * Runs before every route: names the route for the log, refuses what was refused at the door, finds out who asks and
 * whether they may.
 */
export const rootMiddleware: MiddlewareFunction<Response> = async (args, next) => {
  const { context, request, url } = args;
  const scope = context.get(scopeContext);
  scope.route = args.pattern.startsWith('/') ? args.pattern : `/${args.pattern}`;
  if (scope.refusedWith !== undefined) throw refuse(scope, scope.refusedWith);

  const { stale } = await recognise(request, context).catch((error) => {
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
    response.headers.append('Set-Cookie', await endedCookie());
  }
  return response;
};

function isCall({ route }: Scope): boolean {
  return route.startsWith('/api/');
}

function refuse(scope: Scope, status: number, message?: string) {
  return isCall(scope) ? errorResponse(status, message) : refusal(status, message);
}
