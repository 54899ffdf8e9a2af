import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  countIcons,
  type DescribedIdea,
  emptyIconModel,
  type IconModel,
  proposeIcons,
  searchIcons,
} from './icon-model.ts';
import { parseRecipe } from './recipe.ts';
import { FRENCH_WORDS } from './shapes/index.ts';

const titled = (title: string): DescribedIdea => ({ title, description: '', content: '' });

describe('icons of the starter catalogue', () => {
  let model: IconModel;
  let ideas: (DescribedIdea & { icons: string[] })[];

  beforeAll(() => {
    const rows = parse<Record<keyof DescribedIdea | 'image', string>>(
      readFileSync('content/catalogue/ideas.csv'),
      { columns: true },
    );
    ideas = rows.map((row) => ({ ...row, icons: parseRecipe(row.image)?.icons ?? [] }));
    model = emptyIconModel(FRENCH_WORDS);
    for (const idea of ideas) countIcons(model, idea, idea.icons);
  });

  test('are proposed for an idea that was never seen, more often than not', () => {
    // Every fourth.
    const asked = ideas.filter((_, at) => at % 4 === 0);
    let first = 0;
    let either = 0;
    for (const idea of asked) {
      countIcons(model, idea, idea.icons, -1);
      const proposed = proposeIcons(model, idea, 5);
      countIcons(model, idea, idea.icons);
      if (proposed.includes(idea.icons[0]!)) first++;
      if (proposed.some((icon) => idea.icons.includes(icon))) either++;
    }
    expect(first / asked.length).toBeGreaterThan(0.68);
    expect(either / asked.length).toBeGreaterThan(0.8);
  });

  test('are found by French words that ideas have, and by their own names', () => {
    expect(searchIcons(model, 'thé', 5)).toContain('teapot');
    expect(searchIcons(model, 'Jardin', 8).length).toBe(8);
    expect(searchIcons(model, 'nichoirs', 5)[0]).toBe('birdhouse');
    expect(searchIcons(model, 'lighth', 5)[0]).toBe('lighthouse');
    expect(searchIcons(model, 'cat', 5)[0]).toBe('cat');
    expect(searchIcons(model, ' ?! ', 5)).toEqual([]);
    expect(searchIcons(model, 'xyzzyq', 5)).toEqual([]);
  });
});

test('a word that asks for an icon proposes it, also where no idea has the word', () => {
  const model = emptyIconModel([
    ['guitar', 'guitare ukulélé'],
    ['teapot', 'théière thé'],
  ]);
  countIcons(model, titled('Un thé fumé'), ['teapot']);
  expect(proposeIcons(model, titled('Deux ukulélés'), 5)).toEqual(['guitar']);
  expect(proposeIcons(model, titled('Des thés'), 5)).toEqual(['teapot']);
  expect(proposeIcons(model, titled('Un'), 5)).toEqual([]);
});

test('what a word proposes is what most ideas with it have', () => {
  const model = emptyIconModel([]);
  countIcons(model, titled('Un vélo pliant'), ['bicycle', 'briefcase']);
  countIcons(model, titled('Un vélo cargo'), ['bicycle']);
  countIcons(model, titled('Un savon'), ['soap']);
  expect(proposeIcons(model, titled('Une sortie à vélo'), 5)).toEqual(['bicycle', 'briefcase']);
});
