import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { describeFailure } from './report.ts';

const failure = (task: Promise<unknown>) => task.then(() => null, describeFailure);

test('a system error about a path is one French line', async () => {
  expect(await failure(writeFile('/nowhere/x', ''))).toMatch(
    /^\/nowhere\/x : il n’existe pas.*ENOENT/,
  );
  expect(await failure(writeFile('/tmp', ''))).toMatch(/^\/tmp.*EISDIR/);
  expect(await failure(mkdir('/etc/passwd'))).toMatch(
    /^\/etc\/passwd : un fichier porte déjà ce nom/,
  );
});

test('a server that cannot be reached is one French line', async () => {
  const refused = new Promise((_, fail) =>
    connect({ port: 1, host: '127.0.0.1' }).once('error', fail),
  );
  expect(await failure(refused)).toBe('Connexion impossible : connect ECONNREFUSED 127.0.0.1:1.');
});

test('a bug keeps its trace', () => {
  expect(describeFailure(new Error('broken'))).toMatch(/broken\n\s+at /);
});
