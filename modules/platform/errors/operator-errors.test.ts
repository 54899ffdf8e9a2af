import { mkdir, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { AppError, OperatorError } from './errors.ts';
import { describeFailure, listenFailure } from './operator-errors.ts';

const failure = (task: Promise<unknown>) => task.then(() => null, describeFailure);

test('a system error about a path is one French line', async () => {
  expect(await failure(writeFile('/nowhere/x', ''))).toMatch(
    /^\/nowhere\/x : il n’existe pas.*ENOENT/,
  );
  expect(await failure(writeFile('/tmp', ''))).toMatch(/^\/tmp.*EISDIR/);
  expect(await failure(mkdir('/etc/passwd'))).toMatch(
    /^\/etc\/passwd : un fichier porte déjà ce nom/,
  );
});

test('a server that cannot be reached is one French line', async () => {
  const refused = new Promise((_, fail) =>
    connect({ port: 1, host: '127.0.0.1' }).once('error', fail),
  );
  expect(await failure(refused)).toBe('Connexion impossible : connect ECONNREFUSED 127.0.0.1:1.');
});

test('what the operator can correct is one line, also when another copy of its class was thrown', () => {
  class Copy extends Error {
    override readonly name = 'OperatorError';
  }
  expect(describeFailure(new OperatorError('Corrige PORT.'))).toBe('Corrige PORT.');
  expect(describeFailure(new Copy('Corrige PORT.'))).toBe('Corrige PORT.');
  expect(describeFailure(new AppError('unavailable', 'Le disque est plein.', ''))).toBe(
    'Le disque est plein.',
  );
});

test('a bug is shown whole', () => {
  expect(describeFailure(new Error('broken'))).toBeNull();
  expect(describeFailure(new AppError('internal', 'broken', ''))).toBeNull();
  expect(describeFailure('broken')).toBeNull();
});

test('a port that is taken, or an address of another machine, is one French line', async () => {
  const listen = (at: { host: string; port: number }) =>
    new Promise<Error>((done) => {
      const server = createServer();
      server.once('error', (error) => done(listenFailure(error, at))).listen(at.port, at.host);
    });
  const taken = createServer();
  const port = await new Promise<number>((done) => {
    taken.listen(0, '127.0.0.1', () => done((taken.address() as { port: number }).port));
  });
  const message = (error: Error) => (error instanceof OperatorError ? error.message : null);
  expect(message(await listen({ host: '127.0.0.1', port }))).toBe(
    `Le port ${port} est déjà pris\u00a0: choisis-en un autre avec PORT.`,
  );
  taken.close();
  expect(message(await listen({ host: '192.0.2.1', port: 0 }))).toBe(
    'L’adresse 192.0.2.1 n’est pas à cette machine\u00a0: corrige HOST.',
  );
});
