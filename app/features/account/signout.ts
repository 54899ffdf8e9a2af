import { redirect } from 'react-router';
import type { Route } from './+types/signout.ts';
import { signOutVisitor } from './sign-out.server.ts';
import { SIGNED_OUT_HASH } from './signed-out.ts';

/** The form behind the log-out icon. It leads to a page whose scripts end the visit as well. */
export async function action({ context }: Route.ActionArgs) {
  const headers = await signOutVisitor(context);
  return redirect(`/${SIGNED_OUT_HASH}`, { status: 303, headers });
}
