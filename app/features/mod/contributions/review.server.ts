import {
  type DraftTitles,
  draftTitles,
  iconsFor,
  nearest,
} from '#app/features/contrib/index.server.ts';
import { formatAgo } from '#app/ui/text/format.ts';
import { findSimilarIdeas, type SimilarIdea } from '#modules/catalogue/ideas/index.server.ts';
import {
  type Contribution,
  findPendingChange,
  lineOf,
  originalDraft,
  type PendingChange,
} from '#modules/moderation/contributions/index.server.ts';
import { type ListedDecision, listDecisions } from '#modules/moderation/decisions/index.server.ts';
import { nowMillis } from '#modules/platform/index.server.ts';
import { nameOf, reviewText as text } from '../text.ts';

const COMPARED = 8;
const SIMILAR_SHOWN = 5;

const HISTORY_SHOWN = 10;

/** All that a moderator is shown of one contribution. */
export type Review = {
  contribution: Contribution;
  line: string;
  /** In the contributor's own words, where a moderator changed them. */
  original: Contribution['draft'] | null;
  /** Ideas of the catalogue that it is like. */
  similar: SimilarIdea[];
  /** Icons that a generic idea has, and that its words propose. */
  icons: Awaited<ReturnType<typeof iconsFor>>;
  /** Of the ideas and questions that the draft of a question names. */
  titles: DraftTitles;
  /** Of a change of a question that is not accepted. */
  pending: PendingChange | null;
  /** The latest first. */
  history: string[];
};

/** What a moderator is shown of a contribution. */
export async function reviewOf(contribution: Contribution): Promise<Review> {
  const { id, kind, draft, idea_id: except } = contribution;
  const [original, found, icons, pending, decisions] = await Promise.all([
    originalDraft(contribution),
    kind === 'question' ? [] : findSimilarIdeas(draft, { limit: COMPARED, except }),
    kind === 'generic_idea' ? iconsFor(draft) : [],
    findPendingChange(contribution),
    listDecisions({ subject: 'contribution', subject_id: id }, { limit: HISTORY_SHOWN, offset: 0 }),
  ]);
  const titles = await draftTitles([draft, original ?? draft, pending?.draft ?? draft]);
  const history = decisions.map(inWords);
  const similar = nearest(found, SIMILAR_SHOWN);
  const line = lineOf(contribution);
  return { contribution, line, original, similar, icons, titles, pending, history };
}

function inWords({ action, at, decided_by, undone_at, undone_by_address }: ListedDecision): string {
  const decided = text.decided(action, nameOf(decided_by), formatAgo(at, nowMillis()));
  return undone_at ? decided + text.undone(nameOf(undone_by_address)) : decided;
}
