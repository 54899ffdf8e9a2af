import { errorResponse } from '#app/shell/errors.server.ts';
import { matchesEtag } from '#app/shell/http/stored-response.server.ts';
import { pictureFile, readPicture } from '#modules/catalogue/pictures/index.server.ts';
import type { Route } from './+types/image.ts';

const YEAR_SECONDS = 365 * 24 * 3600;
const STAND_IN_SECONDS = 60;

/** GET /img/{image}: the picture of an idea. A name determines the picture, so it never changes; a tile that stands for a missing one may. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const picture = await pictureFile(params.image);
  if (!picture) return errorResponse(404);
  const { isStandIn } = picture;
  const etag = `"${params.image}-${picture.bytes}${isStandIn ? '-tile' : ''}"`;
  const headers = {
    'Cache-Control': isStandIn
      ? `public, max-age=${STAND_IN_SECONDS}`
      : `public, max-age=${YEAR_SECONDS}, immutable`,
    ETag: etag,
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
