import { expect, test } from 'vitest';
import { START_STEPS } from '#app/features/visit/store.ts';
import { stepFrom } from './deck.ts';

test('steps follow one another and wrap around at both ends', () => {
  expect(START_STEPS.map((step) => stepFrom(step, 1))).toEqual([
    'gender',
    'age',
    'budget',
    'hints',
    'presentation',
  ]);
  expect(stepFrom('presentation', -1)).toBe('hints');
});
