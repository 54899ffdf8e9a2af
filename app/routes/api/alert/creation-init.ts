import { errorResponse } from '#app/http/errors.server.ts';
import { limitedFor } from '#app/http/limits.server.ts';
import { scopeContext } from '#app/http/scope.server.ts';
import { alertAnswers as text } from '#app/text/alert-answers.ts';
import { initAlert } from '#modules/alerts/index.server.ts';
import type { Route } from './+types/creation-init.ts';

/** GET /api/public/alert/creation-init/{sid}: the answers of a search that an alert can be made of. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const wait = await limitedFor({ api: context.get(scopeContext).clientAddress });
  if (wait !== null) return errorResponse(429, undefined, { 'Retry-After': String(wait) });
  const init = await initAlert(params.sid);
  return init.ok ? Response.json({ answers: init.answers }) : errorResponse(404, text.noSearch);
}
