import { beforeEach, describe, expect, test } from 'vitest';
import { tieBreak } from '../choice/random.ts';
import { createSnapshot, putIdea } from '../snapshot/build.ts';
import { LABEL_VALUE } from '../snapshot/predictions.ts';
import {
  CODES_PER_QUESTION,
  LABEL_BITS,
  LABEL_MASK,
  MISSING,
  RECIPIENT,
  type Snapshot,
} from '../snapshot/snapshot.ts';

const IDEAS = 300;
const QUESTIONS = 90;
/** Labels and predictions. */
const labels = [...Array(CODES_PER_QUESTION).keys()].filter((label) => label !== MISSING);

/** A catalogue where ideas have from no label to one at every question. */
function randomSnapshot(): Snapshot {
  const snapshot = createSnapshot({
    questions: Array.from({ length: QUESTIONS }, () => ({
      category: 2,
      yes: 0,
      no: 0,
      unknown: 0,
    })),
    relations: [],
    ideaCapacity: IDEAS,
    labelCapacity: 0,
  });
  for (let idea = 0; idea < IDEAS; idea++) {
    const density = tieBreak(1, idea) ** 2;
    const own: number[] = [];
    for (let question = 0; question < QUESTIONS; question++) {
      const random = tieBreak(idea, question);
      if (random < density)
        own.push(
          (question << LABEL_BITS) | labels[Math.floor((random / density) * labels.length)]!,
        );
    }
    putIdea(
      snapshot,
      idea,
      {
        price: 1000 + (idea % 7),
        ageMin: 0,
        ageMax: 1200,
        recipient: RECIPIENT.Unknown,
        available: true,
        seasonal: false,
        forBeginners: false,
        rating: idea % 3 === 0 ? null : (idea % 6) - 0.5,
        shown: 0,
        accepted: 0,
      },
      own,
    );
  }
  return snapshot;
}

const snapshot = randomSnapshot();
const { weight, mass } = snapshot.beliefMemory(0);
const place = [IDEAS, weight.byteOffset, mass.byteOffset] as const;

/** The labels of an idea, read plainly. */
function codesOf(idea: number): number[] {
  const start = snapshot.firstGroup[idea]! * 8;
  return [...snapshot.codes.subarray(start, start + snapshot.labelCount[idea]!)];
}

function massesOf(weights: ArrayLike<number>): number[] {
  const sums = new Array<number>(QUESTIONS * CODES_PER_QUESTION).fill(0);
  for (let idea = 0; idea < IDEAS; idea++) {
    for (const code of codesOf(idea)) sums[code]! += weights[idea]!;
  }
  return sums;
}

function expectWeights(expected: readonly number[]): void {
  expected.forEach((w, idea) => {
    expect(weight[idea]).toBeCloseTo(w, 12);
  });
  massesOf(expected).forEach((sum, code) => {
    expect(mass[code]).toBeCloseTo(sum, 9);
  });
}

beforeEach(() => {
  for (let idea = 0; idea < IDEAS; idea++) weight[idea] = idea % 11 === 0 ? 0 : tieBreak(7, idea);
  mass.fill(0);
  snapshot.kernel.addMasses(...place);
});

describe('the kernel does what the reference implementation does', () => {
  test('masses are the sums of the weights of the ideas that carry a label', () => {
    expectWeights(Array.from(weight.subarray(0, IDEAS)));
  });

  test.each([0, 1, 44, QUESTIONS - 1])('an answer to question %i', (question) => {
    const before = Array.from(weight.subarray(0, IDEAS));
    const factors = Array.from({ length: CODES_PER_QUESTION }, (_, label) => 0.1 + 0.6 * label);
    snapshot.factors.set(factors);
    snapshot.kernel.applyFactors(...place, question, snapshot.factors.byteOffset);
    expectWeights(
      before.map((w, idea) => {
        const label = codesOf(idea).find((code) => code >> LABEL_BITS === question);
        return label === undefined ? w : w * factors[label & LABEL_MASK]!;
      }),
    );
  });

  test.each([-1, 5, 17])(
    'evidence and direction at once, for ideas better than %i',
    (betterThan) => {
      const before = Array.from(weight.subarray(0, IDEAS));
      const table = snapshot.table;
      for (let code = 0; code < QUESTIONS * CODES_PER_QUESTION; code++) {
        table[2 * code] = tieBreak(3, code) - 0.6;
        table[2 * code + 1] = LABEL_VALUE[code & LABEL_MASK]!;
      }
      snapshot.kernel.applyTable(...place, table.byteOffset, betterThan);
      expectWeights(
        before.map((w, idea) => {
          const { quality, dearest, norm } = snapshot;
          const lead =
            betterThan < 0
              ? 1
              : quality[idea]! - quality[betterThan]! || dearest[idea]! - dearest[betterThan]!;
          if (lead <= 0) return w;
          const sum = (at: 0 | 1) =>
            codesOf(idea).reduce((total, code) => total + table[2 * code + at]!, 0);
          return w * Math.exp(sum(0) + sum(1) / norm[idea]!);
        }),
      );
      table.fill(0);
    },
  );
});
