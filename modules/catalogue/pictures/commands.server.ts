import { type Database, db } from '#modules/platform/index.server.ts';
import { listArticles } from '../articles/index.server.ts';
import { drawAllVariants, hasAllVariants } from './files.server.ts';
import { listPictures } from './pictures.store.server.ts';
import { isDrawable } from './render.server.ts';

export type Progress = (done: number, total: number) => void;

/**
 * Draws every picture of the catalogue, or those that are named, that is not on disk in every width and format, or all of them when `force`.
 * Names that are no recipe are counted as invalid: a merchant's picture is stored, not drawn. The signal stops the run
 * between two pictures; the next run continues from there.
 */
export async function renderPictures(
  options: {
    names?: readonly string[];
    force?: boolean;
    onProgress?: Progress;
    signal?: AbortSignal;
  } = {},
  database: Database = db,
): Promise<{ drawn: number; kept: number; invalid: number }> {
  const names = options.names ?? (await listPictures(database)).map(({ image }) => image);
  const images = [...new Set(names)];
  const result = { drawn: 0, kept: 0, invalid: 0 };
  let next = 0;
  let done = 0;
  const worker = async () => {
    for (let image = images[next++]; image !== undefined; image = images[next++]) {
      options.signal?.throwIfAborted();
      if (!isDrawable(image)) result.invalid++;
      else if (!options.force && (await hasAllVariants(image))) result.kept++;
      else {
        await drawAllVariants(image);
        result.drawn++;
      }
      options.onProgress?.(++done, images.length);
    }
  };
  await Promise.all([worker(), worker()]);
  return result;
}

/** Draws what a visitor would wait for: the photos of articles, then the pictures of ideas. */
export async function drawAhead(signal: AbortSignal): Promise<void> {
  const articles = await listArticles();
  await renderPictures({ names: articles.map(({ photo }) => photo), signal });
  await renderPictures({ signal });
}

/** The generic ideas whose picture cannot be drawn, by compact key. */
export async function checkPictures(
  database: Database = db,
): Promise<{ image: string; keys: string[] }[]> {
  const wrong: { image: string; keys: string[] }[] = [];
  for (const { image, merchant_id, keys } of await listPictures(database)) {
    if (merchant_id === 0 && !isDrawable(image)) wrong.push({ image, keys });
  }
  return wrong;
}
