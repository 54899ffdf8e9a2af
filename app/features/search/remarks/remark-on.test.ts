import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import type { Answer, AnsweredQuestion } from '#modules/engine/shared.ts';
import { ABOUT_PAIRS } from './pairs-text.ts';
import { remarkOn } from './remark-on.ts';
import { ABOUT_ANSWERS, BY_ANSWER, REPEATED_ANSWERS } from './text.ts';

/** Of the starter catalogue; nothing is said of the last one. */
const [HOME, COOKING, FOOD, SPORTS, SILENT] = [2, 151, 152, 154, 179];
const NOTHING: ReadonlySet<string> = new Set();

const answers = (...given: [number, Answer][]): AnsweredQuestion[] =>
  given.map(([question_id, answer]) => ({ question_id, content: '', answer }));
const textOf = (question: number) => ABOUT_ANSWERS.find(([each]) => each === question)![1];
const textOfPair = (...pair: number[]) =>
  ABOUT_PAIRS.find(([each]) => each.join() === pair.join())![1];

test('a remark is about the answer given last, yes or no, with an earlier one where both go together', () => {
  expect(remarkOn(answers([FOOD, 'Yes']), NOTHING)).toBe(textOf(FOOD));
  expect(remarkOn(answers([FOOD, 'No']), NOTHING)).toBe(textOf(-FOOD));
  expect(remarkOn(answers([FOOD, 'Yes'], [HOME, 'Yes']), NOTHING)).toBe(textOfPair(HOME, FOOD));
  expect(remarkOn(answers([FOOD, 'Yes'], [SPORTS, 'No']), NOTHING)).toBe(textOfPair(FOOD, -SPORTS));
  expect(remarkOn(answers([FOOD, 'Yes'], [SILENT, 'Yes']), NOTHING)).toBeNull();
});

test('a doubt is not taken for a yes or a no', () => {
  const doubt = answers([COOKING, 'Yes'], [FOOD, 'ProbablyYes']);
  expect(BY_ANSWER.ProbablyYes).toContain(remarkOn(doubt, NOTHING));
  expect(BY_ANSWER.IDontKnow).toContain(remarkOn(answers([FOOD, 'IDontKnow']), NOTHING));
});

test('nothing is said before the first answer', () => {
  expect(remarkOn([], NOTHING)).toBeNull();
});

test('nothing is said twice, and something else may be said instead', () => {
  const given = answers([FOOD, 'Yes'], [COOKING, 'Yes']);
  const already = new Set<string>();
  for (const text of [textOfPair(COOKING, FOOD), textOf(COOKING), null]) {
    expect(remarkOn(given, already)).toBe(text);
    if (text) already.add(text);
  }
});

test('three of the same in a row are noticed where nothing else is to be said', () => {
  const given = answers([SILENT, 'No'], [FOOD, 'No'], [SILENT, 'No']);
  expect(remarkOn(given, NOTHING)).toBe(REPEATED_ANSWERS.no);
  expect(remarkOn(given.slice(1), NOTHING)).toBeNull();
});

test('there are some hundreds of remarks, short, all different, about questions of the starter catalogue', () => {
  const rows: { id: string }[] = parse(readFileSync('content/catalogue/questions.csv'), {
    columns: true,
  });
  const known = new Set(rows.map(({ id }) => Number(id)));
  const questions = [...ABOUT_PAIRS.flatMap(([pair]) => pair), ...ABOUT_ANSWERS.map(([id]) => id)];
  expect(questions.filter((id) => !known.has(Math.abs(id)))).toEqual([]);
  const texts = [
    ...[...ABOUT_PAIRS, ...ABOUT_ANSWERS].map(([, text]) => text),
    ...Object.values(BY_ANSWER).flat(),
  ];
  expect(texts.length).toBeGreaterThan(200);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter(({ length }) => length > 60)).toEqual([]);
});
