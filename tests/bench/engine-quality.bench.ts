// How soon visitors with a hidden taste find a gift, compared with simpler strategies; and the one-secret-item game of the field.
// QUICK=1 plays a twentieth of the visits and does not draw the chart.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  askEverything,
  baselines,
  drawMatrix,
  drawVisitor,
  duplicateFinder,
  type Engine,
  engineStrategy,
  hasPair,
  identify,
  mean,
  oracle,
  type PleasingShare,
  playIdealQuestioner,
  playNoisy,
  playVisit,
  questioner,
  randomFrom,
  type Strategy,
  standardError,
  successBound,
  summarise,
  syntheticWorld,
  VISITOR_KINDS,
  type Visit,
  type Visitor,
  type VisitorOptions,
  visiblePart,
  type World,
  withPastVisits,
} from '#modules/engine/simulate/index.server.ts';
import { drawChart } from './engine-quality-chart.ts';
import { withFreshIdeas } from './engine-quality-predicted.ts';
import { starterWorld } from './engine-quality-starter.ts';
import { type Bench, bench } from './harness.ts';

const QUICK = process.env.QUICK === '1';
const SEED = 1;
const VISITORS = QUICK ? 120 : 2400;
const CURVE_VISITORS = 480;
const WRONG_SHARES = [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3];
/** Visitors whom more ideas please than usual. */
const EASIER: PleasingShare[] = [
  [0.05, 0.12],
  [0.08, 0.16],
];
const HIGHLIGHTS = 6;
const CHART = fileURLToPath(new URL('../../docs/engine-quality.svg', import.meta.url));

const EXACT_GAMES = QUICK ? 30 : 200;
const NOISY_GAMES = QUICK ? 100 : 2000;
const NOISY = { items: 1000, questions: 218, wrong: 0.1, checkpoints: [20, 30] };

type Figure = Bench['figure'];

/** Visitors in turn of every kind. */
function drawVisitors(world: World, count: number, options?: VisitorOptions): Visitor[] {
  return Array.from({ length: count }, (_, n) =>
    drawVisitor(world, VISITOR_KINDS[n % VISITOR_KINDS.length]!, n, options),
  );
}

function playAll(strategy: Strategy, visitors: readonly Visitor[]): Visit[] {
  return visitors.map((visitor, n) => playVisit(strategy, visitor, n));
}

