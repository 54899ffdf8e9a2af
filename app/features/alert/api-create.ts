import { readJson } from '#app/shell/forms.server.ts';
import { alertCreationSchema } from '#modules/alerts/shared.ts';
import type { Route } from './+types/api-create.ts';
import { createAlertFor } from './alert-creation.server.ts';

const STATUS = {
  invalid_email: 422,
  unknown_session: 404,
  wrong_answers: 422,
  no_answer: 422,
  too_many_waiting: 409,
  too_many: 429,
};

/**
 * POST /api/public/alert/create: `true` once the alert runs, `false` when its address is asked by mail first, `null`
 * with a status that says why when there is no alert.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const creation = await readJson(request, alertCreationSchema);
  const outcome = await createAlertFor(creation, context);
  if (outcome.ok) return Response.json(!outcome.needsValidation);
  const headers = new Headers();
  if (outcome.reason === 'too_many') headers.set('Retry-After', String(outcome.retryAfterSeconds));
  return Response.json(null, { status: STATUS[outcome.reason], headers });
}
