import { handleCall } from '#app/shell/forms/handle-call.server.ts';
import type { Route } from './+types/api-validate.ts';
import { alertValidationForm } from './alert-validation.server.ts';
import { alertAnswers } from './api-text.ts';

/** GET /api/public/alert/validate/{token}: activates an alert, and answers in plain text whether it could. */
export const loader = ({ params: { token }, ...args }: Route.LoaderArgs) =>
  handleCall(
    alertValidationForm,
    args,
    { done: () => plain(alertAnswers.validated), rejected: plain },
    token,
  );

function plain(message: string | undefined, init?: ResponseInit): Response {
  const response = new Response(message, init);
  response.headers.set('Content-Type', 'text/plain; charset=utf-8');
  return response;
}
