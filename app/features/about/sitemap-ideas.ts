import { sharedIdeaPath } from '#app/features/share/index.ts';
import { errorResponse } from '#app/shell/errors.server.ts';
import { ideaKeysOfPart } from '#modules/catalogue/ideas/index.server.ts';
import { formatIdeaKey } from '#modules/catalogue/shared.ts';
import type { Route } from './+types/sitemap-ideas.ts';
import { urlSet } from './url-set.server.ts';

/** GET /sitemap/ideas/{part}.xml: the pages of the ideas of one part of the catalogue. */
export async function loader({ params }: Route.LoaderArgs) {
  const keys = await ideaKeysOfPart(Number(params.part));
  if (keys.length === 0) return errorResponse(404);
  return urlSet(keys.map((key) => ({ path: sharedIdeaPath(formatIdeaKey(key)) })));
}
