import type { Engine } from './engine-strategy.ts';
import { isTimeToAsk, type Strategy } from './strategy.ts';
import type { Visitor } from './visitor.ts';
import type { World } from './world.ts';

/**
 * For reference: is told which questions matter most to each very visitor, and asks them, the most telling first; the
 * answers are as noisy as ever, and ideas are the engine's choice. A well-informed order to compare with, not a bound.
 *
 * A question matters by how true or untrue it is of the person, times the root of how many ideas have a label there:
 * how far it moves what ideas are worth.
 *
 * @param visitors by the seed of their visit.
 */
export function genie(world: World, engine: Engine, visitors: readonly Visitor[]): Strategy {
  const labelled = new Uint32Array(world.questions.length);
  for (const { question } of world.truth.flat()) labelled[question]! += 1;
  const orders = visitors.map(({ person }) => {
    const reach = person.traits.map((trait, q) => Math.abs(trait) * Math.sqrt(labelled[q]!));
    return [...reach.keys()].sort((a, b) => reach[b]! - reach[a]!);
  });
  return {
    name: 'told what matters most to each',
    next(said, seed) {
      if (isTimeToAsk(said)) {
        const answers = said.events.filter(({ kind }) => kind === 'answer').length;
        return { kind: 'question', question: orders[seed]![answers]! };
      }
      const [idea] = engine.highlights(said, 1);
      return idea === undefined ? { kind: 'give_up' } : { kind: 'idea', idea, asQuestion: false };
    },
  };
}
