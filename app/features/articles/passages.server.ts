import type { Passage, Recipient } from '#modules/catalogue/articles/shared.ts';
import { findIdea, withoutId } from '#modules/catalogue/ideas/index.server.ts';
import type { Idea } from '#modules/catalogue/shared.ts';

/** A passage as its page shows it. */
export type ShownPassage =
  | { kind: 'text'; html: string }
  | { kind: 'ideas'; recipient: Recipient; ideas: Idea[] };

/** A passage with the ideas that it names, as the catalogue has them now; those that cannot be had are left out. */
export async function withIdeas(passage: Passage): Promise<ShownPassage> {
  if (passage.kind === 'text') return { ...passage, html: withHungQuote(passage.html) };
  const found = await Promise.all(passage.ideas.map((key) => findIdea(key)));
  const ideas = found.flatMap((stored) => (stored?.available ? withoutId(stored) : []));
  return { ...passage, ideas };
}

/**
 * A text whose first words are quoted, with the guillemet in an element of its own: it hangs in the margin, and the letter
 * after it is the drop cap.
 */
function withHungQuote(html: string): string {
  return html.replace(/^<p>(«\s?)/, '<p><span data-hung="">$1</span>');
}
