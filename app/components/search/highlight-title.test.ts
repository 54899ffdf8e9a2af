import { expect, test } from 'vitest';
import { highlightTitle } from './highlight-title.ts';

test.each([
  ['Un tablier', 'Un tablier'],
  ['Un tablier de jardin', 'Un tablier…'],
  ['Une lampe frontale', 'Une lampe frontale'],
  ['Un carnet d’aquarelle de voyage', 'Un carnet…'],
  ['Anticonstitutionnellement vôtre', 'Anticonstitutionn…'],
])('beside the cards « %s » is « %s »', (title, shown) => {
  expect(highlightTitle(title)).toBe(shown);
});
