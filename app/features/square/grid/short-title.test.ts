import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortTitle } from './short-title.ts';

test.each([
  ['Un sécateur forgé', 'Un sécateur forgé'],
  ['x'.repeat(30), 'x'.repeat(30)],
  ['Un an de graines, mois par mois', 'Un an de graines, mois par…'],
  ['Un livre, une plante, et un thé, du soir', 'Un livre, une plante, et un…'],
  ['Anticonstitutionnellement-vôtre-à-jamais', 'Anticonstitutionnellement-vôt…'],
  ['🎁'.repeat(31), `${'🎁'.repeat(29)}…`],
])('« %s » is shown as « %s »', (title, shown) => {
  expect(shortTitle(title)).toBe(shown);
});

test('no title is shown longer than 30 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (title) => {
      expect([...shortTitle(title)].length).toBeLessThanOrEqual(30);
    }),
  );
});
