import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from './routes.ts';

const CALLS = 'features/api/calls.ts';

/** Files of the routes whose path begins so, each with the file of its parent. */
function under(prefix: string, entries: readonly RouteConfigEntry[], parent = ''): string[][] {
  return entries.flatMap((entry) => [
    ...(entry.path?.startsWith(prefix) ? [[entry.file, parent]] : []),
    ...under(prefix, entry.children ?? [], entry.file),
  ]);
}

test('every call, and no page, has the parent that makes it one', () => {
  const calls = under('api/', routes as RouteConfigEntry[]);
  expect(calls.length).toBeGreaterThan(0);
  for (const [file, parent] of calls) expect([file, parent]).toEqual([file, CALLS]);
  const children = under('', routes as RouteConfigEntry[]).filter(([, parent]) => parent === CALLS);
  expect(children).toEqual(calls);
});
