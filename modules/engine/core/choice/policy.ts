import type { Belief } from '../belief/belief.ts';
import { knowsAnInterest, namesAFinerTheme } from '../belief/facts.ts';
import { cosine, labelValues } from '../snapshot/similarity.ts';
import { firstInTurn, type Wish } from './coverage.ts';
import { expectedBest, mostShowingGain, showingGain } from './information.ts';
import { FOLLOW_UP_QUESTIONS, lookAhead } from './look-ahead.ts';
import { type RankedQuestion, rankQuestions } from './questions.ts';
import { tieBreak } from './random.ts';
import { rankByRelevance, SIMILARITY_WEIGHT } from './relevance.ts';
import { type TopIdeas, topIdeas } from './top-ideas.ts';

/** How far a session is, as far as the policy needs it. */
export type SessionProgress = {
  /** Questions asked since the session began, or since the last idea was shown. */
  askedInRow: number;
  /** Those of them that the visitor did not know. */
  unknownInRow: number;
  /** Ideas refused since the last one that pleased. */
  refusedInRow: number;
  /** Steps since an idea was last shown as a question, or since the session began. */
  stepsSinceShownAsQuestion: number;
  /** Breaks ties. */
  seed: number;
  /** The idea of which the last move asked for more: one similar to it comes at once. */
  closeTo?: number | undefined;
  /** What the hints wish for: each wish has its turn. */
  wishes?: readonly Wish[];
};

/** Before the first step; a seed comes with it. */
export const NEW_PROGRESS = {
  askedInRow: 0,
  unknownInRow: 0,
  refusedInRow: 0,
  stepsSinceShownAsQuestion: 0,
};

export type Decision =
  | { kind: 'question'; question: number; gain: number }
  | { kind: 'idea'; idea: number; asQuestion: boolean }
  | { kind: 'give_up' };

export const ASKED_BEFORE_FIRST_IDEA = 10;
/** More as long as none of the answers names an interest, unless none was known: an idea would be a guess. */
export const ASKED_BEFORE_ANY_INTEREST = 15;
/**
 * Fewer where the hints name a finer theme, of which ideas may be shown (docs/experiments/2026-11-30-givers-who-do-not-know.md); a main one leaves
 * too much open (docs/experiments/2026-11-30-broad-interests.md).
 */
export const ASKED_AFTER_FINER_THEME = 7;
/** At most, and one at least (docs/experiments/2026-11-23-labels-judged-again.md). */
export const ASKED_BETWEEN_IDEAS = 5;
/** Who named a finer theme expects ideas for it (docs/experiments/2026-11-30-questions-near-the-hints.md). */
export const ASKED_BETWEEN_IDEAS_FOR_FINER_THEME = 2;
const LEAST_ASKED_BETWEEN_IDEAS = 1;
export const REFUSED_BEFORE_GIVING_UP = 12;

/** So many more ideas shown for one wish, and it is the turn of another (docs/experiments/2026-11-30-more-ideas-and-turns.md). */
const LEAD_OF_A_WISH = 2;

/** Log weight under which no idea is worth showing; an idea that fits the profile starts near 0. */
const MIN_LOG_WEIGHT = -9;
/**
 * What a step costs: the share of visitors who answer one more question rather than leave. Less saves questions and loses gifts
 * (docs/experiments/2026-11-23-labels-judged-again.md).
 */
const CONTINUATION_RATE = 0.98;
/** For how many of the best questions the expected outcome is computed before an idea is proposed instead. */
const QUESTIONS_SIMULATED = 5;
/**
 * What a question scores at least, as a share of the best one's, to begin a search in its place
 * (docs/experiments/2026-11-23-openings.md); less where the hints name a finer theme, since few score nearly as much as the best then.
 */
const OPENING_SHARE = 0.8;
const OPENING_SHARE_AFTER_FINER_THEME = 0.45;
/** How many of the heaviest ideas are considered one by one. */
const TOP_IDEAS = 256;
/** How many steps lie between two ideas shown as questions, and between the beginning and the first. */
const STEPS_BETWEEN_SHOWN_AS_QUESTION = 8;
const SHOWN_AS_QUESTION_CANDIDATES = 4;

/**
 * The next step of a session. Deterministic: the same belief and progress give the same decision.
 *
 * Questions are ranked by their expected information about the idea that pleases. What else was tried, with its figures:
 * docs/experiments/2026-11-21-choice-of-ideas-and-questions.md.
 */
export function decide(belief: Belief, progress: SessionProgress): Decision {
  const { weight, snapshot } = belief;
  const top = topIdeas(weight, snapshot.ideaCount, TOP_IDEAS, progress.seed);
  const heaviest = top.ideas[0];
  if (heaviest === undefined || Math.log(weight[heaviest]!) < MIN_LOG_WEIGHT)
    return { kind: 'give_up' };
  if (progress.refusedInRow >= REFUSED_BEFORE_GIVING_UP) return { kind: 'give_up' };
  if (progress.closeTo !== undefined) {
    return { kind: 'idea', idea: mostSimilar(belief, top, progress.closeTo), asQuestion: false };
  }

  const ranked = hasAskedEnough(belief, progress)
    ? []
    : questionsWorthAsking(belief, top, progress);
  const [best] = ranked;
  if (!best) {
    return { kind: 'idea', idea: bestIdea(belief, top, progress) ?? heaviest, asQuestion: false };
  }
  if (
    progress.stepsSinceShownAsQuestion >= STEPS_BETWEEN_SHOWN_AS_QUESTION &&
    mostShowingGain(belief, top) > best.score
  ) {
    const { idea, gain } = mostInformativeIdea(belief, top);
    if (gain > best.score) return { kind: 'idea', idea, asQuestion: true };
  }
  const isOpening = belief.shown === 0 && progress.askedInRow === 0;
  const { question, gain } = isOpening
    ? drawOpening(belief, ranked, progress.seed)
    : lookAhead(belief, top, ranked);
  return { kind: 'question', question, gain };
}

