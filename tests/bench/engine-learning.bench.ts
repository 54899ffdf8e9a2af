// What runs of the learning bring: the same new visitors before and after; it also learns from the engine's own mistakes.
// QUICK=1 plays a tenth of the visits.
import {
  drawVisitor,
  engineStrategy,
  type Knowledge,
  Learner,
  mean,
  playVisit,
  summarise,
  syntheticWorld,
  VISITOR_KINDS,
  type Visit,
  visiblePart,
  type World,
} from '#modules/engine/simulate/index.server.ts';
import { starterWorld } from './engine-quality-starter.ts';
import { type Bench, bench } from './harness.ts';

const SEED = 1;
const NEW_VISITORS = process.env.QUICK === '1' ? 480 : 4800;
const NIGHTS = 5;
const VISITS_A_NIGHT = NEW_VISITORS / 16;
const FEW = 10;
/** The seed of the first visitor learned from: none of them is played again. */
const FIRST_PAST = 500_000;

type Figure = Bench['figure'];

function play(
  world: World,
  known: Partial<Knowledge> & Pick<Knowledge, 'input'>,
  count: number,
  from = 0,
): Visit[] {
  const engine = engineStrategy(known.input, known.table);
  return Array.from({ length: count }, (_, n) => {
    const kind = VISITOR_KINDS[n % VISITOR_KINDS.length]!;
    return playVisit(engine, drawVisitor(world, kind, from + n), from + n);
  });
}

/** How much larger a share of the same visitors found a gift, with its standard error. */
function gain(before: readonly Visit[], after: readonly Visit[], within: number) {
  const differences = after.map(
    ({ proposals }, n) => Number(proposals <= within) - Number(before[n]!.proposals <= within),
  );
  const average = mean(differences);
  const variance = mean(differences.map((difference) => (difference - average) ** 2));
  return { average, error: Math.sqrt(variance / differences.length) };
}

function measureWorld(world: World, figure: Figure): void {
  const input = visiblePart(world, SEED);
  const before = play(world, { input }, NEW_VISITORS);
  const report = (when: string, known: Knowledge, goal: number) => {
    const after = play(world, known, NEW_VISITORS);
    const { within5, within10, questions } = summarise(after);
    figure(`${world.name}: ${when}, within 5`, within5, 'share');
    figure(`${world.name}: ${when}, within 10`, within10, 'share');
    figure(`${world.name}: ${when}, questions`, questions, 'mean');
    for (const within of [5, 10]) {
      const { average, error } = gain(before, after, within);
      const name = `${world.name}: ${when}, within ${within}, gained`;
      figure(name, average, 'share', { atLeast: goal * error });
      figure(`${name}: standard error`, error, 'share');
    }
  };
  const { within5, within10, questions } = summarise(before);
  figure(`${world.name}: nothing learned, within 5`, within5, 'share');
  figure(`${world.name}: nothing learned, within 10`, within10, 'share');
  figure(`${world.name}: nothing learned, questions`, questions, 'mean');

  // Better by two standard errors after many visits; not worse by three after a few.
  const few = new Learner(input);
  report(`${FEW} visits`, few.learn(play(world, { input }, FEW, FIRST_PAST)), -3);
  const learner = new Learner(input);
  let known: Knowledge | null = null;
  for (let night = 0; night < NIGHTS; night++) {
    const from = FIRST_PAST + night * VISITS_A_NIGHT;
    known = learner.learn(play(world, known ?? { input }, VISITS_A_NIGHT, from));
  }
  report(`${NIGHTS} nights of ${VISITS_A_NIGHT} visits`, known!, 2);
}

await bench('engine-learning', async ({ figure }) => {
  measureWorld(starterWorld(), figure);
  measureWorld(syntheticWorld(1000, SEED), figure);
});
