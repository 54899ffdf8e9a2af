import { expect, test } from 'vitest';
import { mentions, phrasesOf } from './phrases.ts';

const has = (text: string, words: string) => phrasesOf([words]).some(mentions(text));

test.each([
  ['Il aime la RANDONNÉE.', 'randonnee'],
  ['des randonnées', 'randonnée'],
  ['le vélo, la course à pied', 'courses à pied'],
  ['sœur', 'Soeurs'],
  ['bien-être', 'bien être'],
])('« %s » mentions « %s »', (text, words) => {
  expect(has(text, words)).toBe(true);
});

test.each([
  ['pas de vélo', 'vélo'],
  ['course', 'course à pied'],
  ['à pied la course', 'course à pied'],
  ['vélodrome', 'vélo'],
  ['', 'vélo'],
  ['vélo', '…'],
])('« %s » does not mention « %s »', (text, words) => {
  expect(has(text, words)).toBe(false);
});

test('a text of one word repeated a hundred thousand times is read as far as hints are', () => {
  expect(has('vélo '.repeat(100_000), 'tandem')).toBe(false);
});
