import { addressWith } from '#app/ui/address/address.ts';
import { formatAgo } from '#app/ui/text/format.ts';
import type { IdeaKey, Label } from '#modules/catalogue/shared.ts';
import type { PairSummary } from '#modules/moderation/reactions/index.server.ts';
import { OPEN } from './summary-table.ts';
import { reactionsText as text } from './text.ts';

/** A pair of the queue as the page shows it. */
export type SummaryRow = {
  id: string;
  line: string;
  title: string;
  question: string;
  label: Label | null;
  proposed: Label;
  share: number;
  waiting: number;
  ago: string;
  votes: PairSummary['votes'];
  /** Names the pair and its version in forms; a label follows after a colon. */
  seen: string;
  open: string;
  isOpen: boolean;
  relations: string;
};

/** Where all reactions to an idea are. */
export function relationsPath({ merchant_id, id_within_merchant }: IdeaKey): string {
  return `/mod/idea-relations/${merchant_id}/${encodeURIComponent(id_within_merchant)}`;
}

export function summaryRows(
  pairs: readonly PairSummary[],
  search: string,
  now: number,
): SummaryRow[] {
  const asked = new URLSearchParams(search).get(OPEN);
  const rows = pairs.map((pair): SummaryRow => {
    const { idea_id, question_id, key, title, question, version } = pair;
    const { label, proposed, share, waiting, oldest_at, votes } = pair;
    const id = `${idea_id}-${question_id}`;
    return {
      ...{ id, title, question, label, share, waiting, votes },
      line: text.pair(title, question),
      proposed: proposed ?? 'None',
      ago: oldest_at ? formatAgo(oldest_at, now) : '',
      seen: `${idea_id}:${question_id}:${version}`,
      open: addressWith(search, { [OPEN]: id }),
      isOpen: id === asked,
      relations: relationsPath(key),
    };
  });
  const [first] = rows;
  if (first && !rows.some(({ isOpen }) => isOpen)) first.isOpen = true;
  return rows;
}
