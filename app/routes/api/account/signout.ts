import { endedCookie, visitorOf } from '#app/http/account.server.ts';
import { errorResponse } from '#app/http/errors.server.ts';
import { isOwnRead } from '#app/http/same-origin.server.ts';
import { signOut } from '#modules/moderation/index.server.ts';
import type { Route } from './+types/signout.ts';

/** GET /api/account/signout: `true` once signed out, `null` when nobody was signed in. Only our own pages may ask. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const visitor = visitorOf(context);
  if (!visitor) return Response.json(null);
  if (!isOwnRead(request)) return errorResponse(403);
  await signOut(visitor.token);
  return Response.json(true, { headers: { 'Set-Cookie': await endedCookie() } });
}
