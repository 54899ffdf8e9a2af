import { readEvents } from '#modules/catalogue/events/index.server.ts';

/** With more ideas to read one by one, reading everything is sooner done. */
export const MOST_IDEAS = 20_000;

/** What happened to the catalogue after a revision. */
export type Changes = {
  /** The revision that is reached with them. */
  revision: number;
  /** Ids in ascending order. */
  ideas: number[];
  /** Whether these ideas are all that changed; if not, everything has to be read again. */
  isWhole: boolean;
};

/** What happened after a revision, all of it unless too many ideas changed; null when the revision is the latest. */
export async function readChanges(since: number): Promise<Changes | null> {
  const ideas = new Set<number>();
  let isWhole = true;
  let page = await readEvents(since);
  if (page.position === since) return null;
  for (;;) {
    for (const event of page.events) {
      for (const id of event.ideas ?? []) ideas.add(id);
      isWhole &&= event.ideas !== null;
    }
    if (page.isLast || ideas.size > MOST_IDEAS) break;
    page = await readEvents(page.position);
  }
  return { revision: page.position, ideas: [...ideas].sort((one, other) => one - other), isWhole };
}
