import type { RouterContextProvider } from 'react-router';
import { visitorOf } from '#app/shell/authentication.server.ts';
import { errorResponse } from '#app/shell/errors.server.ts';
import { matchesEtag } from '#app/shell/http/stored-response.server.ts';
import { requestContext } from '#app/shell/request-context.server.ts';
import {
  draftPicture,
  pictureFile,
  readPicture,
} from '#modules/catalogue/pictures/index.server.ts';
import { PICTURE_WIDTHS } from '#modules/catalogue/pictures/shared.ts';
import { DAY_SECONDS, rateLimit } from '#modules/platform/index.server.ts';
import type { Route } from './+types/image.ts';

const YEAR_SECONDS = 365 * DAY_SECONDS;
const STAND_IN_SECONDS = 60;
const DRAFT_SECONDS = 3600;

/**
 * GET /img/{image}?w=320: the picture of an idea, in the width and the format that suit the browser. A name determines the
 * picture, so it never changes; a tile that stands for a missing one may.
 */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const asked = {
    width: PICTURE_WIDTHS.find((width) => url.searchParams.get('w') === String(width)) ?? 640,
    format: request.headers.get('accept')?.includes('image/avif') ? 'avif' : 'webp',
  } as const;
  const { clientAddress } = context.get(requestContext);
  const picture = await pictureFile(params.image, asked, clientAddress);
  if (!picture) return answerDraft(params.image, context);
  const { isStandIn } = picture;
  const etag = `"${params.image}-${picture.type}-${picture.bytes}${isStandIn ? '-tile' : ''}"`;
  const headers = {
    'Cache-Control': isStandIn
      ? `public, max-age=${STAND_IN_SECONDS}`
      : `public, max-age=${YEAR_SECONDS}, immutable`,
    ETag: etag,
    Vary: 'Accept',
    // Alert mails and shared links show the pictures elsewhere.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  if (matchesEtag(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  const content = await readPicture(picture);
  if (!content) return errorResponse(404);
  return new Response(new Uint8Array(content), {
    headers: { ...headers, 'Content-Type': picture.type },
  });
}

/** A picture that no idea has yet, for those who propose and review ideas: for nobody else it exists. */
async function answerDraft(name: string, context: Readonly<RouterContextProvider>) {
  const account = visitorOf(context)?.account;
  if (!account) return errorResponse(404);
  const id = String(account.id);
  let wait: number | null = null;
  const image = await draftPicture(name, async () => {
    wait = await rateLimit({ draft_picture: id });
    return wait === null;
  });
  if (!image && wait !== null) {
    return errorResponse(429, undefined, { 'Retry-After': String(wait) });
  }
  if (!image) return errorResponse(404);
  return new Response(new Uint8Array(image), {
    headers: { 'Content-Type': 'image/webp', 'Cache-Control': `private, max-age=${DRAFT_SECONDS}` },
  });
}
