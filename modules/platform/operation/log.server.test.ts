import { expect, test, vi } from 'vitest';

async function logged(write: (log: import('pino').Logger) => void): Promise<string> {
  vi.resetModules();
  vi.stubEnv('LOG_LEVEL', 'info');
  const { createLog } = await import('./log.server.ts');
  const lines: string[] = [];
  write(createLog({ write: (line) => void lines.push(line) }));
  vi.unstubAllEnvs();
  return lines.join('');
}

test('what names a person is blanked, at the top and two levels down', async () => {
  const text = await logged((log) => {
    log.info({ email: 'ana@example.org', account: { ip: '203.0.113.7' } }, 'x');
    log.info({ request: { start: { hints: 'ma voisine Zoé' } }, userAgent: 'Mozilla/5.0' }, 'x');
  });
  for (const personal of ['ana@', '203.0.113', 'Zoé', 'Mozilla'])
    expect(text).not.toContain(personal);
});

test('an error keeps its code and its cause, not the row that broke a constraint', async () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'account_email_key',
    detail: 'Key (email)=(ana@example.org) already exists.',
    cause: new Error('below'),
  });
  const text = await logged((log) => log.error({ err: error }, 'x'));
  expect(text).toContain('23505');
  expect(text).toContain('account_email_key');
  expect(text).toContain('below');
  expect(text).not.toContain('ana@');
});
