import type { SnapshotInput } from '../core/index.server.ts';
import { chanceFrom } from './chance.ts';
import {
  AT_ITS_WORD,
  agreements,
  FORGIVING,
  gain,
  heaviest,
  type Likelihood,
  type Table,
  tableOf,
  weigh,
} from './simple-belief.ts';
import { staticTree } from './static-tree.ts';
import { isTimeToAsk, type Said, type Step, type Strategy } from './strategy.ts';

/** What any engine must beat, each playing by its own reading of the catalogue's rows. */
export function baselines(input: SnapshotInput): Strategy[] {
  const table = tableOf(input);
  return [
    askingStrategy('random question', table, FORGIVING, randomQuestion),
    { name: 'popularity only', next: (said) => showHeaviest(weigh(table, FORGIVING, said)) },
    askingStrategy('static tree', table, FORGIVING, staticTree(table)),
    askingStrategy('no noise floor', table, AT_ITS_WORD, mostTellingQuestion),
  ];
}

/**
 * For reference: asks every question there is before the first idea, then shows ideas in the order of their agreement with the
 * answers, `Σ label·answer ÷ √Σ label²`. What it misses no choice of questions finds in the answers, feedback on ideas apart.
 */
export function askEverything(input: SnapshotInput): Strategy {
  const table = tableOf(input);
  return {
    name: 'every question asked',
    next(said) {
      const [question] = unasked(table, said);
      if (question !== undefined) return { kind: 'question', question };
      return showHeaviest(agreements(table, said));
    },
  };
}

/** Chooses among the questions not asked yet; -1 when there is nothing to ask. */
type Choose = (table: Table, said: Said, weight: Float64Array, seed: number) => number;

function askingStrategy(
  name: string,
  table: Table,
  likelihood: Likelihood,
  choose: Choose,
): Strategy {
  return {
    name,
    next(said, seed) {
      const weight = weigh(table, likelihood, said);
      const question = isTimeToAsk(said) ? choose(table, said, weight, seed) : -1;
      return question >= 0 ? { kind: 'question', question } : showHeaviest(weight);
    },
  };
}

function showHeaviest(weight: Float64Array): Step {
  const idea = heaviest(weight);
  return idea < 0 ? { kind: 'give_up' } : { kind: 'idea', idea, asQuestion: false };
}

function unasked({ askable }: Table, { events }: Said): number[] {
  const asked = new Set(events.map((event) => (event.kind === 'answer' ? event.question : -1)));
  return askable.filter((question) => !asked.has(question));
}

const randomQuestion: Choose = (table, said, _, seed) => {
  const left = unasked(table, said);
  return left.length > 0 ? chanceFrom(`ask ${seed} ${said.events.length}`).pick(left) : -1;
};

const mostTellingQuestion: Choose = (table, said, weight) => {
  const alive = [...weight.keys()].filter((idea) => weight[idea]! > 0);
  let best = { question: -1, gain: 0 };
  for (const question of unasked(table, said)) {
    const own = gain(table, AT_ITS_WORD, weight, alive, question);
    if (own > best.gain) best = { question, gain: own };
  }
  return best.question;
};
