import { expect, test } from 'vitest';
import { similarTo } from './similar.ts';

const questions = [
  'Est-ce que cette personne aime le jazz\u00a0?',
  'La guitare ou la basse, est-ce une bonne piste pour cette personne\u00a0?',
  'Est-ce que cette personne aime faire du vélo\u00a0?',
].map((content) => ({ content }));

test.each([
  ['Il aime le jazz', 0],
  ['Le jazz, est-ce une bonne piste pour lui ?', 0],
  ['adore la guitare', 1],
  ['Elle fait du velo', 2],
])('« %s » is asked already', (text, index) => {
  expect(similarTo(text, questions, 5)[0]).toBe(questions[index]);
});

test.each(['Il aime la pêche', '', 'Est-ce que cette personne aime ça ?'])(
  '« %s » is not',
  (text) => {
    expect(similarTo(text, questions, 5)).toEqual([]);
  },
);
