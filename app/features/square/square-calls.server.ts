import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { errorResponse } from '#app/shell/errors.server.ts';
import { limitedFor } from '#app/shell/rate-limits.server.ts';
import { requestContext } from '#app/shell/request-context.server.ts';
import { envSchema, LOCATION_MAX_LENGTH, sidSchema } from '#modules/engine/shared.ts';
import type { SquareVisit } from '#modules/engine/square/index.server.ts';
import type { Square, SquareQuery } from '#modules/engine/square/shared.ts';

/** The fields that the calls of the square share; each may be missing or null. */
export const squareFields = {
  /** The search that the visitor came from. */
  session: sidSchema.nullish(),
  /** The screen and the browser. */
  env: envSchema.nullish(),
  /** Query string and hash of the page. */
  location: z.string().max(LOCATION_MAX_LENGTH).nullish(),
};

const UNKNOWN_ENV: SquareVisit['env'] = { pw: 0, ph: 0, dpi: 0, ua: '', uv: '' };

/** Where a call says that its visitor is. */
export function squareVisit(
  env: SquareVisit['env'] | null | undefined,
  location: string | null | undefined,
): SquareVisit {
  return { env: env ?? UNKNOWN_ENV, from_location: location ?? '' };
}

/** What the calls answer: the session, and each tile's idea with the one that takes its place when it is refused. */
export function squareResult({ sid, square }: { sid: string; square: Square }): Response {
  return Response.json({ sid, ideas: square.cells.map(({ idea, second }) => [idea, second]) });
}

/** A grid that nobody asked for yet is played from its beginning: so many reactions cost as much as a text. */
const REACTIONS_A_TEXT = 10;

/**
 * The refusal of a visitor who asks too often, null for any other.
 *
 * @param reactions those of the grid that is asked for.
 */
export async function tooManySquares(
  context: Readonly<RouterContextProvider>,
  reactions: SquareQuery['reactions'] = [],
): Promise<Response | null> {
  const { clientAddress } = context.get(requestContext);
  const points = 1 + Math.floor(reactions.length / REACTIONS_A_TEXT);
  const wait = await limitedFor({ square: clientAddress }, points);
  return wait === null ? null : errorResponse(429, undefined, { 'Retry-After': String(wait) });
}
