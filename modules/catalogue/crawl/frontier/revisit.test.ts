import { expect, test } from 'vitest';
import { nextVisit, type Visited } from './revisit.ts';

const NOW = new Date('2026-01-15T02:00:00Z');
const product: Visited = {
  kind: 'product',
  result: 'unchanged',
  intervalDays: 2,
  goneCount: 0,
  isEntry: false,
  maxAgeSeconds: null,
};
const hours = (visited: Partial<Visited>) =>
  (nextVisit({ ...product, ...visited }, NOW).dueAt.getTime() - NOW.getTime()) / 3_600_000;

test.each<[string, Partial<Visited>, number]>([
  ['that did not change', {}, 4 * 24 - 4],
  ['that never changes', { intervalDays: 8 }, 8 * 24 - 4],
  ['that changed', { result: 'changed', intervalDays: 4 }, 2 * 24 - 4],
  ['that changed again', { result: 'changed', intervalDays: 1 }, 20],
  ['that is new', { result: 'added', intervalDays: 1 }, 20],
  ['that is not there', { result: 'gone', intervalDays: 8, goneCount: 1 }, 20],
  ['that is not there again', { result: 'gone', intervalDays: 1, goneCount: 2 }, 2 * 24 - 4],
  ['that robots.txt forbids', { kind: 'unknown', result: 'refused', intervalDays: 1 }, 7 * 24 - 4],
  ['that leads elsewhere than before', { kind: 'listing', result: 'read' }, 20],
  ['that is of no interest', { kind: 'other', result: 'read', intervalDays: 30 }, 30 * 24 - 4],
  ['that says how long it stays right', { result: 'changed', maxAgeSeconds: 3 * 86_400 }, 72],
  ['that says so for a year', { result: 'changed', maxAgeSeconds: 365 * 86_400 }, 7 * 24],
  ['that crawls begin with', { isEntry: true, intervalDays: 8, maxAgeSeconds: 999_999 }, 20],
])('a page %s is due again in %s', (_, visited, expected) => {
  expect(hours(visited)).toBe(expected);
});
