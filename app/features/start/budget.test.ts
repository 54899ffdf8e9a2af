import { expect, test } from 'vitest';
import { readBudget } from './budget.ts';
import { startFormText } from './text.ts';

const text = startFormText.budget;

test('amounts within the slider count to the cent', () => {
  const read = readBudget({ min: '12,50', max: '19.99 €' }, 'max');
  expect(read).toEqual({ values: { min: 1250, max: 1999 }, errors: {}, notes: {} });
  expect(readBudget({ min: '30', max: '30' }, 'max').notes).toEqual({});
});

test('an amount beyond the slider goes to its end, and a note says so', () => {
  const { values, notes } = readBudget({ min: '-5', max: '500' }, 'max');
  expect(values).toEqual({ min: 0, max: 20_000 });
  expect(notes).toEqual({
    min: text.tooLittle.min('0\u00a0€'),
    max: text.tooMuch.max('200\u00a0€'),
  });
});

test('a budget wholly beyond the slider is its upper half, and notes say so', () => {
  expect(readBudget({ min: '200', max: '400' }, 'max')).toEqual({
    values: { min: 10_000, max: 20_000 },
    errors: {},
    notes: { min: text.tooLittle.min('100\u00a0€'), max: text.tooMuch.max('200\u00a0€') },
  });
});

test('of a minimum above the maximum the end that was not typed last gives way, and a note says so', () => {
  const typed = { min: '20', max: '15' };
  const { values, notes } = readBudget(typed, 'max');
  expect(values).toEqual({ min: 0, max: 1500 });
  expect(notes).toEqual({ min: text.moved.min('20\u00a0€', '0\u00a0€') });
  expect(readBudget(typed, 'min')).toMatchObject({
    values: { min: 2000, max: 20_000 },
    notes: { max: text.moved.max('15\u00a0€', '200\u00a0€') },
  });
});

test('an end that cannot be read moves nothing', () => {
  expect(readBudget({ min: '300', max: 'cher' }, 'max')).toEqual({
    values: { min: 20_000 },
    errors: { max: text.unreadable },
    notes: { min: text.tooMuch.min('200\u00a0€') },
  });
});
