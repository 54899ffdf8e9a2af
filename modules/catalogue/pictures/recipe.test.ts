import { expect, test } from 'vitest';
import { isStoredName, parseRecipe } from './recipe.ts';
import { isDrawnName } from './shared.ts';

test('a recipe names one to three icons, and a paper', () => {
  expect(parseRecipe('teapot.dots.webp')).toEqual({ icons: ['teapot'], pattern: 'dots' });
  expect(parseRecipe('hiking-boot+compass.waves.webp')).toEqual({
    icons: ['hiking-boot', 'compass'],
    pattern: 'waves',
  });
  expect(parseRecipe('tent+fire+moon.stars.webp')?.icons).toEqual(['tent', 'fire', 'moon']);
});

test('a note has a paper and no icon', () => {
  expect(parseRecipe('text.stars.webp')).toEqual({ icons: [], pattern: 'stars' });
});

test.each([
  '',
  'teapot.webp',
  'teapot.dots.png',
  'teapot.tartan.webp',
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

test.each(['teapot.dots.webp', 'text.rays.webp', 'teapot+leaf.waves.webp'])(
  '%j is told from a stored picture by its name',
  (name) => {
    expect(parseRecipe(name)).not.toBeNull();
    expect(isDrawnName(name)).toBe(true);
    expect(isDrawnName('A1.jpg')).toBe(false);
  },
);
