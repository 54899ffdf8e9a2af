import type { SnapshotInput } from '../core/index.server.ts';
import { certainTable, type Engine, engineStrategy } from './engine-strategy.ts';
import { type Random, randomFrom } from './random.ts';
import type { VisitEvent } from './strategy.ts';

/** The game the field measures: one secret item, and a matrix where the answer of every item to every question is known. */
export type Matrix = {
  items: number;
  questions: number;
  /** `yes[item * questions + question]` is 1 where the item's answer is yes. */
  yes: Uint8Array;
};

/** A dense matrix; `balance` draws each question's share of « yes ». */
export function drawMatrix(
  items: number,
  questions: number,
  seed: number,
  balance: (random: Random) => number,
): Matrix {
  const random = randomFrom(`matrix ${seed} ${items} ${questions}`);
  const shares = Array.from({ length: questions }, () => balance(random));
  const yes = Uint8Array.from({ length: items * questions }, (_, k) =>
    Number(random.flip(shares[k % questions]!)),
  );
  return { items, questions, yes };
}

/** The engine used for its questions only: it never shows an idea. */
export function questioner(matrix: Matrix, noise: number): Engine {
  return engineStrategy(asInput(matrix), certainTable(noise));
}

const PROFILE = {
  recipient: 4,
  ageMonths: 480,
  priceMin: 0,
  priceMax: 10_000,
  christmas: false,
};

/** The matrix as a catalogue where every label is certain and nothing else distinguishes items. */
function asInput({ items, questions, yes }: Matrix): SnapshotInput {
  const idea = {
    price: 3000,
    ageMin: 0,
    ageMax: 1200,
    recipient: 4,
    available: true,
    seasonal: false,
    forBeginners: false,
    rating: null,
    shown: 0,
    accepted: 0,
  };
  return {
    ideas: Array.from({ length: items }, () => idea),
    questions: Array.from({ length: questions }, () => ({
      category: 2,
      yes: 0,
      no: 0,
      unknown: 0,
    })),
    relations: [],
    labels: {
      idea: Uint32Array.from(yes, (_, k) => Math.floor(k / questions)),
      question: Uint16Array.from(yes, (_, k) => k % questions),
      label: yes.map((value) => (value ? 6 : 0)),
    },
    twins: [],
    nearDuplicates: [],
  };
}

/** Questions asked until the true answers leave one item; Infinity when the questioner gives up before. */
export function identify(engine: Engine, matrix: Matrix, secret: number, seed: number): number {
  const events: VisitEvent[] = [];
  let left = Array.from({ length: matrix.items }, (_, item) => item);
  while (left.length > 1) {
    const question = engine.ask({ profile: PROFILE, events }, seed);
    if (question === null) return Infinity;
    const answer = matrix.yes[secret * matrix.questions + question]!;
    events.push({ kind: 'answer', question, value: answer ? 1 : -1 });
    left = left.filter((item) => matrix.yes[item * matrix.questions + question] === answer);
  }
  return events.length;
}

/**
 * Plays with wrong answers, and says after how many questions the secret is the most likely item.
 *
 * @param checkpoints question counts, ascending. The most likely item is judged by the simulator from the answers
 *   and the true rate of wrong ones, so that only the choice of questions is measured.
 */
export function playNoisy(
  engine: Engine,
  matrix: Matrix,
  noise: number,
  checkpoints: readonly number[],
  seed: number,
): boolean[] {
  const random = randomFrom(`noisy game ${seed}`);
  const secret = random.index(matrix.items);
  const events: VisitEvent[] = [];
  const disagreements = new Uint16Array(matrix.items);
  return checkpoints.map((checkpoint) => {
    while (events.length < checkpoint) {
      const question = engine.ask({ profile: PROFILE, events }, seed);
      if (question === null) break;
      const truth = matrix.yes[secret * matrix.questions + question]!;
      const answer = random.flip(noise) ? 1 - truth : truth;
      events.push({ kind: 'answer', question, value: answer ? 1 : -1 });
      for (let item = 0; item < matrix.items; item++) {
        if (matrix.yes[item * matrix.questions + question] !== answer) disagreements[item]!++;
      }
    }
    return isMostLikely(disagreements, secret, random);
  });
}

/** Whether the secret has the fewest disagreements; ties are broken at random. */
function isMostLikely(disagreements: Uint16Array, secret: number, random: Random): boolean {
  const least = disagreements.reduce((a, b) => Math.min(a, b));
  if (disagreements[secret] !== least) return false;
  return random.flip(1 / disagreements.filter((count) => count === least).length);
}

/**
 * What no questioner can exceed: the sphere-packing bound, which holds with feedback too. Each of the `2^asked` strings of
 * answers is decoded as one item, so that an item is found in `2^asked ÷ items` cases on average, at
 * best those with the fewest wrong answers.
 */
export function successBound(items: number, noise: number, asked: number): number {
  let room = 2 ** asked / items;
  let found = 0;
  let ways = 1;
  for (let wrong = 0; wrong <= asked && room > 0; wrong++) {
    const counted = Math.min(room, ways);
    found += counted * noise ** wrong * (1 - noise) ** (asked - wrong);
    room -= counted;
    ways = (ways * (asked - wrong)) / (wrong + 1);
  }
  return found;
}

/**
 * The same game for a questioner who may ask « is it one of these? » of any set at all: each set is chosen to hold half of the
 * belief, which brings the most information an answer can bring. A matrix only offers its own questions.
 */
export function playIdealQuestioner(
  items: number,
  noise: number,
  checkpoints: readonly number[],
  seed: number,
): boolean[] {
  const random = randomFrom(`ideal game ${seed}`);
  const secret = random.index(items);
  let belief = new Float64Array(items).fill(1 / items);
  let asked = 0;
  return checkpoints.map((checkpoint) => {
    for (; asked < checkpoint; asked++) {
      const inside = halfOf(belief);
      const answer = random.flip(noise) ? !inside[secret] : Boolean(inside[secret]);
      belief = belief.map((p, item) => p * (Boolean(inside[item]) === answer ? 1 - noise : noise));
      const total = belief.reduce((sum, p) => sum + p, 0);
      belief = belief.map((p) => p / total);
    }
    const most = Math.max(...belief);
    const equals = belief.filter((p) => p > most * (1 - 1e-9)).length;
    return belief[secret]! > most * (1 - 1e-9) && random.flip(1 / equals);
  });
}

/** A set that holds half of the belief: the heaviest items first, each to the lighter side. */
function halfOf(belief: Float64Array): Uint8Array {
  const order = [...belief.keys()].sort((a, b) => belief[b]! - belief[a]!);
  const inside = new Uint8Array(belief.length);
  let balance = 0;
  for (const item of order) {
    inside[item] = Number(balance < 0);
    balance += balance < 0 ? belief[item]! : -belief[item]!;
  }
  return inside;
}
