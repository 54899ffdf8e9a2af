import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { now } from '../clock.ts';
import { config } from '../operation/config.server.ts';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
};

/** Builds the message without sending it, for the folder of unsent mails. */
const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** The connection to the mail server, kept open between mails; made at first use. */
let smtp: ReturnType<typeof createSmtp> | null = null;

function createSmtp(url: string) {
  return createTransport(
    { url, pool: true, maxConnections: 2, connectionTimeout: 10_000, socketTimeout: 20_000 },
    {},
  );
}

/** Why a mail server did not take a mail, in codes alone: its own words repeat the address, and jobs store their errors. */
class MailError extends Error {
  override readonly name = 'MailError';
  readonly code: string | undefined;
  readonly command: string | undefined;
  readonly responseCode: number | undefined;

  constructor({
    code,
    command,
    responseCode,
  }: Pick<MailError, 'code' | 'command' | 'responseCode'>) {
    super(
      ['the mail server did not take a mail', code, command, responseCode]
        .filter(Boolean)
        .join(' '),
    );
    this.code = code;
    this.command = command;
    this.responseCode = responseCode;
  }
}

/**
 * Sends a mail through SMTP_URL; without it, writes an .eml file under DATA_DIR/outbox.
 *
 * @throws when the mail server rejects it or does not answer: the calling job tries again later. The error does not name
 * the recipient.
 */
export async function sendMail(mail: Mail): Promise<void> {
  const message = { from: config.mailFrom, date: now(), ...mail };
  if (config.smtpUrl) {
    smtp ??= createSmtp(config.smtpUrl);
    await smtp.sendMail(message).catch((error: MailError) => {
      throw new MailError(error);
    });
    return;
  }
  const { message: source } = await composer.sendMail(message);
  const outbox = join(config.dataDir, 'outbox');
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  const name = `${now().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`;
  // Renamed at the end, so that a program that watches the folder never reads half a mail.
  await writeFile(join(outbox, `.${name}`), source as Buffer, { mode: 0o600 });
  await rename(join(outbox, `.${name}`), join(outbox, name));
}

/**
 * Whether a mail server rejected this very mail for good (5xx): it would reject it again. Anything else, such as a
 * sender that it does not know, is ours to correct.
 */
export function isPermanentFailure(error: unknown): boolean {
  if (!(error instanceof MailError)) return false;
  const { command, responseCode = 0 } = error;
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

/** Closes the connection to the mail server. */
export function closeMail(): void {
  smtp?.close();
  smtp = null;
}
