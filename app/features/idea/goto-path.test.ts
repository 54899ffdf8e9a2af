import { expect, test } from 'vitest';
import { gotoPath } from './goto-path.ts';

test('visits pass by the redirect, with the session when there is one', () => {
  expect(gotoPath('https://a.example/?b=c&d', 'SID')).toBe(
    '/goto?url=https%3A%2F%2Fa.example%2F%3Fb%3Dc%26d&sid=SID',
  );
  expect(gotoPath('https://a.example/', null)).not.toContain('sid');
});
