import { keepsakePath } from '#app/features/keepsake/index.ts';
import { squareAddress } from '#app/features/square/index.ts';
import { formatIdeaKey, type Idea, type IdeaKey } from '#modules/catalogue/shared.ts';
import type { Keepsake } from '#modules/catalogue/sharing/shared.ts';
import type { SquareQuery } from '#modules/engine/square/shared.ts';
import { sharedText } from './text.ts';

/** What is shared: its title, a text about it, and its address (a path of this site). */
export type SharePayload = {
  title: string;
  text: string;
  url: string;
  /** Page that has it sent by e-mail, where there is one. */
  emailUrl?: string;
};

/** An idea: its link shows it to anyone who opens it, and how to pass it on. */
export function sharedIdea({ key, title }: Pick<Idea, 'key' | 'title'>): SharePayload {
  const written = formatIdeaKey(key);
  return {
    title,
    text: sharedText.idea(title),
    url: sharedIdeaPath(written),
    emailUrl: `/email/${encodeURIComponent(written)}`,
  };
}

/** The public page of an idea, by its compact key. */
export function sharedIdeaPath(key: string): string {
  return `/share?idea=${encodeURIComponent(key)}`;
}

/** The page of a found gift. What is wrapped is not told. */
export function sharedKeepsake(
  { title, wrapped }: Pick<Keepsake, 'title' | 'wrapped'>,
  sealed: string,
): SharePayload {
  const words = wrapped
    ? { title: sharedText.parcelTitle, text: sharedText.parcel }
    : { title, text: sharedText.idea(title) };
  return { ...words, url: keepsakePath(sealed) };
}

/** How many ideas a shared list may have. */
export const SHARED_MAX = 24;

/** Ideas that go together: their link shows them all; one alone is shared as itself. Of too many, the latest. */
export function sharedIdeas(ideas: readonly Pick<Idea, 'key' | 'title'>[]): SharePayload {
  const shared = ideas.slice(-SHARED_MAX);
  if (shared.length === 1) return sharedIdea(shared[0]!);
  const query = new URLSearchParams(shared.map(({ key }) => ['idea', formatIdeaKey(key)]));
  return {
    title: sharedText.listTitle,
    text: sharedText.list(shared.map(({ title }) => title)),
    url: `/share?${query}`,
  };
}

/**
 * A square: its link shows the same grid, whatever the catalogue becomes. The search it came from is left
 * out: it is private.
 *
 * @param tiles the ideas that it shows, in reading order.
 */
export function sharedSquare(query: SquareQuery, tiles: readonly IdeaKey[]): SharePayload {
  const seen = { ...query, earlierStarts: [], result: tiles, shared: true, origin: null };
  const url = squareAddress(seen);
  return {
    title: sharedText.squareTitle,
    text: query.text === '' ? sharedText.square : sharedText.squareFor(query.text),
    url,
  };
}

/** The screen with every option to share what is at a path of this site. */
export function sharePath(url: string): string {
  return `/share?url=${encodeURIComponent(url)}`;
}
