import { expect, test } from 'vitest';
import type { Idea } from '#modules/catalogue/shared.ts';
import { announcement } from './announcement.ts';

const grid = (...names: string[]) =>
  names.map((name) => ({
    key: { merchant_id: 0, id_within_merchant: name },
    title: `Idée ${name}`,
  })) as Idea[];

test('only what is new is read out, and a whole new grid is not read to its end', () => {
  const before = grid('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i');
  expect(announcement(before, grid('a', 'b', 'x'))).toBe('Nouvelle idée\u00a0: Idée x.');
  expect(announcement(before, grid('y', 'b', 'x'))).toBe(
    '2 nouvelles idées\u00a0: Idée y, Idée x.',
  );
  expect(announcement(before, before.toReversed())).toBe('Le carré n’a pas changé.');
  expect(announcement(grid('z'), before)).toBe('9 idées sont là.');
});

test('an empty grid says that nothing was found', () => {
  expect(announcement(grid('a'), [])).toMatch(/^Oups, je n’ai rien trouvé/);
});
