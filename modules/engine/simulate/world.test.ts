import { expect, test } from 'vitest';
import { withPastVisits } from './past.ts';
import { syntheticWorld } from './synthetic-world.ts';
import { HIDDEN_SHARE, visiblePart } from './world.ts';

const world = syntheticWorld(400, 2);
const labelCount = world.truth.reduce((sum, reactions) => sum + reactions.length, 0);

test('a fifth of the labels is hidden, and what is seen is true', () => {
  const { labels } = visiblePart(world, 1);
  expect(Math.abs(labels.idea.length / labelCount - (1 - HIDDEN_SHARE))).toBeLessThan(0.02);
  labels.idea.forEach((idea, k) => {
    const truth = world.truth[idea]!.find(({ question }) => question === labels.question[k]);
    expect(truth!.strength + 3).toBe(labels.label[k]);
  });
});

test('a hidden label cannot be distinguished from a missing one', () => {
  const { labels } = visiblePart(world, 1);
  const seen = new Set(labels.idea.map((idea, k) => idea * 1000 + labels.question[k]!));
  const hidden = world.truth.flatMap((reactions, idea) =>
    reactions.filter(({ question }) => !seen.has(idea * 1000 + question)),
  );
  expect(hidden.length + labels.idea.length).toBe(labelCount);
});

test('the past visits of a catalogue reveal nothing of its hidden labels but counts', () => {
  const input = visiblePart(world, 1);
  const lived = withPastVisits(world, input, 1);
  expect(lived.labels).toBe(input.labels);
  for (const { shown, accepted } of lived.ideas) expect(accepted).toBeLessThanOrEqual(shown);
});

test('the same seed makes the same world, another seed another', () => {
  expect(syntheticWorld(50, 3)).toEqual(syntheticWorld(50, 3));
  expect(syntheticWorld(50, 3)).not.toEqual(syntheticWorld(50, 4));
});

test('ideas have as many labels as real ones, most of them for a yes', () => {
  const reactions = world.truth.flat();
  const perIdea = labelCount / world.ideas.length;
  expect(perIdea).toBeGreaterThan(18);
  expect(perIdea).toBeLessThan(40);
  const against = reactions.filter(({ strength }) => strength < 0).length / reactions.length;
  expect(against).toBeGreaterThan(0.1);
  expect(against).toBeLessThan(0.35);
});
