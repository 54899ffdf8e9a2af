import { z } from 'zod';
import { readJson } from '#app/shell/forms.server.ts';
import { openSquare } from '#modules/engine/square/index.server.ts';
import { readSquareAddress } from '#modules/engine/square/shared.ts';
import type { Route } from './+types/api-result.ts';
import { squareFields, squareResult, squareVisit, tooManySquares } from './square-calls.server.ts';

const ADDRESS_MAX_LENGTH = 20_000;

/** Texts as they stand in the address of /square. */
const schema = z.object({
  t: z.string().max(ADDRESS_MAX_LENGTH).nullish(),
  r: z.string().max(ADDRESS_MAX_LENGTH).nullish(),
  h: z.string().max(ADDRESS_MAX_LENGTH).nullish(),
  os: squareFields.session,
  e: squareFields.env,
  l: squareFields.location,
});

/**
 * POST /api/public/square/r: a grid with the reactions to it, in a session of its own.
 *
 * Takes JSON: `t` the text, `r` the reactions and `h` the starting idea as they stand in the page's address, `os` the
 * session it comes from, `e` the environment, `l` query string and hash of the page; all may be left out or null. Of a
 * text that is too long the beginning counts, what is no reaction is left out.
 *
 * Answers `{ sid, ideas: [[idea, idea | null], …] }`, at most nine pairs; 400 for what is no JSON, 422 for wrong
 * fields, 429 with Retry-After.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { t, r, h, os, e, l } = await readJson(request, schema);
  const address = { q: t ?? '', r: r ?? '', h: h ?? '', os: os ?? '' };
  const query = readSquareAddress(new URLSearchParams(address));
  const tooMany = await tooManySquares(context, query.reactions);
  if (tooMany) return tooMany;
  return squareResult(await openSquare(query, squareVisit(e, l)));
}
