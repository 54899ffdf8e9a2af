import { expect, test } from 'vitest';
import { highlightTitle } from './highlight-title.ts';

test.each([
  ['Un tablier', 'Un tablier'],
  ['Un tablier de jardin', 'Un tablier de jardin'],
  ['Un tablier de jardin brodé', 'Un tablier de jardin…'],
  ['Un coffret d’accessoires pour guitariste', 'Un coffret…'],
  ['Une journée de jardinage au potager', 'Une journée…'],
  ['Un trimestre de swing, chaque mardi', 'Un trimestre de swing…'],
  ['Un saut en parachute en tandem', 'Un saut en parachute…'],
  ['Une lampe frontale', 'Une lampe frontale'],
  ['Un carnet d’aquarelle de voyage', 'Un carnet d’aquarelle…'],
  ['Anticonstitutionnellement vôtre', 'Anticonstitutionn…'],
])('beside the cards « %s » is « %s »', (title, shown) => {
  expect(highlightTitle({ title, short_title: null })).toBe(shown);
});

test('a short title is shown as it is', () => {
  const idea = { title: 'Un saut en parachute en tandem', short_title: 'Saut en parachute tandem' };
  expect(highlightTitle(idea)).toBe(idea.short_title);
});
