import { expect, test } from 'vitest';
import { ownedStretches } from './owned.ts';

const owned = (text: string) =>
  ownedStretches(text).map(({ start, end }) => text.slice(start, end));

test.each([
  ['elle a déjà tous les outils', ['a déjà tous les outils']],
  ['ils ont deja un vélo et cherchent un casque', ['ont deja un vélo']],
  ['a déjà une tente, aime dormir dehors', ['a déjà une tente']],
  ['possède déjà trois guitares mais pas de piano', ['possède déjà trois guitares']],
  ['a déjà tout', []],
  ['il a déjà tout, vraiment', []],
  ['elle a déjà vu la mer', []],
  ['a déjà essayé l’escalade', []],
  ['il est déjà papa', []],
])('of %j, %j is what somebody has already', (text, stretches) => {
  expect(owned(text)).toEqual(stretches);
});
