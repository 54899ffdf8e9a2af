import type { SnapshotInput } from '../core/index.server.ts';
import { randomFrom } from './random.ts';
import {
  agreements,
  gain,
  HARD_LIKELIHOOD,
  heaviest,
  type Likelihood,
  SOFT_LIKELIHOOD,
  type Table,
  tableOf,
  weightsOf,
} from './simple-belief.ts';
import { staticTree } from './static-tree.ts';
import { isTimeToAsk, type Step, type Strategy, type VisitHistory } from './strategy.ts';

/** Strategies that the engine is compared with; they read the catalogue's rows by themselves. */
export function baselines(input: SnapshotInput): Strategy[] {
  const table = tableOf(input);
  return [
    askingStrategy('random question', table, SOFT_LIKELIHOOD, randomQuestion),
    {
      name: 'popularity only',
      next: (history) => showHeaviest(weightsOf(table, SOFT_LIKELIHOOD, history)),
    },
    askingStrategy('static tree', table, SOFT_LIKELIHOOD, staticTree(table)),
    askingStrategy('no noise floor', table, HARD_LIKELIHOOD, mostInformativeQuestion),
  ];
}

/**
 * For reference: asks every question there is before the first idea, then shows ideas in the order of their agreement with the
 * answers, `Σ label·answer ÷ √Σ label²`. What it misses, no choice of questions can find from answers alone.
 */
export function askEverything(input: SnapshotInput): Strategy {
  const table = tableOf(input);
  return {
    name: 'every question asked',
    next(history) {
      const [question] = unasked(table, history);
      if (question !== undefined) return { kind: 'question', question };
      return showHeaviest(agreements(table, history));
    },
  };
}

/** Chooses among the questions not asked yet; -1 when there is nothing to ask. */
type Choose = (table: Table, history: VisitHistory, weight: Float64Array, seed: number) => number;

function askingStrategy(
  name: string,
  table: Table,
  likelihood: Likelihood,
  choose: Choose,
): Strategy {
  return {
    name,
    next(history, seed) {
      const weight = weightsOf(table, likelihood, history);
      const question = isTimeToAsk(history) ? choose(table, history, weight, seed) : -1;
      return question >= 0 ? { kind: 'question', question } : showHeaviest(weight);
    },
  };
}

function showHeaviest(weight: Float64Array): Step {
  const idea = heaviest(weight);
  return idea < 0 ? { kind: 'give_up' } : { kind: 'idea', idea, asQuestion: false };
}

function unasked({ askable }: Table, { events }: VisitHistory): number[] {
  const asked = new Set(events.map((event) => (event.kind === 'answer' ? event.question : -1)));
  return askable.filter((question) => !asked.has(question));
}

const randomQuestion: Choose = (table, history, _, seed) => {
  const left = unasked(table, history);
  return left.length > 0 ? randomFrom(`ask ${seed} ${history.events.length}`).pick(left) : -1;
};

const mostInformativeQuestion: Choose = (table, history, weight) => {
  const possible = [...weight.keys()].filter((idea) => weight[idea]! > 0);
  let best = { question: -1, gain: 0 };
  for (const question of unasked(table, history)) {
    const own = gain(table, HARD_LIKELIHOOD, weight, possible, question);
    if (own > best.gain) best = { question, gain: own };
  }
  return best.question;
};
