import { redirect } from 'react-router';
import { errorPage } from '#app/shell/errors.server.ts';
import type { RouteHandle } from '#app/shell/route-handle.ts';
import { endAlert } from '#modules/alerts/index.server.ts';
import { alertPath } from '#modules/alerts/shared.ts';
import { TOKEN } from '#modules/platform/shared.ts';
import type { Route } from './+types/unsubscribe.ts';
import { alertAnswers as text } from './api-text.ts';

/**
 * Mail programs post from anywhere, also from pages of webmail (RFC 8058). The token in the address is the proof, no
 * account has a part in it, and nothing else can be done that way.
 */
export const handle: RouteHandle = {
  crossOriginPost: (path) => {
    const token = path.split('/').at(-1) ?? '';
    return TOKEN.test(token) && path === alertPath.unsubscribe(token);
  },
};

/** Someone who opens the address of a mail's header is shown the alert: opening ends nothing. */
export function loader({ params }: Route.LoaderArgs) {
  if (!TOKEN.test(params.token)) throw errorPage(404);
  return redirect(alertPath.manage(params.token), 303);
}

/** One click in a mail program (RFC 8058). An alert that is already erased is over as well. */
export async function action({ params }: Route.ActionArgs) {
  if (!TOKEN.test(params.token)) throw errorPage(404);
  await endAlert(params.token, 'unsubscribed');
  return new Response(text.over, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
