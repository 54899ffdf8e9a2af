import { expect, test } from 'vitest';
import { formatPrice } from '#app/ui/text/format.ts';
import { formatEuros } from '#modules/platform/index.server.ts';
import { describePrice } from './price.ts';

test.each([formatPrice, formatEuros])('a price is a range where an idea has one', (format) => {
  const said = (price: number | null, price_min?: number, price_max?: number) =>
    describePrice(
      { price, ...(price_min && { price_min }), ...(price_max && { price_max }) },
      format,
    );
  expect(said(3000, 2000, 5000)).toBe('de 20 à 50\u00a0€');
  expect(said(1250, 1250, 4999)).toBe('de 12,50 à 49,99\u00a0€');
  expect(said(2000, 2000, 2000)).toBe('20\u00a0€');
  expect(said(2000)).toBe('20\u00a0€');
  expect(said(null)).toBeNull();
});
