import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  INTERESTS,
  type Interest,
  joinHints,
  namesInterest,
  readInterests,
  splitHints,
  toggleInterest,
} from './interests.ts';

const CATALOGUE = new URL('../../../content/catalogue/questions.csv', import.meta.url);

test('what is tapped comes after what is typed, once', () => {
  expect(joinHints('', ['cuisine', 'jardin'])).toBe('cuisine, jardin');
  expect(joinHints(' la mer ', ['jardin'])).toBe('la mer, jardin');
  expect(joinHints('la mer,', ['jardin'])).toBe('la mer, jardin');
  expect(joinHints('Jardin, la mer', ['jardin', 'sport'])).toBe('Jardin, la mer, sport');
  expect(joinHints('pas de jardin', ['jardin'])).toBe('pas de jardin, jardin');
});

test('what is typed is never cut: taps that do not fit are left out', () => {
  const typed = 'a'.repeat(290);
  expect(joinHints(typed, ['bien manger', 'jardin', 'sport'])).toBe(`${typed}, jardin`);
  expect(joinHints('a'.repeat(300), INTERESTS)).toBe('a'.repeat(300));
});

test.each<[string, Interest[]]>([
  ['', []],
  ['le jardin, rire', []],
  ['', ['cuisine', 'sport']],
  ['la mer ; les trains', ['musique']],
  ['sport, rire', ['high-tech', 'créatif']],
])('%j and %j come back from the hints as they were', (hints, interests) => {
  expect(splitHints(joinHints(hints, interests))).toEqual({ hints, interests });
});

test('in the square a tap adds its word, and another takes it back', () => {
  expect(toggleInterest('', 'jardin')).toBe('jardin');
  expect(toggleInterest('maman, 60 ans', 'jardin')).toBe('maman, 60 ans, jardin');
  expect(toggleInterest('Jardin, maman', 'jardin')).toBe('maman');
  expect(toggleInterest('jardin', 'jardin')).toBe('');
  expect(namesInterest('maman, jardin', 'jardin')).toBe(true);
  expect(namesInterest('pas de jardin', 'jardin')).toBe(false);
});

test('values that are no interests are ignored', () => {
  expect(readInterests(['sport', 'toString', 'cuisine', 'sport', 12])).toEqual([
    'cuisine',
    'sport',
  ]);
});

test('the catalogue knows every interest as a theme or a broad interest', () => {
  const rows = readFileSync(CATALOGUE, 'utf8').split('\n');
  const known = rows.flatMap((row) => {
    const [, keywords] = /,(?:TagMain|AskStart),("[^"]*"|[^,]*),/.exec(row) ?? [];
    return keywords?.replaceAll('"', '').split(';') ?? [];
  });
  expect(INTERESTS.filter((interest) => !known.includes(interest))).toEqual([]);
});
