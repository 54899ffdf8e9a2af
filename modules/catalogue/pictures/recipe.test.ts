import { expect, test } from 'vitest';
import { isStoredName, onEveryPaper, onPaper, parseRecipe } from './recipe.ts';
import { paperOf } from './shared.ts';

test('a recipe names one to three icons, a pattern, and a paper unless it is the plain one', () => {
  expect(parseRecipe('teapot.dots.webp')).toEqual({
    icons: ['teapot'],
    pattern: 'dots',
    paper: null,
  });
  expect(parseRecipe('hiking-boot+compass.waves.lagoon.webp')).toEqual({
    icons: ['hiking-boot', 'compass'],
    pattern: 'waves',
    paper: 'lagoon',
  });
  expect(parseRecipe('tent+fire+moon.stars.webp')?.icons).toEqual(['tent', 'fire', 'moon']);
});

test('a note has a pattern and no icon', () => {
  expect(parseRecipe('text.stars.webp')).toEqual({ icons: [], pattern: 'stars', paper: null });
});

test('a picture is put on a paper, on another and back on the plain one by its name', () => {
  expect(onPaper('teapot+leaf.dots.webp', 'kraft')).toBe('teapot+leaf.dots.kraft.webp');
  expect(onPaper('teapot+leaf.dots.kraft.webp', 'fir')).toBe('teapot+leaf.dots.fir.webp');
  expect(onPaper('teapot+leaf.dots.kraft.webp', null)).toBe('teapot+leaf.dots.webp');
  const names = onEveryPaper('teapot.dots.fir.webp');
  expect(names).toEqual(
    expect.arrayContaining(['teapot.dots.webp', 'teapot.dots.fir.webp', 'teapot.dots.red.webp']),
  );
  expect(names.every((name) => parseRecipe(name) !== null)).toBe(true);
});

test.each([
  '',
  'teapot.webp',
  'teapot.dots.png',
  'teapot.tartan.webp',
  'teapot.dots.tartan.webp',
  'teapot.fir.webp',
  'teapot.dots.fir.fir.webp',
  'Teapot.dots.webp',
  'teapot+.dots.webp',
  'teapot+teapot.dots.webp',
  'text+teapot.dots.webp',
  'a+b+c+d.dots.webp',
  'a+b+a.dots.webp',
  'a+text+b.dots.webp',
  '-teapot.dots.webp',
  '../teapot.dots.webp',
  '..%2fteapot.dots.webp',
  'teapot.dots.webp/..',
  'teapot.dots.webp\n',
  'teapot.dots.webp\0',
  `${'a'.repeat(200)}.dots.webp`,
])('%j is no recipe', (name) => {
  expect(parseRecipe(name)).toBeNull();
});

test.each([
  ['A1.jpg', true],
  ['9f86d081-884c_7d.webp', true],
  ['teapot.tartan.webp', false],
  ['théière.webp', false],
  ['../A1.jpg', false],
  ['.webp', false],
  ['A1.svg', false],
  ['A1', false],
  ['A1.jpg\n', false],
  [`${'a'.repeat(200)}.jpg`, false],
])('%j may be a stored picture: %s', (name, expected) => {
  expect(isStoredName(name)).toBe(expected);
});

test.each([
  ['teapot.dots.webp', ''],
  ['text.rays.webp', ''],
  ['teapot+leaf.waves.fir.webp', 'fir'],
])('%j says by itself that its paper is %j, which no stored picture has', (name, paper) => {
  expect(parseRecipe(name)?.paper ?? '').toBe(paper);
  expect(paperOf(name)).toBe(paper);
  expect(paperOf('A1.jpg')).toBeUndefined();
});
