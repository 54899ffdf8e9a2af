import { handleCall } from '#app/shell/forms/handle-call.server.ts';
import type { Route } from './+types/api-reactions.ts';
import { reactCall } from './react-form.server.ts';

/**
 * POST /api/contrib/reactions: gives or takes back labels of the account that asks, all or none.
 *
 * Takes JSON: `changes`, from 1 to PAIRS_MAX of `{ idea_id, question_id, label }`, where null takes a label back. Answers
 * `{ changed }`, how many differ from before; 422 for an unknown idea or question, 429 with Retry-After.
 */
export const action = (args: Route.ActionArgs) =>
  handleCall(reactCall, args, { done: ({ changed }) => Response.json({ changed }) });
