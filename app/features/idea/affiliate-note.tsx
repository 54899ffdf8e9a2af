import type { Idea } from '#modules/catalogue/shared.ts';
import { ideaText } from './text.ts';

/** Says beside a link to the shop that it is paid for, where it is. */
export function AffiliateNote({ idea }: { idea: Pick<Idea, 'affiliated'> }) {
  return idea.affiliated ? <small>{ideaText.affiliated}</small> : null;
}

/** Of a link to the shop: search engines and browsers are told too. */
export function relOf({ affiliated }: Pick<Idea, 'affiliated'>): string {
  return affiliated ? 'noopener sponsored' : 'noopener';
}
