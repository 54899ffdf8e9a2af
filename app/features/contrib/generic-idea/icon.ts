import { errorResponse } from '#app/shell/errors.server.ts';
import { iconImage } from '#modules/catalogue/pictures/index.server.ts';
import { DAY_SECONDS } from '#modules/platform/shared.ts';
import type { Route } from './+types/icon.ts';

const WEEK_SECONDS = 7 * DAY_SECONDS;

/** GET /contrib/icons/{icon}: an icon that a picture can be made of. */
export function loader({ params }: Route.LoaderArgs) {
  const image = iconImage(params.icon);
  if (!image) return errorResponse(404);
  return new Response(image, {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': `private, max-age=${WEEK_SECONDS}`,
    },
  });
}
