import { handleCall } from '#app/shell/forms/handle-call.server.ts';
import type { Route } from './+types/api-create.ts';
import { alertCreationForm } from './alert-creation.server.ts';

/**
 * POST /api/public/alert/create: `true` once the alert runs, `false` when its address is asked by mail first, `null`
 * with a status for the reason when there is no alert.
 */
export const action = (args: Route.ActionArgs) =>
  handleCall(alertCreationForm, args, {
    done: ({ needsValidation }) => Response.json(!needsValidation),
    rejected: (_, init) => Response.json(null, init),
  });
