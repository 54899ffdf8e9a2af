import { type MiddlewareFunction, redirect } from 'react-router';
import { type AccountType, isAtLeast } from '#modules/moderation/accounts/shared.ts';
import { toAppError } from '#modules/platform/index.server.ts';
import { accountInfo, authenticate, expiredSignInCookie } from './authentication.server.ts';
import { errorPage, errorResponse, logFailure } from './errors.server.ts';
import { type RequestContext, requestContext } from './request-context.server.ts';

type Gates = {
  /** The least an account must be to use the route of a pattern. */
  minimumFor: (pattern: string) => AccountType;
  /** The sign-in page that leads back to a path. */
  signInPath: (back: string) => string;
};

/** The root's middleware, which runs before every route: finds out who asks, and whether they may. */
export function authorization({ minimumFor, signInPath }: Gates): MiddlewareFunction<Response> {
  return async ({ context: provider, request, url, pattern }, next) => {
    const context = provider.get(requestContext);
    if (context.blockedWith !== undefined) throw errorAnswer(context, context.blockedWith);

    const { stale } = await authenticate(request, provider).catch((error) => {
      const { status, userMessage } = toAppError(error);
      logFailure(error, context.id);
      throw errorAnswer(context, status, userMessage);
    });
    const minimum = minimumFor(pattern.startsWith('/') ? pattern : `/${pattern}`);
    const { type } = accountInfo(provider);
    if (!isAtLeast(type, minimum)) {
      if (type !== 'NonLogged') throw errorAnswer(context, 403);
      if (context.handle.call) throw errorResponse(401);
      throw redirect(signInPath(url.pathname + url.search), 303);
    }
    const response = await next();
    if (stale && !response.headers.has('Set-Cookie')) {
      response.headers.append('Set-Cookie', await expiredSignInCookie());
    }
    return response;
  };
}

function errorAnswer({ handle }: RequestContext, status: number, message?: string) {
  return handle.call ? errorResponse(status, message) : errorPage(status, message);
}
