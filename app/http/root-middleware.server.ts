import type { MiddlewareFunction } from 'react-router';
import { errorResponse, refusal } from './errors.server.ts';
import { scopeContext } from './scope.server.ts';

/** Runs before every route: names the route for the log, and refuses what was refused at the door. */
export const rootMiddleware: MiddlewareFunction<Response> = ({ context, pattern }) => {
  const scope = context.get(scopeContext);
  scope.route = pattern.startsWith('/') ? pattern : `/${pattern}`;
  if (scope.refusedWith !== undefined) throw refuse(scope.route, scope.refusedWith);
};

function refuse(route: string, status: number) {
  return route.startsWith('/api/') ? errorResponse(status) : refusal(status);
}
