// The engine and the square over the collection of described people (tests/collection): what they are shown, and when.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { interestsText } from '#app/features/start/interests-text.ts';
import { importCatalogue } from '#modules/catalogue/exchange/index.server.ts';
import { findIdeas } from '#modules/catalogue/ideas/index.server.ts';
import { predictDueLabels, trainLabelModel } from '#modules/catalogue/label-model/index.server.ts';
import { predictLabelsJob } from '#modules/catalogue/label-model/jobs.ts';
import { matchText } from '#modules/catalogue/matching/index.server.ts';
import { drawPicturesJob } from '#modules/catalogue/pictures/jobs.ts';
import { formatIdeaKey } from '#modules/catalogue/shared.ts';
import { baselines, mean, visiblePart } from '#modules/engine/simulate/index.server.ts';
import { openEngine } from '#modules/engine/snapshot/index.server.ts';
import { SQUARE_TILES } from '#modules/engine/square/shared.ts';
import { prepareQueues } from '#modules/platform/index.server.ts';
import {
  type Person,
  type Query,
  readGrades,
  readJudgedIdeas,
  readJudgedLabels,
  readOtherHints,
  readQueries,
  readTiles,
  readUnanswerable,
} from '../collection/collection.ts';
import { type ShownTiles, showTiles } from '../collection/tiles.ts';
import { openDatabase } from './database.ts';
import { STARTER_FOLDER, starterRows, starterWorld } from './engine-quality-starter.ts';
import { bench, type Goal } from './harness.ts';
import {
  labelAgreement,
  type MatchFigures,
  ndcg9,
  summariseMatch,
  weightedKappa,
} from './match-figures.ts';
import { type Play, playBaseline, playEngine } from './match-play.ts';
import { type Judged, type Judgement, readJudged, tapping, withHints } from './match-visitor.ts';

type Half = Person['half'];
const HALVES: readonly Half[] = ['tuning', 'held-out'];
const SLIPS = [0, 0.1];
/** Wrong answers are drawn anew in each round. */
const ROUNDS = 3;
/** How many other givers type hints of their own for each person. */
const OTHER_GIVERS = 6;
const BUDGET_TOLERANCE = 1.05;

/** Goals for the held-out half, by share of wrong answers. */
const GOALS: Record<number, { good: Goal; delight: Goal }> = {
  0: { good: { atLeast: 0.95 }, delight: { atLeast: 0.85 } },
  0.1: { good: { atLeast: 0.9 }, delight: { atLeast: 0.78 } },
};

const everyone = readJudged();
const judgedIdeas = new Set(readJudgedIdeas());
const { rows, cheapest, typical, keywords } = starterRows();
const INTERESTS = Object.keys(interestsText.labels);
const questionOf = (word: string) => keywords.get(word);

const judgeFor = (judged: ReadonlyMap<Play, Judged>) => ({
  isOverBudget: (play: Play, key: string) =>
    cheapest.get(key)! > BUDGET_TOLERANCE * 100 * judged.get(play)!.person.price_max,
  isTypicallyOverBudget: (play: Play, key: string) =>
    typical.get(key)! > BUDGET_TOLERANCE * 100 * judged.get(play)!.person.price_max,
  isJudged: (key: string) => judgedIdeas.has(key),
});

/** Plays every person of a half so many times, except those for whom there is nothing to play. */
async function playHalf(
  half: Half,
  play: (judged: Judged, seed: number) => Play | null | Promise<Play | null>,
  rounds = ROUNDS,
): Promise<MatchFigures> {
  const plays = new Map<Play, Judged>();
  for (const judged of everyone.filter(({ person }) => person.half === half)) {
    for (let seed = 1; seed <= rounds; seed++) {
      const played = await play(judged, seed);
      if (played) plays.set(played, judged);
    }
  }
  return summariseMatch([...plays.keys()], judgeFor(plays));
}

/**
 * Plays every person of a half once for each of six other givers, who type something else: as many people, and six times as
 * many ways for a search to go, so that a change moves these figures less by chance.
 */
function playOtherGivers(half: Half): Promise<MatchFigures> {
  const typed = new Map(
    readOtherHints().map(({ person, giver, hints }) => [`${person} ${giver}`, hints]),
  );
  return playHalf(
    half,
    (judged, giver) =>
      playEngine(withHints(judged, typed.get(`${judged.person.id} ${giver}`)!), 0, giver),
    OTHER_GIVERS,
  );
}

