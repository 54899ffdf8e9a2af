import type { SnapshotInput } from '../core/index.server.ts';
import { randomFrom } from './random.ts';
import { drawVisitor, VISITOR_KINDS } from './visitor.ts';
import type { World } from './world.ts';

const PAST_VISITORS = 300;
/** How many of them saw each idea, and answered each question. */
const VISITORS_PER_IDEA = 20;
const VISITORS_PER_QUESTION = 60;

/**
 * The same input after some hundred visits: how often ideas that suit were accepted, and how questions were answered. None of
 * these visitors is played again.
 */
export function withPastVisits(world: World, input: SnapshotInput, seed: number): SnapshotInput {
  const visitors = Array.from({ length: PAST_VISITORS }, (_, n) =>
    drawVisitor(world, VISITOR_KINDS[n % VISITOR_KINDS.length]!, 1_000_000 + seed * 1000 + n),
  );
  const random = randomFrom(`past ${seed}`);
  return {
    ...input,
    ideas: input.ideas.map((idea, index) => {
      let [shown, accepted] = [0, 0];
      for (let n = 0; n < VISITORS_PER_IDEA; n++) {
        const { search, taste } = random.pick(visitors);
        if (!search.suits(index) || !search.affords(index)) continue;
        shown++;
        accepted += taste.pleases[index]!;
      }
      return { ...idea, shown, accepted };
    }),
    questions: input.questions.map((question, index) => {
      const counts = { yes: 0, no: 0, unknown: 0 };
      for (let n = 0; n < VISITORS_PER_QUESTION; n++) {
        const answer = random.pick(visitors).answer(index);
        counts[answer > 0 ? 'yes' : answer < 0 ? 'no' : 'unknown']++;
      }
      return { ...question, ...counts };
    }),
  };
}
