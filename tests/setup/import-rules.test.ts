import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

type Condition = { path?: string | string[]; pathNot?: string | string[] };
type Rule = { name: string; from: Condition; to: Condition };

const { forbidden }: { forbidden: Rule[] } = createRequire(import.meta.url)(
  './dependency-cruiser.cjs',
);

/** Names of the rules about places that an import breaks; what else a rule asks (cycles, kinds) is left out. */
function broken(from: string, to: string): string[] {
  const PLACES = ['features-use-entries', 'shell-knows-no-feature'];
  return forbidden
    .filter((rule) => PLACES.includes(rule.name))
    .filter((rule) => holds(rule.from, from) && holds(rule.to, to, groups(rule.from, from)))
    .map(({ name }) => name);
}

/** What the groups of a rule's place are in a path; a group that took no part has no number. */
function groups({ path }: Condition, file: string): string[] {
  return (new RegExp(all(path)).exec(file) ?? []).filter((group) => typeof group === 'string');
}

function holds({ path, pathNot }: Condition, file: string, found: string[] = []): boolean {
  const matches = (pattern: string) =>
    new RegExp(pattern.replace(/\$(\d)/g, (whole, number) => found[number] ?? whole)).test(file);
  return (!path || matches(all(path))) && (!pathNot || !matches(all(pathNot)));
}

function all(patterns: string | string[] | undefined): string {
  return [patterns ?? []].flat().join('|');
}

test.each([
  ['app/features/alert/alert-link.tsx', 'app/features/share/share-button.module.css'],
  ['app/features/alert/alert-link.tsx', 'app/features/share/share-button.tsx'],
  ['app/access-rules.server.ts', 'app/features/account/sign-in.server.ts'],
  ['app/sockets.server.ts', 'app/features/search/session/session-socket.server.ts'],
  ['app/root.tsx', 'app/features/visit/store.ts'],
  ['app/new.ts', 'app/features/share/share.module.css'],
])('%s may not import %s', (from, to) => {
  expect(broken(from, to)).toEqual(['features-use-entries']);
});

test.each([
  ['app/shell/upgrades.server.ts', 'app/sockets.server.ts'],
  ['app/shell/server.ts', 'app/entry.ts'],
  ['app/shell/server.ts', 'app/root.tsx'],
])('the shell’s %s may not import %s', (from, to) => {
  expect(broken(from, to)).toEqual(['shell-knows-no-feature']);
});

test.each([
  ['app/features/share/share.tsx', 'app/features/share/share.module.css'],
  ['app/features/alert/alert-link.tsx', 'app/features/visit/index.ts'],
  ['app/sockets.server.ts', 'app/features/search/index.server.ts'],
  ['app/entry.ts', 'app/shell/upgrades.server.ts'],
  ['app/entry.ts', 'app/sockets.server.ts'],
])('%s may import %s', (from, to) => {
  expect(broken(from, to)).toEqual([]);
});
