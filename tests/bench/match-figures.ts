import { mean } from '#modules/engine/simulate/index.server.ts';
import type { JudgedLabel } from '../collection/collection.ts';
import type { Play } from './match-play.ts';
import type { Judgement } from './match-visitor.ts';

/** The figures of the searches of one half of the people. */
export type MatchFigures = {
  /** Share of searches in which one was shown within 1, 3 and 5 ideas. */
  good: Within;
  delight: Within;
  /** The same, ideas beside the card counted. */
  goodInSight: number;
  delightInSight: number;
  /** Answers and feedbacks before the first good idea, mean; those of the whole search where none was shown. */
  interactions: number;
  /** Shares of the first five ideas shown. */
  absurd: number;
  overBudget: number;
  typicallyOverBudget: number;
  unjudged: number;
};

type Within = { 1: number; 3: number; 5: number };

/** What counts as good (polite and better), and as a delight. */
const GOOD = 1;
const DELIGHT = 2;
const FIRST = 5;

export function summariseMatch(
  plays: readonly Play[],
  judgeOf: {
    /** Whether even its cheapest version costs too much. */
    isOverBudget(play: Play, key: string): boolean;
    isTypicallyOverBudget(play: Play, key: string): boolean;
    isJudged(key: string): boolean;
  },
): MatchFigures {
  const within = (least: Judgement): Within => ({
    1: share(plays, (play) => isShown(play, least, 1)),
    3: share(plays, (play) => isShown(play, least, 3)),
    5: share(plays, (play) => isShown(play, least, 5)),
  });
  const first = plays.flatMap((play) => play.shown.slice(0, FIRST).map((idea) => ({ play, idea })));
  return {
    good: within(GOOD),
    delight: within(DELIGHT),
    goodInSight: share(plays, (play) => isShown(play, GOOD, 3) || isBeside(play, GOOD, 3)),
    delightInSight: share(plays, (play) => isShown(play, DELIGHT, 5) || isBeside(play, DELIGHT, 5)),
    interactions: mean(plays.map(interactionsUntilGood)),
    absurd: share(first, ({ idea }) => idea.grade < 0),
    overBudget: share(first, ({ play, idea }) => judgeOf.isOverBudget(play, idea.key)),
    typicallyOverBudget: share(first, ({ play, idea }) =>
      judgeOf.isTypicallyOverBudget(play, idea.key),
    ),
    unjudged: share(first, ({ idea }) => !judgeOf.isJudged(idea.key)),
  };
}

function isShown({ shown }: Play, least: Judgement, count: number): boolean {
  return shown.slice(0, count).some(({ grade }) => grade >= least);
}

function isBeside({ beside }: Play, least: Judgement, count: number): boolean {
  return beside.slice(0, count).some((grades) => grades.some((grade) => grade >= least));
}

function interactionsUntilGood({ shown, interactions }: Play): number {
  return shown.find(({ grade }) => grade >= GOOD)?.interactions ?? interactions;
}

function share<T>(all: readonly T[], is: (one: T) => boolean): number {
  return all.length === 0 ? 0 : all.filter(is).length / all.length;
}

/**
 * Normalised discounted cumulative gain of the first nine tiles (Järvelin and Kekäläinen 2002), with gains 2^grade − 1
 * and nothing for what misses or offends.
 *
 * @param grades of all that was judged for the query: the best nine of them are the ideal.
 */
export function ndcg9(tiles: readonly Judgement[], grades: readonly Judgement[]): number {
  const ideal = dcg([...grades].sort((a, b) => b - a));
  return ideal === 0 ? 0 : dcg(tiles) / ideal;
}

function dcg(grades: readonly Judgement[]): number {
  return grades
    .slice(0, 9)
    .reduce<number>((sum, grade, at) => sum + (2 ** Math.max(0, grade) - 1) / Math.log2(at + 2), 0);
}

const GRADES: readonly Judgement[] = [-1, 0, 1, 2];

/**
 * How far two judges agree beyond chance: Cohen's kappa with linear weights (Cohen 1968), 1 for the same grades, 0 for
 * agreement by chance alone.
 */
export function weightedKappa(pairs: readonly (readonly [Judgement, Judgement])[]): number {
  const distance = (a: Judgement, b: Judgement) => Math.abs(a - b);
  const shareOf = (judge: 0 | 1, grade: Judgement) => share(pairs, (pair) => pair[judge] === grade);
  const observed = mean(pairs.map(([a, b]) => distance(a, b)));
  let expected = 0;
  for (const a of GRADES) {
    for (const b of GRADES) expected += shareOf(0, a) * shareOf(1, b) * distance(a, b);
  }
  return 1 - observed / expected;
}

/**
 * How far two judges agree on which of many ideas have a label, where most have none: of the labels of either, the part that the
 * other set as well, of whatever strength (specific agreement; Dice 1945), and the part of those that have the same strength.
 */
export function labelAgreement(labels: readonly JudgedLabel[]): { set: number; strength: number } {
  const isSet = (label: JudgedLabel['first']) => label !== 'None';
  const both = labels.filter(({ first, second }) => isSet(first) && isSet(second));
  const first = labels.filter((label) => isSet(label.first)).length;
  const second = labels.filter((label) => isSet(label.second)).length;
  return {
    set: (2 * both.length) / (first + second),
    strength: share(both, (label) => label.first === label.second),
  };
}
