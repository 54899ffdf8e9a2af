import { z } from 'zod';
import { errorResponse } from '#app/shell/errors.server.ts';
import { readTypedText } from '#modules/engine/shared.ts';
import { searchSquare } from '#modules/engine/square/index.server.ts';
import type { Route } from './+types/api-query.ts';
import { squareFields, squareResult, squareVisit, tooManySquares } from './square-calls.server.ts';

const schema = z.object({
  t: z.string().transform(readTypedText).pipe(z.string().min(1)),
  sid: squareFields.session,
  e: z.preprocess(parsedJson, squareFields.env),
  l: squareFields.location,
});

/**
 * GET /api/public/square/q: the grid of a text.
 *
 * Takes `t` the text, of which the first 300 characters count; `sid` the session of a square: where the text is the
 * same it goes on, otherwise a new one comes from it; `e` the environment as JSON; `l` query string and hash of the
 * page. All but the text may be left out.
 *
 * Answers `{ sid, ideas: [[idea, idea | null], …] }`, no pairs where nothing is found; 422 for wrong parameters, 429
 * with Retry-After.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const tooMany = await tooManySquares(context);
  if (tooMany) return tooMany;
  const read = schema.safeParse(Object.fromEntries(url.searchParams));
  if (!read.success) return errorResponse(422);
  const { t, sid, e, l } = read.data;
  return squareResult(await searchSquare(t, sid ?? null, squareVisit(e, l)));
}

/** What is no JSON is passed on, for the schema to refuse. */
function parsedJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : text;
  } catch {
    return text;
  }
}
