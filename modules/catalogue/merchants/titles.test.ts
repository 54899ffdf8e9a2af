import { expect, test } from 'vitest';
import { cleanTitle, learnSuffixes } from './titles.ts';

test.each([
  ['Théière en fonte | Maison du Thé', 'Théière en fonte'],
  ['Théière en fonte|Maison du Thé', 'Théière en fonte'],
  ['Théière en fonte - MAISON DU THE', 'Théière en fonte'],
  ['Théière en fonte – Maison  du\u00a0Thé ', 'Théière en fonte'],
  ['Théière en fonte\u00a0: Maison du Thé', 'Théière en fonte'],
  ['Théière en fonte · Maison du Thé', 'Théière en fonte'],
  ['Théière - noire - Maison du Thé', 'Théière - noire'],
  ['Théière | Livraison offerte | Maison du Thé', 'Théière'],
  ['Théière | Maison du Thé | Livraison offerte | Maison du Thé', 'Théière'],
  // What is no tail stays.
  ['Maison du Thé', 'Maison du Thé'],
  ['Maison du Thé | Maison du Thé', 'Maison du Thé'],
  ['- | Maison du Thé', '- | Maison du Thé'],
  ['Théière-Maison du Thé', 'Théière-Maison du Thé'],
  ['Maison du Thé | Théière', 'Maison du Thé | Théière'],
  ['', ''],
])('%j is cleaned to %j', (title, cleaned) => {
  expect(cleanTitle(title, ['Maison du Thé', 'Livraison offerte'])).toBe(cleaned);
});

test('an admin may name a tail that has separators', () => {
  const suffixes = ['Maison du Thé - Paris | Lyon'];
  expect(cleanTitle('Théière - Maison du Thé - Paris | Lyon', suffixes)).toBe('Théière');
  expect(cleanTitle('Théière - Paris | Lyon', suffixes)).toBe('Théière - Paris | Lyon');
});

test('titles of any form and length are cleaned', () => {
  for (const part of [' | a', ' - ', '|', ' ', ': ', '\u00a0', '\ud800', 'é']) {
    const title = part.repeat(5000);
    expect(title.replaceAll(/\s+/g, ' ').trim()).toContain(cleanTitle(title, ['a', '', '|']));
  }
});

const SHOP = { name: 'Maison du Thé', host: 'www.maison-du-the.fr' };
const PRODUCTS = ['Théière', 'Tasse', 'Bouilloire', 'Boîte', 'Passoire', 'Cuillère', 'Plateau'];

test('the name of the shop is a suffix of its titles', () => {
  for (const signature of [
    'Maison du Thé',
    'MAISON-DU-THE.FR',
    'www.maison-du-the.fr',
    'Maisonduthe',
  ]) {
    const titles = PRODUCTS.map((product) => `${product} | ${signature}`);
    expect(learnSuffixes(titles, SHOP)).toEqual([signature]);
    // Two are enough of a tail that names the shop.
    expect(learnSuffixes(titles.slice(0, 2), SHOP)).toEqual([signature]);
    expect(learnSuffixes(titles.slice(0, 1), SHOP)).toEqual([]);
  }
});

test('a tail that does not name the shop ends five titles and more than half of them', () => {
  const ended = (count: number) =>
    PRODUCTS.map((product, i) => (i < count ? `${product} - Livraison offerte` : product));
  expect(learnSuffixes(ended(7), SHOP)).toEqual(['Livraison offerte']);
  expect(learnSuffixes(ended(5), SHOP)).toEqual(['Livraison offerte']);
  expect(learnSuffixes(ended(4), SHOP)).toEqual([]);
  expect(learnSuffixes(ended(7).slice(0, 4), SHOP)).toEqual([]);
  // Half of ten.
  expect(learnSuffixes([...ended(5), 'Gong', 'Bol', 'Natte'], SHOP)).toEqual([]);
});

test('colours and sizes are no suffixes, however often they come', () => {
  const colours = ['noir', 'rouge', 'bleu'];
  const titles = PRODUCTS.flatMap((product) => colours.map((colour) => `${product} - ${colour}`));
  expect(learnSuffixes(titles, SHOP)).toEqual([]);
});

test('tails that stand before others are learned after them', () => {
  const titles = PRODUCTS.map(
    (product, i) => `${product} - ${i} cm | Boutique en ligne | Maison du Thé`,
  );
  const suffixes = learnSuffixes(titles, SHOP);
  expect(suffixes).toEqual(['Maison du Thé', 'Boutique en ligne']);
  expect(cleanTitle(titles[3]!, suffixes)).toBe('Boîte - 3 cm');
});

test('titles without suffixes, or none at all, have no suffix to learn', () => {
  expect(learnSuffixes(PRODUCTS, SHOP)).toEqual([]);
  expect(learnSuffixes([], SHOP)).toEqual([]);
  expect(learnSuffixes(Array(50).fill('Maison du Thé'), SHOP)).toEqual([]);
  expect(learnSuffixes(['a | b', 'c | b'], { name: 'b', host: null })).toEqual([]);
});