function measureWorld(world: World, figure: Figure): void {
  const input = withPastVisits(world, visiblePart(world, SEED), SEED);
  const visitors = drawVisitors(world, VISITORS);
  const engine = engineStrategy(input);
  const visits = playAll(engine, visitors);
  const own = summarise(visits);
  const at = (name: string) => `${world.name}: ${name}`;

  const pleasing = mean(visitors.map(({ taste }) => taste.share));
  figure(at('ideas within the budget that please'), 100 * pleasing, '%');
  figure(at('accepted within 5 proposals'), own.within5, 'share', { atLeast: 0.8 });
  figure(at('accepted within 10 proposals'), own.within10, 'share', { atLeast: 0.95 });
  figure(at('standard error of these shares, at most'), standardError(0.5, VISITORS), 'share');
  figure(at('questions before the accepted idea'), own.questions, 'mean', { atMost: 12 });
  figure(at('steps, a failed visit counting as 50'), own.steps, 'mean');
  for (const kind of VISITOR_KINDS) {
    const { within5, within10, questions } = summarise(
      visits.filter((_, n) => visitors[n]!.kind === kind),
    );
    figure(at(`« ${kind} », within 5`), within5, 'share', { atLeast: 0.8 });
    figure(at(`« ${kind} », within 10`), within10, 'share', { atLeast: 0.95 });
    figure(at(`« ${kind} », questions`), questions, 'mean', { atMost: 12 });
  }
  for (const baseline of baselines(input)) {
    const { within5, within10, questions, steps } = summarise(playAll(baseline, visitors));
    figure(at(`${baseline.name}, within 5`), within5, 'share');
    figure(at(`${baseline.name}, within 10`), within10, 'share');
    figure(at(`${baseline.name}, questions`), questions, 'mean');
    figure(at(`engine ÷ ${baseline.name}, within 5`), own.within5 / within5, '×', { atLeast: 1 });
    figure(at(`engine ÷ ${baseline.name}, within 10`), own.within10 / within10, '×', {
      atLeast: 1,
    });
    figure(at(`${baseline.name} ÷ engine, steps`), steps / own.steps, '×', { atLeast: 1 });
  }
  const best = summarise(playAll(oracle(world, engine, visitors), visitors));
  figure(at('for reference, told what matters most to each, within 5'), best.within5, 'share');
  figure(at('for reference, told what matters most to each, within 10'), best.within10, 'share');
  figure(at('for reference, told what matters most to each, questions'), best.questions, 'mean');
  const everything = askEverything(input);
  const everyVisit = visitors.map((visitor, n) => playVisit(everything, visitor, n, Infinity));
  const { within5, within10 } = summarise(everyVisit);
  figure(at('for reference, every question asked, within 5'), within5, 'share');
  figure(at('for reference, every question asked, within 10'), within10, 'share');
  for (const pleasingShare of EASIER) {
    const easierVisitors = drawVisitors(world, VISITORS, { pleasingShare });
    const easier = summarise(playAll(engine, easierVisitors));
    const whom = `${pleasingShare.map((share) => 100 * share).join(' to ')} % of the ideas please`;
    figure(at(`${whom}, within 5`), easier.within5, 'share', { atLeast: 0.8 });
    figure(at(`${whom}, within 10`), easier.within10, 'share', { atLeast: 0.95 });
    figure(at(`${whom}, questions`), easier.questions, 'mean', { atMost: 12 });
  }
  const { shown, all: usual } = fairness(input, visits, visitors);
  figure(at('few-label ideas shown please, ÷ the others shown'), shown, '×');
  figure(at('few-label ideas please, shown or not, ÷ the others'), usual, '×');
  const { areTwins, areSimilar } = duplicateFinder(input);
  const twice = visits.filter(({ shown }) => hasPair(shown, areTwins)).length;
  figure(at('visits that saw two of a twin group'), twice, '', { atMost: 0 });
  const rows = visits.map(({ history }) => engine.highlights(history, HIGHLIGHTS));
  const similar = rows.filter((row) => hasPair(row, areSimilar)).length;
  figure(at('highlight rows with near-duplicates'), similar, '', { atMost: 0 });
}

/**
 * Whether ideas with few labels (the quarter that has least) are shown neither too often nor too seldom: how much likelier one
 * that is shown is accepted than another that is shown, beside how much likelier any that suits is to please. Shown too
 * often, they would please less than that; too seldom, more.
 */
function fairness(
  { ideas, labels }: ReturnType<typeof visiblePart>,
  visits: readonly Visit[],
  visitors: readonly Visitor[],
): { shown: number; all: number } {
  const count = new Uint32Array(ideas.length);
  for (const idea of labels.idea) count[idea]! += 1;
  const least = count.toSorted()[Math.floor(ideas.length / 4)]!;
  const isFew = (idea: number) => count[idea]! <= least;
  const shown = visits.flatMap((visit) =>
    visit.shown.map((idea, at) => ({ few: isFew(idea), pleases: at === visit.proposals - 1 })),
  );
  const all = visitors.flatMap(({ search, taste }) =>
    ideas.flatMap((_, idea) =>
      search.suits(idea) && search.affords(idea)
        ? [{ few: isFew(idea), pleases: taste.pleases[idea] === 1 }]
        : [],
    ),
  );
  return { shown: fewToOthers(shown), all: fewToOthers(all) };
}

function fewToOthers(ideas: readonly { few: boolean; pleases: boolean }[]): number {
  const share = (few: boolean) =>
    mean(ideas.filter((idea) => idea.few === few).map(({ pleases }) => Number(pleases)));
  return share(true) / share(false);
}