/**
 * Whether as many questions came in a row as may before an idea is proposed. One that the visitor does not know counts twice where
 * the hints name a finer theme: the next one would hardly be known either, and there are ideas to show.
 */
function hasAskedEnough(belief: Belief, { askedInRow, unknownInRow }: SessionProgress): boolean {
  const { shown, snapshot, facts } = belief;
  if (!namesAFinerTheme(snapshot, facts)) {
    if (shown > 0) return askedInRow >= ASKED_BETWEEN_IDEAS;
    const isGuess = unknownInRow < askedInRow && !knowsAnInterest(snapshot, facts);
    return askedInRow >= (isGuess ? ASKED_BEFORE_ANY_INTEREST : ASKED_BEFORE_FIRST_IDEA);
  }
  const most = shown > 0 ? ASKED_BETWEEN_IDEAS_FOR_FINER_THEME : ASKED_AFTER_FINER_THEME;
  return askedInRow + unknownInRow >= most;
}

/** The first question of a search, drawn by its seed from those that are about as good, so that visits begin differently. */
function drawOpening(
  { snapshot, facts }: Belief,
  ranked: readonly RankedQuestion[],
  seed: number,
): RankedQuestion {
  const share = namesAFinerTheme(snapshot, facts) ? OPENING_SHARE_AFTER_FINER_THEME : OPENING_SHARE;
  const draw = ({ question }: RankedQuestion) => tieBreak(seed, question);
  return ranked
    .filter(({ score }) => score >= share * ranked[0]!.score)
    .reduce((drawn, other) => (draw(other) > draw(drawn) ? other : drawn));
}

/** The questions that may come before the next idea, the best first; none when none makes the best idea much likelier. */
function questionsWorthAsking(
  belief: Belief,
  top: TopIdeas,
  { askedInRow, seed }: SessionProgress,
): RankedQuestion[] {
  const ranked = rankQuestions(belief, seed, FOLLOW_UP_QUESTIONS);
  // Until one interest of the recipient is known, a first idea would be a guess; after one that did not please, the same again.
  const isTooSoon =
    belief.shown === 0
      ? !knowsAnInterest(belief.snapshot, belief.facts)
      : askedInRow < LEAST_ASKED_BETWEEN_IDEAS;
  if (isTooSoon) return ranked;
  const chance = belief.weight[top.ideas[0]!]! / belief.total;
  const expected = ranked
    .slice(0, QUESTIONS_SIMULATED)
    .map(({ question }) => expectedBest(belief, top, question));
  return chance < CONTINUATION_RATE * Math.max(0, ...expected) ? ranked : [];
}

/** The idea to show now, of one of the wishes if another has had its turn. */
function bestIdea(
  belief: Belief,
  { ideas }: TopIdeas,
  { wishes = [] }: SessionProgress,
): number | undefined {
  const ranked = rankByRelevance(belief, ideas, wishes);
  return firstInTurn(belief.snapshot, ranked, wishes, belief.shownIdeas, LEAD_OF_A_WISH);
}

/** The question to ask now, should no idea be shown instead; undefined when none is worth asking. */
export function bestQuestion(belief: Belief, seed: number): RankedQuestion | undefined {
  const { weight, snapshot } = belief;
  const top = topIdeas(weight, snapshot.ideaCount, TOP_IDEAS, seed);
  const ranked = rankQuestions(belief, seed, FOLLOW_UP_QUESTIONS);
  return ranked.length > 0 ? lookAhead(belief, top, ranked) : undefined;
}

/** Among the top ideas, the one that fits best and is the most similar to another. */
function mostSimilar({ weight, snapshot }: Belief, { ideas }: TopIdeas, to: number): number {
  const values = labelValues(snapshot, to);
  const scoreOf = (idea: number) =>
    Math.log(weight[idea]!) + SIMILARITY_WEIGHT * cosine(snapshot, to, idea, values);
  let best = { idea: -1, score: Number.NEGATIVE_INFINITY };
  for (const idea of ideas) {
    const score = scoreOf(idea);
    if (score > best.score) best = { idea, score };
  }
  return best.idea;
}

/** Among the top ideas, the one whose feedback is expected to bring the most information. */
function mostInformativeIdea(belief: Belief, top: TopIdeas): { idea: number; gain: number } {
  let best = { idea: -1, gain: 0 };
  for (const idea of top.ideas.slice(0, SHOWN_AS_QUESTION_CANDIDATES)) {
    const gain = showingGain(belief, top, idea);
    if (gain > best.gain) best = { idea, gain };
  }
  return best;
}
