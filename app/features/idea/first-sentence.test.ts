import { expect, test } from 'vitest';
import { firstSentence } from './first-sentence.ts';

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
