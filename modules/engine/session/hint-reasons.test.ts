import { expect, test } from 'vitest';
import { CATEGORY } from '../core/index.server.ts';
import type { CatalogueSnapshot } from '../snapshot/index.server.ts';
import { themeReasons } from './hint-reasons.ts';

const ANIMALS = 7;
const FATHER = 8;
const forms = (interrogative: string, affirmative: string) => ({
  Unknown: { interrogative, affirmative, negative: '' },
});
const catalogue = {
  core: { header: { category: [CATEGORY.TagMain, CATEGORY.AskOnlyIfNeeded] } },
  questionIndex: new Map([
    [ANIMALS, 0],
    [FATHER, 1],
  ]),
  forms: new Map([
    [
      ANIMALS,
      forms(
        'Un cadeau pour les animaux, une bonne piste pour cette personne ?',
        'Cette personne aime les animaux',
      ),
    ],
    [FATHER, forms('Est-ce pour ton père ?', 'C’est pour ton père')],
  ]),
} as unknown as CatalogueSnapshot;

const LOG_OF_PIGEONS = 1;
const WALK_WITH_DONKEY = 2;
const ideas = [{ idea_id: LOG_OF_PIGEONS, score: 1, wish: 0, named: true }];
const reasonOf = themeReasons(catalogue, { ideas }, 'Unknown');

test.each([
  ['pigeons', LOG_OF_PIGEONS, 'Tu as parlé de «\u00a0pigeons\u00a0»'],
  ['pigeons', WALK_WITH_DONKEY, 'Cette personne aime les animaux'],
  ['animal', WALK_WITH_DONKEY, 'Tu as parlé d’«\u00a0animal\u00a0»'],
  ['dix pour cent', WALK_WITH_DONKEY, 'Cette personne aime les animaux'],
  ['développement personnel', WALK_WITH_DONKEY, 'Cette personne aime les animaux'],
  ['ses Animaux', WALK_WITH_DONKEY, 'Tu as parlé de «\u00a0ses Animaux\u00a0»'],
])('« %s » speaks for idea %i by: %s', (term, idea, reason) => {
  expect(reasonOf({ question_id: ANIMALS, term }, idea)).toBe(reason);
});

test('who somebody is, is repeated as it was typed', () => {
  expect(reasonOf({ question_id: FATHER, term: 'papa' }, WALK_WITH_DONKEY)).toBe(
    'Tu as parlé de «\u00a0papa\u00a0»',
  );
});