/** Ideas that nobody labelled, as a shop's file brings them: without labels, with predicted ones, and had they their own. */
async function measurePredictions(world: World, figure: Figure): Promise<void> {
  const input = withPastVisits(world, visiblePart(world, SEED, 0), SEED);
  const { isFresh, ...inputs } = await withFreshIdeas(world, input);
  const visitors = drawVisitors(world, VISITORS);
  const played = Object.entries(inputs).map(([name, each]) => {
    const visits = playAll(engineStrategy(each), visitors);
    const shown = visits.flatMap((visit) => visit.shown);
    const summary = summarise(visits);
    const at = (what: string) => `80 % of the ideas ${name}: ${what}`;
    figure(at('accepted within 5 proposals'), summary.within5, 'share');
    figure(at('accepted within 10 proposals'), summary.within10, 'share');
    figure(at('steps, a failed visit counting as 50'), summary.steps, 'mean');
    figure(at('of the ideas shown'), shown.filter(isFresh).length / shown.length, 'share');
    return [name, summary.within10] as const;
  });
  const { predicted, unlabelled } = Object.fromEntries(played);
  figure('predicted ÷ unlabelled, within 10', predicted! / unlabelled!, '×', { atLeast: 1.05 });
}

/** N items, random questions, no wrong answer: how close to halving at every question. */
function measureExactGame(figure: Figure): void {
  for (const items of [64, 256, 1000]) {
    const matrix = drawMatrix(items, NOISY.questions, SEED, () => 0.5);
    const engine = questioner(matrix, 0);
    const random = randomFrom(`secrets ${items}`);
    const asked = Array.from({ length: EXACT_GAMES }, (_, game) =>
      identify(engine, matrix, random.index(items), game),
    );
    const ratio = mean(asked) / Math.log2(items);
    figure(`one of ${items}, no noise: questions ÷ log2 N`, ratio, '×', { atMost: 1.05 });
  }
}

/** The field's public reference is a dense matrix of 1,000 objects × 218 questions. */
function measureNoisyGame(figure: Figure): void {
  const { items, questions, wrong, checkpoints } = NOISY;
  const matrix = drawMatrix(items, questions, SEED, (random) => random.between(0.1, 0.9));
  const engine: Engine = questioner(matrix, wrong);
  const games = [...Array(NOISY_GAMES).keys()];
  const real = games.map((seed) => playNoisy(engine, matrix, wrong, checkpoints, seed));
  const ideal = games.map((seed) => playIdealQuestioner(items, wrong, checkpoints, seed));
  checkpoints.forEach((asked, n) => {
    const found = mean(real.map((game) => Number(game[n])));
    const name = `one of 1,000, 10 % wrong, top-1 after ${asked}`;
    figure(name, found, 'share', { atLeast: asked === 20 ? 0.8 : 0.97 });
    figure(`${name}: standard error`, standardError(found, NOISY_GAMES), 'share');
    figure(`${name}: any set halved`, mean(ideal.map((game) => Number(game[n]))), 'share');
    figure(`${name}: upper bound`, successBound(items, wrong, asked), 'share');
  });
}

/** Success against the share of wrong answers, the same for every kind of visitor, as a picture. */
function drawCurve(world: World, figure: Figure): void {
  const input = withPastVisits(world, visiblePart(world, SEED), SEED);
  const groups = WRONG_SHARES.map((wrong) => drawVisitors(world, CURVE_VISITORS, { wrong }));
  const lines = [engineStrategy(input), ...baselines(input)].map((strategy) => ({
    name: strategy.name,
    values: groups.map((visitors) => summarise(playAll(strategy, visitors)).within10),
  }));
  const title = 'Visits that find a gift within ten ideas (1,000 ideas)';
  writeFileSync(CHART, drawChart(title, 'share of wrong answers', WRONG_SHARES, lines));
  WRONG_SHARES.forEach((wrong, n) => {
    figure(`${100 * wrong} % wrong answers, within 10`, lines[0]!.values[n]!, 'share');
  });
}

await bench('engine-quality', async ({ figure }) => {
  const synthetic = syntheticWorld(1000, SEED);
  measureWorld(synthetic, figure);
  const starter = starterWorld();
  measureWorld(starter, figure);
  await measurePredictions(starter, figure);
  measureExactGame(figure);
  measureNoisyGame(figure);
  if (!QUICK) drawCurve(synthetic, figure);
});
