import { handleCall } from '#app/shell/forms/handle-call.server.ts';
import type { Route } from './+types/api-result.ts';
import { gridForm, squareResult } from './square-calls.server.ts';

/**
 * POST /api/public/square/r: a grid with the reactions to it, in a session of its own.
 *
 * Takes JSON: `t` the text, `r` the reactions and `h` the starting idea as they stand in the page's address, `os` the
 * session it comes from, `e` the environment, `l` query string and hash of the page; all may be left out or null. Of a
 * text that is too long the beginning counts, what is no reaction is left out.
 *
 * Answers `{ sid, ideas: [[idea, idea | null], …] }`, at most nine pairs; 400 for what is no JSON, 422 for wrong
 * fields, 429 with Retry-After.
 */
export const action = (args: Route.ActionArgs) =>
  handleCall(gridForm, args, { done: squareResult });
