import { redirect } from 'react-router';
import { SIGNED_OUT_HASH } from '#app/client/signed-out.ts';
import { signOutVisitor } from '#app/http/sign-out.server.ts';
import type { Route } from './+types/signout.ts';

/** The form behind the log-out icon. It leads to a page whose scripts end the visit as well. */
export async function action({ context }: Route.ActionArgs) {
  const headers = await signOutVisitor(context);
  return redirect(`/${SIGNED_OUT_HASH}`, { status: 303, headers });
}
