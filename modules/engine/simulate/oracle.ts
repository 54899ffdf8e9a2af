import type { Engine } from './engine-strategy.ts';
import { isTimeToAsk, type Strategy } from './strategy.ts';
import type { Visitor } from './visitor.ts';
import type { World } from './world.ts';

/**
 * For reference, an oracle: it knows which questions matter most to each visitor, and asks them in that order; the
 * answers are as noisy as ever, and ideas are the engine's choice. A well-informed order to compare with, not a bound.
 *
 * A question matters by how true or untrue it is of the person, times the root of how many ideas have a label there.
 *
 * @param visitors by the seed of their visit.
 */
export function oracle(world: World, engine: Engine, visitors: readonly Visitor[]): Strategy {
  const labelled = new Uint32Array(world.questions.length);
  for (const { question } of world.truth.flat()) labelled[question]! += 1;
  const orders = visitors.map(({ person }) => {
    const reach = person.traits.map((trait, q) => Math.abs(trait) * Math.sqrt(labelled[q]!));
    return [...reach.keys()].sort((a, b) => reach[b]! - reach[a]!);
  });
  return {
    name: 'told what matters most to each',
    next(history, seed) {
      if (isTimeToAsk(history)) {
        const answers = history.events.filter(({ kind }) => kind === 'answer').length;
        return { kind: 'question', question: orders[seed]![answers]! };
      }
      const [idea] = engine.highlights(history, 1);
      return idea === undefined ? { kind: 'give_up' } : { kind: 'idea', idea, asQuestion: false };
    },
  };
}
