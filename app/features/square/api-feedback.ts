import { z } from 'zod';
import { errorResponse } from '#app/shell/errors.server.ts';
import { readJson } from '#app/shell/forms.server.ts';
import { ideaKeySchema } from '#modules/catalogue/shared.ts';
import { sidSchema } from '#modules/engine/shared.ts';
import { recordClick } from '#modules/engine/square/index.server.ts';
import type { Route } from './+types/api-feedback.ts';
import { tooManySquares } from './square-calls.server.ts';

const schema = z.object({
  s: sidSchema,
  f: z.literal('ClickedOnIdea'),
  m: ideaKeySchema.shape.merchant_id,
  i: ideaKeySchema.shape.id_within_merchant,
});

/**
 * POST /api/public/square/f: the visitor opened an idea.
 *
 * Takes JSON: `s` the session, `f` always ClickedOnIdea, `m` and `i` the idea's key. Answers `true` once it is stored;
 * 400 for what is no JSON, 422 for wrong fields, 404 where there is no such session or idea, 429 with Retry-After.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const tooMany = await tooManySquares(context);
  if (tooMany) return tooMany;
  const { s, m, i } = await readJson(request, schema);
  const stored = await recordClick(s, { merchant_id: m, id_within_merchant: i });
  return stored ? Response.json(true) : errorResponse(404);
}
