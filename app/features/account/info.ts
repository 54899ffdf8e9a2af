import { accountInfo } from '#app/shell/authentication.server.ts';
import { accountTypeCode } from '#modules/moderation/accounts/shared.ts';
import type { Route } from './+types/info.ts';

/** GET /api/account/info: who is signed in; an empty e-mail and type 3 when nobody is. */
export function loader({ context }: Route.LoaderArgs) {
  const { email, type } = accountInfo(context);
  return Response.json({ email, account_type: accountTypeCode(type) });
}
