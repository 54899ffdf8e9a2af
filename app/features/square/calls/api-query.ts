import { handleCall } from '#app/shell/forms/handle-call.server.ts';
import type { Route } from './+types/api-query.ts';
import { squareResult, textForm } from './square-calls.server.ts';

/**
 * GET /api/public/square/q: the grid of a text.
 *
 * Takes `t` the text, of which the first 300 characters count; `sid` the session of a square: where the text is the
 * same it goes on, otherwise a new one comes from it; `e` the environment as JSON; `l` query string and hash of the
 * page. All but the text may be left out.
 *
 * Answers `{ sid, ideas: [[idea, idea | null], …] }`, no pairs where nothing is found; 422 for wrong parameters, 429
 * with Retry-After.
 */
export const loader = (args: Route.LoaderArgs) =>
  handleCall(textForm, args, { done: squareResult });
