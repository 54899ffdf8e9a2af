import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeVariables, parseConfig } from './config.server.ts';

const SECRET = 'a secret of thirty-two characters';

test('an empty environment gives a site for localhost', () => {
  const config = parseConfig({});
  expect(config).toMatchObject({ port: 3000, production: false, secure: false, rateLimits: true });
  expect(config.publicUrl.href).toBe('http://localhost:3000/');
  expect(config.databaseUrl).toBeUndefined();
});

test('an empty variable counts as unset', () => {
  expect(parseConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
});

test.each([
  ['PORT', '70000', /PORT doit être un nombre entier de 0 à 65535/],
  ['PORT', 'abc', /PORT doit être un nombre entier/],
  ['DATABASE_URL', 'mysql://here', /DATABASE_URL doit ressembler à postgres:/],
  ['PUBLIC_URL', 'trouvaille.fr', /PUBLIC_URL doit être une adresse http/],
  ['SESSION_SECRET', 'short', /SESSION_SECRET doit avoir au moins 32/],
  ['TRUST_PROXY', 'maybe', /TRUST_PROXY doit être true ou false/],
])('%s=%s is rejected with a reason', (name, value, reason) => {
  expect(() => parseConfig({ [name]: value })).toThrow(reason);
});

test('every wrong variable is named at once', () => {
  expect(() => parseConfig({ PORT: '-1', LOG_LEVEL: 'loud' })).toThrow(/PORT.*LOG_LEVEL/);
});

test.each([
  { NODE_ENV: 'production' },
  { PUBLIC_URL: 'https://trouvaille.example' },
  { PRODUCTION: 'true' },
])('a site in production (%o) needs its secret', (env) => {
  expect(() => parseConfig(env)).toThrow(/SESSION_SECRET est obligatoire/);
  expect(parseConfig({ ...env, SESSION_SECRET: SECRET }).production).toBe(true);
});

test('elsewhere a secret is made once and kept, for the owner only', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'trouvaille-config-'));
  const first = parseConfig({ DATA_DIR: dataDir }).sessionSecret;
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(parseConfig({ DATA_DIR: dataDir }).sessionSecret).toBe(first);
  const file = join(dataDir, 'session-secret');
  expect(readFileSync(file, 'utf8')).toBe(first);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  rmSync(dataDir, { recursive: true });
});

test.each(['', 'short', ' '.repeat(64)])('a kept secret of %j is rejected', (kept) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'trouvaille-config-'));
  writeFileSync(join(dataDir, 'session-secret'), kept);
  expect(() => parseConfig({ DATA_DIR: dataDir }).sessionSecret).toThrow(/session-secret est vide/);
  rmSync(dataDir, { recursive: true });
});

test.each(['en', 'fr'] as const)(
  'the table of variables has values, never secrets (%s)',
  (language) => {
    const rows = describeVariables({ PORT: '4000', SMTP_URL: 'smtp://me:hush@host' }, language);
    expect(rows.find(({ name }) => name === 'PORT')).toMatchObject({
      value: '4000',
      default: '3000',
    });
    expect(rows.every(({ description }) => description.length > 10)).toBe(true);
    expect(JSON.stringify(rows)).not.toContain('hush');
  },
);
