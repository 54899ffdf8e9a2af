import { expect, test } from 'vitest';
import { typedRecipient } from './typed-recipient.ts';

/** The default values of the start form. */
const UNTOUCHED = {
  gender: 'Unknown',
  age: 360,
  price_min_cents: 2000,
  price_max_cents: 10_000,
} as const;

test.each([
  ['maman 63 ans, jardin', { gender: 'Female', age: 756 }],
  ['mon frère de 52 ans', { gender: 'Male', age: 624 }],
  ['grand-père, moins de 30 €', { gender: 'Male', price_min_cents: 0, price_max_cents: 3000 }],
  ['entre 40 et 60 euros', { price_min_cents: 4000, price_max_cents: 6000 }],
  ['plus de 500 €', { price_min_cents: 20_000, price_max_cents: 20_000 }],
  ['60 ans de mariage', {}],
  ['mère de deux ados', { gender: 'Female' }],
  ['un neveu de 5 ans', { gender: 'Male' }],
  ['potager, chorale', {}],
  [null, {}],
] as const)('with the hints %j, a form with default values means %j', (hints, said) => {
  expect(typedRecipient(UNTOUCHED, hints)).toEqual({ ...UNTOUCHED, ...said });
});

test('what was chosen in the form wins over the hints', () => {
  const chosen = {
    gender: 'Couple',
    age: 480,
    price_min_cents: 1000,
    price_max_cents: 5000,
  } as const;
  expect(typedRecipient(chosen, 'maman 63 ans, moins de 30 €')).toEqual(chosen);
});
