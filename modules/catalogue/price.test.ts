import { expect, test } from 'vitest';
import { describePrice, formatPrice } from './price.ts';

test('a price has cents only where it needs them, and no-break spaces', () => {
  expect(formatPrice(2000)).toBe('20\u00a0€');
  expect(formatPrice(1250)).toBe('12,50\u00a0€');
  expect(formatPrice(123_456_700)).toBe('1\u00a0234\u00a0567\u00a0€');
  expect(formatPrice(123_450)).toBe('1\u00a0234,50\u00a0€');
});

test('a price is a range where an idea has one', () => {
  const said = (price: number | null, price_min?: number, price_max?: number) =>
    describePrice({ price, ...(price_min && { price_min }), ...(price_max && { price_max }) });
  expect(said(3000, 2000, 5000)).toBe('de 20 à 50\u00a0€');
  expect(said(1250, 1250, 4999)).toBe('de 12,50 à 49,99\u00a0€');
  expect(said(2000, 2000, 2000)).toBe('20\u00a0€');
  expect(said(2000)).toBe('20\u00a0€');
  expect(said(null)).toBeNull();
});

test('of a range that goes beyond the budget, only where it begins is said', () => {
  const idea = { price: 6000, price_min: 5500, price_max: 10_000 };
  expect(describePrice(idea, 6000)).toBe('dès 55\u00a0€');
  expect(describePrice(idea, 10_000)).toBe('de 55 à 100\u00a0€');
  expect(describePrice({ price: 6100 }, 6000)).toBe('61\u00a0€');
});
