import { expect, test } from 'vitest';
import { agePosition } from './age-scale.ts';
import { budgetPosition } from './budget-scale.ts';
import {
  chooseGender,
  findErrors,
  initialValues,
  resetAge,
  settlePrices,
  slideAge,
  slidePrice,
  tapInterest,
  toCriteria,
  typeAge,
  typePrice,
  withTypedFields,
} from './start-values.ts';
import { startFormText as text } from './text.ts';

const values = initialValues({});

test('the form begins with the defaults of the specification', () => {
  expect(values).toEqual({
    gender: 'Unknown',
    hasChosenGender: false,
    age: { text: '30', value: 360 },
    prices: { min: { text: '20', value: 2000 }, max: { text: '100', value: 10_000 } },
    ageWasReset: false,
    priceNotes: {},
    hints: '',
    interests: [],
  });
  expect(findErrors(values)).toEqual({});
});

test('interests are tapped and taken back, kept with the hints, and come back tapped', () => {
  const tapped = tapInterest(tapInterest({ ...values, hints: 'rire' }, 'sport'), 'cuisine');
  const { hints } = toCriteria(tapInterest(tapInterest(tapped, 'lecture'), 'lecture'), 'hints');
  expect(hints).toBe('rire, cuisine, sport');
  expect(initialValues({ hints })).toEqual(tapped);
  expect(withTypedFields(values, { hints })).toEqual(tapped);
});

test('what is ticked on the page counts as it is, whatever is typed beside it', () => {
  const ticked = withTypedFields(values, { hints: 'jardin', interests: ['sport', 'Robot'] });
  expect(ticked).toMatchObject({ hints: 'jardin', interests: ['sport'] });
});

test('a landing that names the recipient fills the form', () => {
  const fromLanding = initialValues({ gender: 'Female', age: 300 });
  expect(fromLanding.gender).toBe('Female');
  expect(fromLanding.hasChosenGender).toBe(true);
  expect(fromLanding.age.text).toBe('25');
});

test('a rejected form comes back as it was typed, with the errors a browser would find', () => {
  const rejected = initialValues(
    {},
    {
      errors: {},
      typed: {
        gender: 'Male',
        age: 'trente',
        price_min: '9',
        price_max: '5',
        hints: 'rire',
      },
    },
  );
  expect(rejected.gender).toBe('Male');
  expect(rejected.age).toEqual({ text: 'trente', value: 360 });
  expect(rejected.hints).toBe('rire');
  expect(findErrors(rejected)).toEqual({ age: [text.age.unreadable] });
  expect(rejected.prices.min).toEqual({ text: '9', value: 0 });
  expect(rejected.priceNotes.min).toBe(text.budget.moved.min('9\u00a0€', '0\u00a0€'));
});

test('the slider and the number of an age stay in step', () => {
  expect(slideAge(values, agePosition(45 * 12)).age).toEqual({ text: '45', value: 540 });
  expect(slideAge(values, 6).age).toEqual({ text: '0,5', value: 6 });
  expect(typeAge(values, '62').age).toEqual({ text: '62', value: 744 });
  expect(typeAge(values, '').age).toEqual({ text: '', value: 360 });
});

test('a sliding handle pushes the other', () => {
  const { prices } = slidePrice(values, 'min', budgetPosition(15_000));
  expect([prices.min.text, prices.max.text]).toEqual(['150', '160']);
});

test('a price typed between two steps survives the move of the other handle', () => {
  const typed = typePrice(values, 'min', '12,50');
  expect(slidePrice(typed, 'max', budgetPosition(5000)).prices).toEqual({
    min: { text: '12,50', value: 1250 },
    max: { text: '50', value: 5000 },
  });
});

test('a maximum typed below the minimum moves the minimum, says so, and takes it back while typing goes on', () => {
  const typing = typePrice(values, 'max', '15');
  expect(typing.prices).toEqual({
    min: { text: '20', value: 0 },
    max: { text: '15', value: 1500 },
  });
  expect(typing.priceNotes).toEqual({ min: text.budget.moved.min('20\u00a0€', '0\u00a0€') });
  expect(typePrice(typing, 'max', '150')).toMatchObject({
    prices: { min: { text: '20', value: 2000 } },
    priceNotes: {},
  });
  const left = settlePrices(typing);
  expect([left.prices.min.text, left.prices.max.text]).toEqual(['0', '15']);
  expect(left.priceNotes).toEqual(typing.priceNotes);
  expect(slidePrice(left, 'max', 30).priceNotes).toEqual({});
});

test('leaving a field keeps what was typed, to the cent, and nonsense to be seen', () => {
  expect(settlePrices(typePrice(values, 'min', '12,50')).prices.min).toEqual({
    text: '12,50',
    value: 1250,
  });
  expect(settlePrices(typePrice(values, 'max', 'cher')).prices.max.text).toBe('cher');
  expect(settlePrices(typePrice(values, 'max', '500')).prices.max.text).toBe('200');
});

test('prices come back to the cent', () => {
  expect(initialValues({ priceMinCents: 1250 }).prices.min.text).toBe('12,50');
});

test('the note about a child’s age that was put back stays until the age changes', () => {
  const reset = resetAge(typeAge(values, '8'));
  expect(reset).toMatchObject({ age: { text: '16', value: 192 }, ageWasReset: true });
  expect(typeAge(reset, '17').ageWasReset).toBe(false);
});

test('only a gender that was picked counts as chosen', () => {
  expect(withTypedFields(values, { gender: 'Unknown' }).hasChosenGender).toBe(false);
  expect(withTypedFields(values, { gender: 'Robot' }).gender).toBe('Unknown');
  expect(chooseGender(values, 'Unknown').hasChosenGender).toBe(true);
});
