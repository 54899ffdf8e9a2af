import { errorResponse } from '#app/shell/errors.server.ts';
import { requestContext } from '#app/shell/request-context.server.ts';
import { previewPicture } from '#modules/catalogue/pictures/index.server.ts';
import { DAY_SECONDS, rateLimit } from '#modules/platform/index.server.ts';
import type { Route } from './+types/preview.ts';

/** GET /img/preview.jpg?of=…&of=…: what messaging apps show beside a shared link, made of these pictures. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { clientAddress } = context.get(requestContext);
  let wait: number | null = null;
  const mayDraw = async () => {
    wait = await rateLimit({ preview: clientAddress });
    return wait === null;
  };
  const image = await previewPicture(url.searchParams.getAll('of'), mayDraw, clientAddress);
  if (!image) return errorResponse(429, undefined, { 'Retry-After': String(wait) });
  return new Response(new Uint8Array(image), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Content-Length': String(image.length),
      'Cache-Control': `public, max-age=${DAY_SECONDS}`,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
}
