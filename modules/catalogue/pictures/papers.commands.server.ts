import { config, type Database, db, enqueue } from '#modules/platform/index.server.ts';
import { drawPicturesJob } from './jobs.ts';
import {
  replacePictures,
  selectThemedIdea,
  selectThemedIdeas,
  type ThemedIdea,
} from './papers.store.server.ts';
import { onPaperOfThemes } from './theme-papers.ts';

const READ_AT_ONCE = 500;

/**
 * Gives the pictures of generic ideas the paper of their themes, as their labels are now. Those that have it are left alone:
 * a label that changed redraws one picture, by a job, or at its first demand (DRAW_AHEAD).
 *
 * @param limit how many pictures are changed at most; the next run goes on.
 * @returns how many were.
 */
export async function choosePapers(
  { limit = Number.POSITIVE_INFINITY }: { limit?: number } = {},
  database: Database = db,
): Promise<number> {
  let changed = 0;
  for (let last = 0; changed < limit; ) {
    const ideas = await selectThemedIdeas(database, last, READ_AT_ONCE);
    const changes = changesOf(ideas).slice(0, limit - changed);
    changed += await replacePictures(database, changes);
    if (ideas.length < READ_AT_ONCE) break;
    last = ideas.at(-1)!.id;
  }
  if (changed > 0 && config.drawAhead) await enqueue(database, drawPicturesJob, {});
  return changed;
}

/** Gives the picture of one generic idea the paper of its themes, in the transaction that labels it. */
export async function choosePaper(transaction: Database, id: number): Promise<void> {
  const ideas = await selectThemedIdea(transaction, id);
  await replacePictures(transaction, changesOf(ideas));
}

function changesOf(ideas: readonly ThemedIdea[]) {
  return ideas
    .map(({ id, image, themes }) => ({ id, image, wanted: onPaperOfThemes(image, themes) }))
    .filter(({ image, wanted }) => image !== wanted);
}
