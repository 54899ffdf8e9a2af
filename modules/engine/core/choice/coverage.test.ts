import { describe, expect, test } from 'vitest';
import { beliefOf, compile, evidenceOf } from '#tests/fixtures/named-catalogue.ts';
import { coveringLogWeights, firstInTurn, type Wish } from './coverage.ts';
import { chooseHighlights } from './highlights.ts';
import { rankByRelevance } from './relevance.ts';

/** Twelve ideas for the garden, and one for pigeons, all of them for the open air. */
const hobbies = compile({
  ideas: {
    ...Object.fromEntries(
      Array.from({ length: 12 }, (_, i) => [`plants ${i}`, { labels: { garden: 2, outdoors: 2 } }]),
    ),
    pigeons: { labels: { outdoors: 2 } },
  },
  questions: { garden: 'TagMain', outdoors: 'TagMain' },
});
const PIGEONS = 12;
const WISHES: readonly Wish[] = [
  { themes: [hobbies.question('garden')], ideas: new Set() },
  { themes: [], ideas: new Set([PIGEONS]) },
];
const ALL = Array.from({ length: 13 }, (_, idea) => idea);

const afterShown = (...shown: string[]) =>
  beliefOf(hobbies.snapshot, evidenceOf(hobbies, { answers: { garden: 1 }, shown }));

/** What an idea for the garden that was not shown and the one for pigeons weigh, beside their shares of all chances. */
function weightsAfter(...shown: string[]) {
  const belief = afterShown(...shown);
  const logWeight = coveringLogWeights(belief, ALL, WISHES);
  const total = ALL.reduce((sum, idea) => sum + belief.weight[idea]!, 0);
  const weigh = (idea: number) => ({
    share: belief.weight[idea]! / total,
    covered: Math.exp(logWeight(idea)),
  });
  return { garden: weigh(PIGEONS - 1), pigeons: weigh(PIGEONS) };
}

describe('what is typed about two interests', () => {
  test('raises the one idea for one of them above each of the dozen for the other, which together keep the greater part', () => {
    const { garden, pigeons } = weightsAfter();
    expect(pigeons.share).toBeLessThan(garden.share / 2);
    expect(garden.covered).toBeCloseTo(0.3 * garden.share + 0.7 / 2 / Math.sqrt(12), 9);
    expect(pigeons.covered).toBeCloseTo(0.3 * pigeons.share + 0.7 / 2, 9);
  });

  test('counts for half with each idea that was shown for one of them', () => {
    const { garden, pigeons } = weightsAfter('plants 0', 'plants 1');
    // The parts of the wishes are now as 1/4 to 1.
    expect(garden.covered).toBeCloseTo(0.3 * garden.share + (0.7 * (1 / 5)) / Math.sqrt(10), 9);
    expect(pigeons.covered).toBeCloseTo(0.3 * pigeons.share + 0.7 * (4 / 5), 9);
  });

  test('puts the rare one first once an idea for the common one was shown', () => {
    const belief = afterShown('plants 0');
    const possible = ALL.filter((idea) => belief.weight[idea]! > 0);
    expect(rankByRelevance(belief, possible)[0]).not.toBe(PIGEONS);
    expect(rankByRelevance(belief, possible, WISHES)[0]).toBe(PIGEONS);
  });
});

test('one wish, and one that no idea is left for, change nothing', () => {
  const belief = afterShown('pigeons');
  const possible = ALL.filter((idea) => belief.weight[idea]! > 0);
  for (const wishes of [[], WISHES.slice(0, 1), WISHES]) {
    const logWeight = coveringLogWeights(belief, possible, wishes);
    for (const idea of possible) expect(logWeight(idea)).toBe(Math.log(belief.weight[idea]!));
  }
});

test('once two ideas more were shown for one wish, the best idea for the other comes first', () => {
  const { snapshot } = afterShown();
  const after = (shown: number[]) => firstInTurn(snapshot, [5, 6, PIGEONS], WISHES, shown, 2);
  expect(after([])).toBe(5);
  expect(after([0])).toBe(5);
  expect(after([0, 1])).toBe(PIGEONS);
  expect(firstInTurn(snapshot, [5, 6, PIGEONS], WISHES.slice(0, 1), [0, 1], 2)).toBe(5);
  expect(firstInTurn(snapshot, [5, 6], WISHES, [0, 1], 2)).toBe(5);
});

test('ideas shown together are for each of two wishes, though those for one of them all fit better', () => {
  const GUITARS = ['books', 'games', 'music', 'tools'];
  const ideas = compile({
    ideas: {
      ...Object.fromEntries(GUITARS.map((theme) => [theme, { labels: { [theme]: 2, guitar: 2 } }])),
      bees: { labels: { garden: 2 } },
    },
    questions: {
      ...Object.fromEntries([...GUITARS, 'garden'].map((theme) => [theme, 'TagMain' as const])),
      guitar: 'TagSecondary',
    },
  });
  const belief = beliefOf(ideas.snapshot, evidenceOf(ideas, { answers: { guitar: 1 } }));
  const bees = ideas.idea('bees');
  const wishes = [
    { themes: [ideas.question('guitar')], ideas: new Set<number>() },
    { themes: [], ideas: new Set([bees]) },
  ];
  expect(chooseHighlights(belief, 3, 1)).not.toContain(bees);
  expect(chooseHighlights(belief, 3, 1, wishes)).toContain(bees);
});
