import { visitorOf } from '#app/shell/authentication.server.ts';
import { errorResponse } from '#app/shell/errors.server.ts';
import { exportedData } from '#modules/moderation/accounts/index.server.ts';
import type { Route } from './+types/export-file.ts';

/** GET /account/export: the file of all that is kept about the owner of the account that asks, once it is made. */
export async function loader({ context }: Route.LoaderArgs) {
  const visitor = visitorOf(context);
  const content = visitor && (await exportedData(visitor.account.id));
  if (!content) return errorResponse(404);
  return new Response(content, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="trouvaille-mes-donnees.json"',
    },
  });
}
