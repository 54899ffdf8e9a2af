import { limitedFor } from '#app/shell/rate-limits.server.ts';
import { requestContext } from '#app/shell/request-context.server.ts';
import { errorText } from '#app/ui/text/errors.ts';
import { validateAlert } from '#modules/alerts/index.server.ts';
import type { Route } from './+types/api-validate.ts';
import { alertAnswers as text } from './api-text.ts';

/** GET /api/public/alert/validate/{token}: sets an alert going, and says in plain text whether it could. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const wait = await limitedFor({ api: context.get(requestContext).clientAddress });
  if (wait !== null) return plain(errorText(429).message, 429, { 'Retry-After': String(wait) });
  const { ok } = await validateAlert(params.token);
  return ok ? plain(text.validated, 200) : plain(text.notValidated, 404);
}

function plain(words: string, status: number, headers: HeadersInit = {}): Response {
  return new Response(words, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  });
}
