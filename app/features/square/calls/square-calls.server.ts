import { z } from 'zod';
import { type Caller, defineForm } from '#app/shell/forms/define-form.server.ts';
import { errorText } from '#app/ui/text/errors.ts';
import { ideaKeySchema } from '#modules/catalogue/shared.ts';
import {
  envSchema,
  LOCATION_MAX_LENGTH,
  readTypedText,
  sidSchema,
} from '#modules/engine/shared.ts';
import {
  openSquare,
  recordClick,
  type SquareVisit,
  searchSquare,
} from '#modules/engine/square/index.server.ts';
import { readSquareAddress, type Square, type SquareQuery } from '#modules/engine/square/shared.ts';

/** What every grid counts against, of a page or a call. */
export const squareLimits = ({ network }: Pick<Caller, 'network'>) => ({ square: network });

/** A grid that is not cached is computed from its beginning: so many reactions cost as much as a text. */
const REACTIONS_PER_POINT = 10;

/** What a grid with these reactions costs. */
export const squarePoints = ({ reactions }: Pick<SquareQuery, 'reactions'>) =>
  1 + Math.floor(reactions.length / REACTIONS_PER_POINT);

/** The fields that the calls share; each may be missing or null. */
const session = sidSchema.nullish();
const env = envSchema.nullish();
const location = z.string().max(LOCATION_MAX_LENGTH).nullish();

const UNKNOWN_ENV: SquareVisit['env'] = { pw: 0, ph: 0, dpi: 0, ua: '', uv: '' };

/** The browser and the address of the page, as a call gives them. */
const visitOf = (fields: { e?: SquareVisit['env'] | null; l?: string | null }): SquareVisit => ({
  env: fields.e ?? UNKNOWN_ENV,
  from_location: fields.l ?? '',
});

/** The grid of a text. */
export const textForm = defineForm({
  schema: z.object({
    t: z.string().transform(readTypedText).pipe(z.string().min(1)),
    sid: session,
    e: z.preprocess(parsedJson, env),
    l: location,
  }),
  requestLimits: squareLimits,
  run: ({ t, sid, ...visit }) => searchSquare(t, sid ?? null, visitOf(visit)),
  rejections: {},
});

const ADDRESS_MAX_LENGTH = 20_000;
const addressText = z.string().max(ADDRESS_MAX_LENGTH).nullish();

/** The grid of an address of /square, whose texts are given one by one. */
export const gridForm = defineForm({
  schema: z
    .object({ t: addressText, r: addressText, h: addressText, os: session, e: env, l: location })
    .transform(({ t, r, h, os, ...visit }) => {
      const address = { q: t ?? '', r: r ?? '', h: h ?? '', os: os ?? '' };
      return { query: readSquareAddress(new URLSearchParams(address)), visit: visitOf(visit) };
    }),
  limits: (_, caller) => squareLimits(caller),
  points: ({ query }) => squarePoints(query),
  run: ({ query, visit }) => openSquare(query, visit),
  rejections: {},
});

/** An idea that was opened. */
export const clickForm = defineForm({
  schema: z.object({
    s: sidSchema,
    f: z.literal('ClickedOnIdea'),
    m: ideaKeySchema.shape.merchant_id,
    i: ideaKeySchema.shape.id_within_merchant,
  }),
  requestLimits: squareLimits,
  async run({ s, m, i }) {
    const stored = await recordClick(s, { merchant_id: m, id_within_merchant: i });
    return stored ? { ok: true } : { ok: false, reason: 'unknown' as const };
  },
  rejections: { unknown: { message: errorText(404).message, status: 404 } },
});

/** What the calls answer: the session, and each tile's idea with the one that takes its place when it is disliked. */
export function squareResult({ sid, square }: { sid: string; square: Square }): Response {
  return Response.json({ sid, ideas: square.cells.map(({ idea, second }) => [idea, second]) });
}

/** What is no JSON is passed on, for the schema to reject. */
function parsedJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : text;
  } catch {
    return text;
  }
}
