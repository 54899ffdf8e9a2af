import { expect, test } from 'vitest';
import { meansKeyword } from './forms.ts';

/** Whether a word of a text, the last one, means a keyword. */
const means = (keyword: string, text: string) => {
  const words = text.split(' ');
  return meansKeyword(keyword, words, words.length - 1, [words.at(-1)!]);
};

test.each([
  ['jardiner', 'elle jardine'],
  ['dessiner', 'dessins'],
  ['tapas', 'tapa'],
  ['makis', 'maki'],
  ['choisi', 'choisies'],
  ['levi’s', 'levis'],
  ['t-shirt', 't shirt'],
  ['ce soir', 'ce soir'],
  ['se raser', 'me raser'],
])('the keyword %j is meant by %j', (keyword, text) => {
  expect(means(keyword, text)).toBe(true);
});

test.each([
  ['dev', 'devant'],
  ['maintenance', 'maintenant'],
  ['réglisse', 'regle'],
  ['mala', 'male'],
  ['tennis', 'tenir'],
  ['chaque mois', 'chaque'],
  ['ce soir', 'le soir'],
  ['en famille', 'sa famille'],
  ['qui se mange', 'il mange'],
])('the keyword %j is not meant by %j', (keyword, text) => {
  expect(means(keyword, text)).toBe(false);
});

test('a synonym or a corrected slip means the keyword as well', () => {
  expect(meansKeyword('livre', ['bouquins'], 0, ['bouquins', 'livre'])).toBe(true);
});
