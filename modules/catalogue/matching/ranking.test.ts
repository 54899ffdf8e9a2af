import { expect, test } from 'vitest';
import { type IdeasOfTerm, rankIdeas, type Term } from './ranking.ts';

const term = (phrase: number, wish = 0, isSpecific = false): Term => ({
  stems: [],
  phrase,
  wish,
  isSpecific,
});
const found = (places: Partial<IdeasOfTerm>): IdeasOfTerm => ({
  weight: 1,
  in_title: [],
  in_keywords: [],
  in_description: [],
  ...places,
});
const inTitle = (...in_title: number[]) => found({ in_title });
const inKeywords = (...in_keywords: number[]) => found({ in_keywords });
const inDescription = (...in_description: number[]) => found({ in_description });
const scores = (...args: Parameters<typeof rankIdeas>) =>
  rankIdeas(...args).map(({ idea_id, score }) => [idea_id, score]);

test('an idea that has every word in its title scores 1, less where they are its keywords, half of it where they stand in the description', () => {
  const words = [term(0), term(1)];
  expect(scores(words, [inTitle(7), inTitle(7)], 10)).toEqual([[7, 1]]);
  expect(scores(words, [inKeywords(7), inKeywords(7)], 10)).toEqual([[7, 0.7]]);
  expect(scores(words, [inDescription(7), inDescription(7)], 10)).toEqual([[7, 0.5]]);
});

test('a rare word counts for more than a common one', () => {
  const ideas = [
    { ...inTitle(1), weight: 3 },
    { ...inTitle(2), weight: 1 },
  ];
  expect(scores([term(0), term(1)], ideas, 10)).toEqual([
    [1, 0.75],
    [2, 0.25],
  ]);
});

test('a word that no idea has takes nothing from the others', () => {
  expect(scores([term(0), term(1)], [inTitle(1), null], 10)).toEqual([[1, 1]]);
});

test('words of one keyword count little apart, also where no idea has the other', () => {
  expect(scores([term(0), term(0)], [inTitle(1, 2), inTitle(2)], 10)).toEqual([
    [2, 1],
    [1, 0.125],
  ]);
  expect(scores([term(0), term(0)], [inTitle(1), null], 10)).toEqual([[1, 0.25]]);
});

test('each wish has an equal part of the limit, and an idea has the score of the wish that it fits best', () => {
  const ideas = [inTitle(1, 2, 3, 4), inTitle(4), inTitle(9, 8, 4)];
  const ranked = rankIdeas([term(0, 0), term(1, 0), term(2, 1)], ideas, 4);
  expect(ranked).toEqual([
    { idea_id: 4, score: 1, wish: 0, named: false },
    { idea_id: 8, score: 1, wish: 1, named: false },
    { idea_id: 1, score: 0.5, wish: 0, named: false },
  ]);
});

test('ideas of equal scores come in their order, whichever words they have', () => {
  expect(scores([term(0), term(1)], [inTitle(5, 1), inTitle(4, 2)], 3)).toEqual([
    [1, 0.5],
    [2, 0.5],
    [4, 0.5],
  ]);
});

test('an idea is named where its title, not its keywords or description, has a specific word', () => {
  const words = [term(0), term(1, 0, true)];
  const ideas = [inTitle(1), found({ in_title: [2], in_keywords: [4], in_description: [3] })];
  expect(rankIdeas(words, ideas, 10).map(({ idea_id, named }) => [idea_id, named])).toEqual([
    [1, false],
    [2, true],
    [4, false],
    [3, false],
  ]);
});

test('none are asked for, none come', () => {
  expect(rankIdeas([term(0)], [inTitle(1)], 0)).toEqual([]);
});
