import { visitorOf } from '#app/shell/authentication.server.ts';
import { errorResponse } from '#app/shell/errors.server.ts';
import { isOwnRead } from '#app/shell/http/same-origin.server.ts';
import type { Route } from './+types/api-signout.ts';
import { signOutVisitor } from './sign-out.server.ts';

/** GET /api/account/signout: `true` once signed out, `null` when nobody was signed in. Only our own pages may ask. */
export async function loader({ request, context }: Route.LoaderArgs) {
  if (!visitorOf(context)) return Response.json(null);
  if (!isOwnRead(request)) return errorResponse(403);
  return Response.json(true, { headers: await signOutVisitor(context) });
}
