import { expect, test } from 'vitest';
import { databaseUrl } from '#modules/platform/index.server.ts';
import { checkDatabase } from './check-database.ts';

test('a database that can carry the site is accepted, by a socket too', async () => {
  expect(new URL(databaseUrl()).searchParams.get('host')).toMatch(/^\//);
  await checkDatabase(databaseUrl());
});

const changed = (change: Partial<Pick<URL, 'password' | 'pathname' | 'search'>>) =>
  Object.assign(new URL(databaseUrl()), change).href;

test.each([
  [changed({ password: 'guess' }), /le mot de passe .* n’est pas le bon \(28P01\)\.$/],
  [changed({ pathname: '/nowhere' }), /cette base n’existe pas \(3D000\)\.$/],
  [
    changed({ search: '?host=/nowhere' }),
    /^La base de données \/nowhere .* socket .*\(ENOENT\)\.$/,
  ],
  ['postgres://a:b@127.0.0.1:1/c', /^La base de données 127\.0\.0\.1:1 .* \(ECONNREFUSED\)\.$/],
])('another one is rejected in French, without its password', async (url, words) => {
  await expect(checkDatabase(url)).rejects.toThrow(words);
});