type SquareFigures = {
  ndcg: number;
  onTarget: number;
  /** Share of the tiles that nobody graded; they count as misses. */
  ungraded: number;
  /** Of the texts that name nothing known, and how many they are; of those that no catalogue answers. */
  notUnderstood: number;
  notUnderstoodSaid: number;
  unanswerableSaid: number;
};

async function measureSquare(half: Half, show = showTiles): Promise<SquareFigures> {
  const tiles = Map.groupBy(readTiles(), ({ query }) => query);
  const measures = [];
  for (const query of readQueries().filter((one) => one.half === half)) {
    const judged = new Map(tiles.get(query.id)?.map(({ idea, grade }) => [idea, grade]));
    const { ideas, isUnderstood, isSaid } = await show(query);
    const shown = ideas.map((key): Judgement => judged.get(key) ?? 0);
    measures.push({
      answerable: [...judged.values()].some((grade) => grade > 0),
      ndcg: ndcg9(shown, [...judged.values()]),
      onTarget: shown.filter((grade) => grade > 0).length / SQUARE_TILES,
      ungraded: ideas.filter((key) => !judged.has(key)).length / SQUARE_TILES,
      isUnderstood,
      isSaid,
    });
  }
  const unanswerable = [];
  for (const { text } of readUnanswerable().filter((one) => one.half === half)) {
    unanswerable.push(await show({ id: 0, text }));
  }
  const answerable = measures.filter((one) => one.answerable);
  const notUnderstood = [...measures, ...unanswerable].filter(({ isUnderstood }) => !isUnderstood);
  return {
    ndcg: mean(answerable.map(({ ndcg }) => ndcg)),
    onTarget: mean(answerable.map(({ onTarget }) => onTarget)),
    ungraded: mean(measures.map(({ ungraded }) => ungraded)),
    notUnderstood: notUnderstood.length,
    notUnderstoodSaid: said(notUnderstood),
    unanswerableSaid: said(unanswerable),
  };
}

/** The plain baseline of the square: the ideas whose words match a text best, and no more. */
async function showMatches({ id, text }: Pick<Query, 'id' | 'text'>): Promise<ShownTiles> {
  const { ideas, missed } = await matchText(text, SQUARE_TILES);
  const keys = new Map(
    (await findIdeas(ideas.map(({ idea_id }) => idea_id))).map(({ id, key }) => [id, key]),
  );
  return {
    query: id,
    ideas: ideas.flatMap(({ idea_id }) => {
      const key = keys.get(idea_id);
      return key ? [formatIdeaKey(key)] : [];
    }),
    isUnderstood: ideas.length > 0,
    isSaid: missed.length > 0,
  };
}

function said(texts: readonly { isSaid: boolean }[]): number {
  return texts.filter(({ isSaid }) => isSaid).length / texts.length;
}

/** The agreement of the two judges over the ideas of the people that both graded. */
function measureAgreement(): { people: number; kappa: number } {
  const second = Map.groupBy(readGrades('second'), ({ person }) => person);
  const both = everyone.filter(({ person }) => second.has(person.id));
  const pairs = both.flatMap(({ person, grades }) => {
    const other = new Map(second.get(person.id)!.map(({ idea, grade }) => [idea, grade]));
    return [...judgedIdeas].map((idea): [Judgement, Judgement] => [
      grades.get(idea) ?? 0,
      other.get(idea) ?? 0,
    ]);
  });
  return { people: both.length, kappa: weightedKappa(pairs) };
}

const folder = mkdtempSync(join(tmpdir(), 'trouvaille-bench-match-'));
const closeDatabase = await openDatabase(join(folder, 'data'), true);
await prepareQueues([drawPicturesJob, predictLabelsJob]);
const imported = await importCatalogue(STARTER_FOLDER);
if (!imported.ok) throw new Error('the starter catalogue was rejected');
// As a site is a few minutes after its first start: what the model predicts counts.
const { signal } = new AbortController();
await trainLabelModel(signal);
await predictDueLabels(signal);
const engine = await openEngine();

