import { expect, test } from 'vitest';
import type { Criteria } from '#app/features/visit/store.ts';
import { guidedCriteria } from './guide.ts';

const SILENT = {
  gender: null,
  age: null,
  isAgeImplied: false,
  isChild: false,
  price_min_cents: null,
  price_max_cents: null,
  occasion: null,
};
const CHOSEN: Criteria = {
  gender: 'Male',
  age: 480,
  priceMinCents: 3000,
  priceMaxCents: 6000,
  hints: 'vélo',
  startStep: 'hints',
  hasChosenGender: true,
};

test('no search starts until it is known who the gift is for', () => {
  expect(guidedCriteria(SILENT, 'jardin', null)).toBeNull();
  expect(guidedCriteria(SILENT, 'jardin', { ...CHOSEN, hasChosenGender: false })).toBeNull();
});

test('the words of the square become the hints, their budget and age the search’s', () => {
  const typed = { ...SILENT, gender: 'Female', age: 720, price_max_cents: 1500 } as const;
  expect(guidedCriteria(typed, 'maman, thé', CHOSEN)).toMatchObject({
    gender: 'Female',
    age: 720,
    priceMinCents: 1500,
    priceMaxCents: 1500,
    hints: 'maman, thé',
  });
});

test('what the words do not say is taken from what was chosen before', () => {
  expect(guidedCriteria(SILENT, '', CHOSEN)).toEqual({ ...CHOSEN, hints: '' });
});

test('a budget beyond the scale ends with it', () => {
  const typed = { ...SILENT, gender: 'Couple', price_min_cents: 90_000 } as const;
  expect(guidedCriteria(typed, '', null)).toMatchObject({
    priceMinCents: 20_000,
    priceMaxCents: 20_000,
  });
});

test('children have no guided search yet', () => {
  expect(guidedCriteria({ ...SILENT, gender: 'Female', age: 96 }, '', null)).toBeNull();
});
