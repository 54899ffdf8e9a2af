import {
  predictionsAbove,
  predictionsOfIdea,
  predictionsOfQuestion,
} from '#modules/catalogue/label-model/index.server.ts';
import { OBVIOUS_CHANCE, type PredictedLabel } from '#modules/catalogue/label-model/shared.ts';
import { matchText } from '#modules/catalogue/matching/index.server.ts';
import type { Label } from '#modules/catalogue/shared.ts';
import { db } from '#modules/platform/index.server.ts';
import type { Account } from '../accounts/shared.ts';
import { withoutReactions } from '../reactions/index.server.ts';
import { OBVIOUS_MAX } from '../reactions/shared.ts';
import { selectFeed, selectRandom, selectUncounted, type Wanted } from './feeds.store.server.ts';
import { countNeeds } from './needs.store.server.ts';
import {
  selectIdeas,
  selectQuestions,
  selectStatistics,
  selectWorthiest,
} from './pairs.store.server.ts';
import {
  type ContributorStatistics,
  type Feed,
  type LabellingNeeds,
  LISTED_MAX,
  type ObviousPairs,
  type PairToLabel,
  type Source,
} from './shared.ts';

/** The pairs that are worth most to searches, without what the account has labelled; see prepare.commands.server.ts. */
export async function nextPairs(account: Account, limit: number): Promise<PairToLabel[]> {
  return await selectWorthiest(db, account.id, Math.min(limit, LISTED_MAX));
}

/**
 * Every question for an idea: those that have no label and that the account has not labelled first, the likeliest
 * suggestion first, then those that are answered most often.
 */
export async function questionsToLabel(account: Account, ideaId: number): Promise<PairToLabel[]> {
  const [questions, predictions] = await Promise.all([
    selectQuestions(db, account.id, ideaId),
    predictionsOfIdea(ideaId),
  ]);
  const suggested = new Map(predictions.map((one) => [one.question_id, one]));
  const pairs = questions.map((pair) => {
    const found = suggested.get(pair.question_id);
    return { ...pair, suggested: found?.label ?? null, chance: found?.chance ?? 0 };
  });
  const isKnown = ({ label, said }: { label: Label | null; said: Label | null }) =>
    Number(label !== null || said !== null);
  return pairs.sort((a, b) => isKnown(a) - isKnown(b) || b.chance - a.chance);
}

/** What is predicted of the ideas that have no label on a question, likeliest first. */
export async function predictedForQuestion(
  questionId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<PairToLabel[]> {
  const page = { limit: Math.min(limit, LISTED_MAX), offset };
  return (await predictionsOfQuestion(questionId, page)).predictions.map(predictedPair);
}

/** So many ideas that a text finds are looked at. */
const IDEAS_PREDICTED_MAX = 20;

/**
 * What is predicted of some ideas, idea by idea, the likeliest first of each: of those that a text finds, or without one
 * of those that labels are worth most for.
 */
export async function predictedForIdeas(account: Account, text: string): Promise<PairToLabel[]> {
  const ideas = text
    ? (await matchText(text, IDEAS_PREDICTED_MAX)).ideas
    : await nextPairs(account, LISTED_MAX);
  const ids = [...new Set(ideas.map(({ idea_id }) => idea_id))].slice(0, IDEAS_PREDICTED_MAX);
  return (await Promise.all(ids.map(predictionsOfIdea))).flat().map(predictedPair);
}

/**
 * The next batch of predictions that are all but certain, likeliest first, and how many there are in all. Pairs that
 * somebody has reacted to are left out: they are for moderators.
 *
 * @param questionId of one question only; null for all.
 */
export async function obviousPairs(questionId: number | null): Promise<ObviousPairs> {
  const page = { least: OBVIOUS_CHANCE, limit: OBVIOUS_MAX, offset: 0 };
  const { predictions, ...counted } = questionId
    ? { isMore: false, ...(await predictionsOfQuestion(questionId, page)) }
    : await predictionsAbove(OBVIOUS_CHANCE, OBVIOUS_MAX);
  return { ...counted, pairs: (await withoutReactions(predictions)).map(predictedPair) };
}

function predictedPair({ idea_id, question_id, label, chance }: PredictedLabel): PairToLabel {
  return { idea_id, question_id, label: null, said: null, suggested: label, chance };
}

/**
 * Ideas to label on a question: those that are likely to have a label, those with the fewest labels, or those that a text
 * names. Without those that have a label or that the account has labelled, unless `includeReacted`.
 */
export async function ideasToLabel(
  account: Account,
  questionId: number,
  wanted: {
    source: Source;
    keyword?: string;
    includeReacted: boolean;
    limit: number;
    offset: number;
  },
): Promise<PairToLabel[]> {
  const { source, keyword = '', includeReacted, offset } = wanted;
  const found = source === 'keyword' ? (await matchText(keyword, FOUND_MAX)).ideas : [];
  return await selectIdeas(db, source, {
    ...{ account: account.id, questionId, includeReacted, offset },
    ideas: found.map(({ idea_id }) => idea_id),
    limit: Math.min(wanted.limit, LISTED_MAX),
  });
}

/** Ideas that a text finds, over all pages. */
const FOUND_MAX = 500;

/**
 * The next ideas of a feed, without those that the account has labelled on some question.
 *
 * @param except ideas that were passed over, at most LISTED_MAX.
 */
export async function feedIdeas(
  account: Account,
  feed: Feed,
  limit: number,
  except: readonly number[] = [],
): Promise<number[]> {
  const wanted: Wanted = {
    account: account.id,
    limit: Math.min(limit, LISTED_MAX),
    except: except.slice(-LISTED_MAX),
  };
  if (feed === 'random') return await selectRandom(db, wanted);
  // Those that came today have no labels that were counted.
  const uncounted = feed === 'leastLabelled' ? await selectUncounted(db, wanted) : [];
  return [...uncounted, ...(await selectFeed(db, feed, wanted))].slice(0, wanted.limit);
}

/** What an account's reactions came to. */
export async function contributorStatistics(account: Account): Promise<ContributorStatistics> {
  return await selectStatistics(db, account.id);
}

/** What contributors are needed for most, as it was when the labels were last counted. */
export async function labellingNeeds(): Promise<LabellingNeeds> {
  return await countNeeds(db);
}
