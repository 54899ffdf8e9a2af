import { expect, test } from 'vitest';
import { compile } from '#tests/fixtures/named-catalogue.ts';
import { similarityOf } from './similarity.ts';

const park = compile({
  ideas: {
    board: { labels: { skate: 2 } },
    helmet: { labels: { skate: 2 } },
    'long board': { labels: { skate: 2 } },
  },
  questions: { skate: 'TagMain' },
});
const [board, helmet, longBoard] = ['board', 'helmet', 'long board'].map((name) =>
  park.idea(name),
) as [number, number, number];
const titles = new Map([
  [board, 'Une planche de skate'],
  [helmet, 'Un casque et ses protège-poignets'],
  [longBoard, 'Une longue planche de skate'],
]);

test('ideas of the theme that a text asks for look alike by their titles alone', () => {
  const { similarity, likeness } = similarityOf(park.snapshot, titles, true);
  expect(similarity(board, helmet)).toBeCloseTo(1);
  expect(likeness(board, helmet)).toBe(0);
  expect(likeness(board, longBoard)).toBeGreaterThan(0.5);
});

test('where nothing is asked for, ideas with the same labels look alike', () => {
  const { likeness } = similarityOf(park.snapshot, titles, false);
  expect(likeness(board, helmet)).toBeCloseTo(1);
});