await bench('match', async ({ figure }) => {
  const agreement = measureAgreement();
  figure('people graded by two judges', agreement.people, '');
  figure('their agreement, weighted kappa', agreement.kappa, '');
  const labels = readJudgedLabels();
  const { set, strength } = labelAgreement(labels);
  figure('labels of themes and needs judged twice', labels.length, '');
  figure('their agreement: set by both judges', set, '');
  figure('of these, with the same strength', strength, '');
  for (const slips of SLIPS) {
    for (const half of HALVES) {
      const result = await playHalf(half, (judged, seed) => playEngine(judged, slips, seed));
      const goals = half === 'held-out' ? GOALS[slips] : undefined;
      const name = `${half}, ${100 * slips} % slips:`;
      for (const count of [1, 3, 5] as const) {
        figure(
          `${name} good within ${count}`,
          result.good[count],
          '',
          count === 3 ? goals?.good : undefined,
        );
      }
      for (const count of [1, 3, 5] as const) {
        figure(
          `${name} delight within ${count}`,
          result.delight[count],
          '',
          count === 5 ? goals?.delight : undefined,
        );
      }
      const clean = goals && slips === 0;
      figure(`${name} good within 3, highlights counted`, result.goodInSight, '');
      figure(`${name} delight within 5, highlights counted`, result.delightInSight, '');
      figure(
        `${name} interactions until good`,
        result.interactions,
        '',
        clean ? { atMost: 9 } : undefined,
      );
      figure(
        `${name} absurd among the first five`,
        result.absurd,
        '',
        clean ? { atMost: 0.02 } : undefined,
      );
      figure(
        `${name} out of budget by 5 %`,
        result.overBudget,
        '',
        clean ? { atMost: 0 } : undefined,
      );
      figure(`${name} out of budget by its typical price`, result.typicallyOverBudget, '');
      figure(`${name} shown but not judged`, result.unjudged, '');
    }
  }
  for (const half of HALVES) {
    const { good, delight } = await playHalf(half, (judged, seed) =>
      playEngine(judged, 0, seed, 'GoodIdea'),
    );
    figure(`${half}, keeps what is fine and goes on: good within 3`, good[3], '');
    figure(`${half}, keeps what is fine and goes on: delight within 5`, delight[5], '');
  }
  for (const half of HALVES) {
    const { good, delight, interactions } = await playOtherGivers(half);
    figure(`${half}, other givers: good within 3`, good[3], '');
    figure(`${half}, other givers: delight within 5`, delight[5], '');
    figure(`${half}, other givers: interactions until good`, interactions, '');
  }
  for (const half of HALVES) {
    const visitorOf = (judged: Judged) => tapping(judged, INTERESTS, questionOf);
    const silent = await playHalf(half, (judged, seed) =>
      visitorOf(judged) ? playEngine(withHints(judged, ''), 0, seed) : null,
    );
    const tapped = await playHalf(half, (judged, seed) => {
      const visitor = visitorOf(judged);
      return visitor && playEngine(visitor, 0, seed);
    });
    figure(`${half}, no hints: interactions until good`, silent.interactions, '');
    figure(`${half}, no hints: good within 3`, silent.good[3], '');
    figure(`${half}, interests tapped: interactions until good`, tapped.interactions, '');
    figure(`${half}, interests tapped: good within 3`, tapped.good[3], '');
  }
  for (const half of HALVES) {
    const square = await measureSquare(half);
    const isGoal = half === 'held-out';
    figure(`${half}, square: nDCG@9`, square.ndcg, '', isGoal ? { atLeast: 0.8 } : undefined);
    figure(`${half}, square: tiles on target`, square.onTarget, '');
    figure(`${half}, square: shown but not graded`, square.ungraded, '');
    figure(`${half}, square: texts of which nothing is understood`, square.notUnderstood, '');
    figure(
      `${half}, square: nothing understood but said so`,
      square.notUnderstoodSaid,
      '',
      isGoal ? { atLeast: 1 } : undefined,
    );
    figure(`${half}, square: not to be answered, and said so`, square.unanswerableSaid, '');
  }
  for (const strategy of baselines(visiblePart(starterWorld(), 1, 0))) {
    for (const slips of SLIPS) {
      const result = await playHalf('held-out', (judged, seed) =>
        playBaseline(strategy, rows, judged, slips, seed),
      );
      const name = `held-out, ${strategy.name}, ${100 * slips} % slips:`;
      for (const count of [1, 3, 5] as const) {
        figure(`${name} good within ${count}`, result.good[count], '');
        figure(`${name} delight within ${count}`, result.delight[count], '');
      }
      figure(`${name} interactions until good`, result.interactions, '');
      figure(`${name} absurd among the first five`, result.absurd, '');
      figure(`${name} out of budget by 5 %`, result.overBudget, '');
    }
  }
  const byWords = await measureSquare('held-out', showMatches);
  figure('held-out, square by words alone: nDCG@9', byWords.ndcg, '');
  figure('held-out, square by words alone: tiles on target', byWords.onTarget, '');
  figure('held-out, square by words alone: shown but not graded', byWords.ungraded, '');
});

await engine.close();
await closeDatabase();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
