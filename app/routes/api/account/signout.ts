import { visitorOf } from '#app/http/account.server.ts';
import { errorResponse } from '#app/http/errors.server.ts';
import { isOwnRead } from '#app/http/same-origin.server.ts';
import { signOutVisitor } from '#app/http/sign-out.server.ts';
import type { Route } from './+types/signout.ts';

/** GET /api/account/signout: `true` once signed out, `null` when nobody was signed in. Only our own pages may ask. */
export async function loader({ request, context }: Route.LoaderArgs) {
  if (!visitorOf(context)) return Response.json(null);
  if (!isOwnRead(request)) return errorResponse(403);
  return Response.json(true, { headers: await signOutVisitor(context) });
}
