import { expect, test } from 'vitest';
import { firstClause, firstSentence } from './first-sentence.ts';

test.each([
  ['Une cage. Un piston.', 'Une cage.'],
  ['Un miel de saison\u00a0! Et du pain.', 'Un miel de saison\u00a0!'],
  ['Le livre de M. Duval raconte la mer. Il est court.', 'Le livre de M. Duval raconte la mer.'],
  [
    'À offrir avec «\u00a0Le Petit Prince.\u00a0» Ou seul.',
    'À offrir avec «\u00a0Le Petit Prince.\u00a0»',
  ],
  ['Trois mois… de fromage. Puis rien.', 'Trois mois… de fromage.'],
  ['Sans point', 'Sans point'],
  ['', ''],
])('the first sentence of « %s » is « %s »', (description, sentence) => {
  expect(firstSentence(description)).toBe(sentence);
});

test.each([
  [
    'Deux entrées pour un jardin qui vaut le détour, un plan des plus beaux et une date. Voilà.',
    'Deux entrées pour un jardin qui vaut le détour',
  ],
  ['Un arbre, un lieu\u00a0: le reste pousse.', 'Un arbre, un lieu\u00a0: le reste pousse'],
  ['Deux mots. Et la suite.', null],
  ['Une seule longue phrase qui ne respire jamais avant la toute fin de sa ligne.', null],
  ['', null],
])('on a tile « %s » is « %s »', (description, clause) => {
  expect(firstClause(description)).toBe(clause);
});
