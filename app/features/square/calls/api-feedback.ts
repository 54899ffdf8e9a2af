import { handleCall } from '#app/shell/forms/handle-call.server.ts';
import type { Route } from './+types/api-feedback.ts';
import { clickForm } from './square-calls.server.ts';

/**
 * POST /api/public/square/f: the visitor opened an idea.
 *
 * Takes JSON: `s` the session, `f` always ClickedOnIdea, `m` and `i` the idea's key. Answers `true` once it is stored;
 * 400 for what is no JSON, 422 for wrong fields, 404 where there is no such session or idea, 429 with Retry-After.
 */
export const action = (args: Route.ActionArgs) =>
  handleCall(clickForm, args, { done: () => Response.json(true) });
