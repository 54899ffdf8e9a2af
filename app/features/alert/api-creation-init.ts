import { errorResponse } from '#app/shell/errors.server.ts';
import { requestContext } from '#app/shell/request-context.server.ts';
import { initAlert } from '#modules/alerts/index.server.ts';
import { rateLimit } from '#modules/platform/index.server.ts';
import type { Route } from './+types/api-creation-init.ts';
import { alertAnswers as text } from './api-text.ts';

/** GET /api/public/alert/creation-init/{sid}: the answers of a search that an alert can be made of. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const wait = await rateLimit({ api: context.get(requestContext).clientAddress });
  if (wait !== null) return errorResponse(429, undefined, { 'Retry-After': String(wait) });
  const init = await initAlert(params.sid);
  return init.ok ? Response.json({ answers: init.answers }) : errorResponse(404, text.noSearch);
}
