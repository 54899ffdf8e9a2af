import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { inspect } from 'node:util';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let dataDir: string;

const mail = {
  to: 'ana@example.org',
  subject: 'Ton idée est arrivée',
  text: 'Déjà là.',
  html: '<p>Déjà là.</p>',
  headers: { 'List-Unsubscribe': '<https://example.org/u>' },
};

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'trouvaille-mail-'));
  vi.resetModules();
  vi.stubEnv('DATA_DIR', dataDir);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dataDir, { recursive: true });
});

/** The mails of a site that has this mail server. */
async function usingServer(server: SMTPServer) {
  const port = await new Promise<number>((done) => {
    const listener = server.listen(0, '127.0.0.1', () => {
      const address = listener.address();
      done(typeof address === 'object' && address ? address.port : 0);
    });
  });
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${port}`);
  return await import('./transport.server.ts');
}

test('without a mail server, a mail is a whole .eml file in the outbox', async () => {
  const { sendMail } = await import('./transport.server.ts');
  await sendMail(mail);
  const [name, ...others] = readdirSync(join(dataDir, 'outbox'));
  expect(others).toEqual([]);
  expect(name).toMatch(/\.eml$/);
  expect(name).not.toContain('ana');
  const read = await PostalMime.parse(readFileSync(join(dataDir, 'outbox', name as string)));
  expect(read.subject).toBe(mail.subject);
  expect(read.text?.trim()).toBe(mail.text);
  expect(read.html?.trim()).toBe(mail.html);
  expect(read.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toContain(
    'example.org/u',
  );
});

test('a mail server receives it', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream: Readable, _session: unknown, done: () => void) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  const { closeMail, sendMail } = await usingServer(server);
  await sendMail(mail);
  closeMail();
  await new Promise<void>((done) => server.close(done));
  expect(received).toHaveLength(1);
  expect((await PostalMime.parse(received[0] as string)).subject).toBe(mail.subject);
});

test.each([
  ['the recipient', 550, 'onRcptTo', true],
  ['the recipient for now', 450, 'onRcptTo', false],
  ['the sender', 550, 'onMailFrom', false],
  ['the message', 554, 'onData', true],
])(
  'the answer of a mail server that rejects %s with %i is classified, never quoted',
  async (_, code, step, forGood) => {
    const rejection = Object.assign(new Error(`no <${mail.to}> here`), { responseCode: code });
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      [step]: (what: unknown, _session: unknown, done: (error: Error) => void) => {
        if (step === 'onData') (what as Readable).resume();
        done(rejection);
      },
    });
    const { closeMail, isPermanentFailure, sendMail } = await usingServer(server);
    const error: unknown = await sendMail(mail).catch((reason: unknown) => reason);
    closeMail();
    await new Promise<void>((done) => server.close(done));
    expect(error).toMatchObject({ responseCode: code });
    expect(isPermanentFailure(error)).toBe(forGood);
    expect(inspect(error, { showHidden: true, depth: null })).not.toContain(mail.to);
  },
);

test('a mail server that cannot be reached has rejected nothing', async () => {
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
  const { closeMail, isPermanentFailure, sendMail } = await import('./transport.server.ts');
  const error: unknown = await sendMail(mail).catch((reason: unknown) => reason);
  closeMail();
  expect(isPermanentFailure(error)).toBe(false);
});
