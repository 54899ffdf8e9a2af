import { visitorOf } from '#app/shell/authentication.server.ts';
import { errorResponse } from '#app/shell/errors.server.ts';
import { contributionOfIdea } from '#modules/moderation/contributions/index.server.ts';
import type { Route } from './+types/idea-contribution.ts';

/** The greatest id of a merchant: an integer of the database. */
const MERCHANT_MAX = 2 ** 31 - 1;

/** GET /api/contrib/idea/{merchant_id}/{id_within_merchant}: what the idea was proposed as; never by whom. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { merchant, idea: id_within_merchant } = params;
  const account = visitorOf(context)?.account;
  const merchant_id = /^\d{1,10}$/.test(merchant) ? Number(merchant) : Number.NaN;
  const found =
    account && merchant_id <= MERCHANT_MAX
      ? await contributionOfIdea(account, { merchant_id, id_within_merchant })
      : null;
  return found ? Response.json(found) : errorResponse(404);
}
