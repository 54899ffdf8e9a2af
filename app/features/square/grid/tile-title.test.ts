import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tileTitle } from './tile-title.ts';

test.each([
  ['Un sécateur forgé', 'Un sécateur forgé'],
  ['x'.repeat(30), 'x'.repeat(30)],
  ['Un an de graines, mois par mois', 'Un an de graines, mois par…'],
  ['Un livre, une plante, et un thé, du soir', 'Un livre, une plante, et un…'],
  ['Anticonstitutionnellement-vôtre-à-jamais', 'Anticonstitutionnellement-vôt…'],
  ['🎁'.repeat(31), `${'🎁'.repeat(29)}…`],
])('« %s » is shown as « %s »', (title, shown) => {
  expect(tileTitle({ title, short_title: null })).toBe(shown);
});

test('a short title is shown instead', () => {
  const idea = { title: 'Un an de graines, mois par mois', short_title: 'Un an de graines' };
  expect(tileTitle(idea)).toBe(idea.short_title);
});

test('no title is shown longer than 30 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (title) => {
      expect([...tileTitle({ title, short_title: null })].length).toBeLessThanOrEqual(30);
    }),
  );
});
