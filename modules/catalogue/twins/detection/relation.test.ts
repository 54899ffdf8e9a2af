import { expect, test } from 'vitest';
import { productNamed } from '../../../../tests/fixtures/twin-pairs.ts';
import { type ComparedProduct, featuresOf } from './features.ts';
import { pictureDistance, pictureHashOf } from './picture.ts';
import { relationOf } from './relation.ts';
import { weightsWith } from './word-weights.ts';

type Said = Partial<ComparedProduct>;

const relation = (one: string, other: string, more: Said = {}, otherMore: Said = {}) =>
  relationOf(
    featuresOf(productNamed(1, one, { priceCents: 3000, ...more })),
    featuresOf(
      productNamed(2, other, {
        priceCents: 3000,
        ...otherMore,
        merchantId: otherMore.merchantId ?? 2,
      }),
    ),
    weightsWith(new Set()),
  )?.kind ?? null;

test.each([
  ['Théière en fonte Arare céladon 0,65 L', 'Théière en fonte Arare noire 0,65 L'],
  ['Sac cabas Nomade cassis', 'Sac cabas Nomade framboise'],
  ['Pull Brume vert bouteille', 'Pull Brume bleu électrique'],
  ['Plaid Nomade couleur zibeline', 'Plaid Nomade couleur nacarat'],
  ['Plaid Nomade zibeline en laine', 'Plaid Nomade bleu en laine'],
])('%j and %j differ by colour, known or not', (one, other) => {
  expect(relation(one, other)).toBe('OnlyColorDifference');
});

test.each([
  ['Sirop artisanal Bellou cassis 25 cl', 'Sirop artisanal Bellou framboise 25 cl'],
  ['Bougie Nomade ambre', 'Bougie Nomade figuier'],
  ['Chaussettes fantaisie avocat', 'Chaussettes fantaisie ananas'],
  ['Presse-citron Kanto chromé', 'Presse-ail Kanto chromé'],
])('%j and %j are not colours of one thing', (one, other) => {
  expect(relation(one, other)).not.toBe('OnlyColorDifference');
  expect(relation(one, other)).not.toBe('Identical');
});

test('variants whose names are known as no colour are a colour beside one that is, and else to be told apart', () => {
  const variant = (name: string) => ({ groupId: 'g', merchantId: 1, variant: name });
  const title = 'Théière en fonte Arare';
  const kind = (one: string, other: string) => relation(title, title, variant(one), variant(other));
  expect(kind('Zibeline', 'Noir')).toBe('OnlyColorDifference');
  expect(kind('Zibeline', 'Nacarat')).toBe('CouldBeDistinguishedLater');
  expect(kind('Noir', 'Noir')).toBe('Identical');
});

test('the end of a code is no number of things', () => {
  expect(relation('Kanto FA-780 pantoufles cuir', 'Kanto FA-766 pantoufles cuir')).toBe('Distinct');
});

test('a word more and half the price more is a better one; something that comes with it is to be told apart', () => {
  const dearer = { priceCents: 5000 };
  expect(relation('Gourde Kanto', 'Gourde Kanto Signature', {}, dearer)).toBe(
    'OnlyQualityDifference',
  );
  expect(relation('Gourde Kanto Signature', 'Gourde Kanto')).toBe('Identical');
  expect(relation('Gourde Kanto', 'Gourde Kanto + goupillon')).toBe('CouldBeDistinguishedLater');
});

test('the same photo in two shops says more than words; in one shop it says nothing', () => {
  const photo = { picture: '00ff00ff00ff00ff' };
  const near = { picture: '00ff00ff00ff00fc' };
  const far = { picture: 'f0f0f0f0ff00ff00' };
  const [one, other] = ['Lampe Nomade Kanto veilleuse', 'Lampe Nomade Kanto liseuse'];
  expect(relation(one, other, photo, far)).toBe('Distinct');
  expect(relation(one, other, photo, near)).toBe('CouldBeDistinguishedLater');
  expect(relation(one, other, photo, { ...near, merchantId: 1 })).toBe('Distinct');
  const [long, short] = ['Kanto lampe chevet liseuse articulée berger', 'Lampe Kanto chevet'];
  expect(relation(long, short, photo, far)).toBe('CouldBeDistinguishedLater');
  expect(relation(long, short, photo, near)).toBe('Identical');
});

test('two hashes are as far from each other as they have bits that differ', () => {
  const distance = (one: string, other: string) =>
    pictureDistance(pictureHashOf(one), pictureHashOf(other));
  expect(distance('ffffffffffffffff', '0000000000000000')).toBe(64);
  expect(distance('8000000000000001', '0000000000000003')).toBe(2);
});
