import { expect, test } from 'vitest';
import { type IdeaTheme, onPaperOfThemes } from './theme-papers.ts';

const NAME = 'teapot.dots.webp';

const theme = (keyword: string, strength: number, isOwn = true): IdeaTheme => ({
  keywords: ['autre mot', keyword],
  strength,
  isOwn,
});

const paperOf = (...themes: IdeaTheme[]) => onPaperOfThemes(NAME, themes).split('.')[2];

const GARDEN = expect.stringMatching(/^(fir|sage)$/);
const DRINKS = expect.stringMatching(/^(plum|mauve)$/);

test('a picture has the paper of the theme that speaks the strongest for its idea', () => {
  expect(paperOf(theme('jardinage', 1), theme('vin', 2))).toEqual(DRINKS);
  expect(paperOf(theme('jardinage', 2), theme('vin', 1))).toEqual(GARDEN);
});

test('of equally strong themes, that of the family of which the most is said', () => {
  expect(paperOf(theme('vin', 2), theme('jardinage', 2), theme('oiseaux', 1))).toEqual(GARDEN);
  expect(paperOf(theme('vin', 2), theme('apéro', 1), theme('jardinage', 2))).toEqual(DRINKS);
  expect(paperOf(theme('vin', 2), theme('jardinage', 2), theme('oiseaux', 3, false))).toEqual(
    GARDEN,
  );
});

test('a theme that refines a main one stands for it where the idea has no main theme', () => {
  expect(paperOf(theme('vin', 3, false))).toEqual(DRINKS);
  expect(paperOf(theme('vin', 3, false), theme('jardinage', 1))).toEqual(GARDEN);
});

test('without a theme that has a paper, a picture is on the plain one, whatever it was on', () => {
  expect(onPaperOfThemes('teapot.dots.plum.webp', [])).toBe(NAME);
  expect(onPaperOfThemes(NAME, [theme('philatélie', 3)])).toBe(NAME);
});

test('the themes and the rest of the recipe alone decide: a family gives some pictures its deep paper, others its light one', () => {
  const papers = ['cup', 'leaf', 'bird', 'tree', 'tulip', 'apple'].map((icon) => {
    const themed = onPaperOfThemes(`${icon}.dots.webp`, [theme('jardinage', 1)]);
    expect(onPaperOfThemes(themed, [theme('jardinage', 2)])).toBe(themed);
    return themed.split('.')[2];
  });
  expect(new Set(papers)).toEqual(new Set(['fir', 'sage']));
});
