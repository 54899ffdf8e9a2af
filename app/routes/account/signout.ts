import { redirect } from 'react-router';
import { endedCookie, visitorOf } from '#app/http/account.server.ts';
import { signOut } from '#modules/moderation/index.server.ts';
import type { Route } from './+types/signout.ts';

/** The form behind the log-out icon. */
export async function action({ context }: Route.ActionArgs) {
  const visitor = visitorOf(context);
  if (visitor) await signOut(visitor.token);
  return redirect('/', { status: 303, headers: { 'Set-Cookie': await endedCookie() } });
}
