import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Files of the mails that a site without a mail server wrote, the oldest first; never one still being written. */
export function writtenMails(dataDir: string): string[] {
  const outbox = join(dataDir, 'outbox');
  if (!existsSync(outbox)) return [];
  const files = readdirSync(outbox).filter((file) => /^[^.].*\.eml$/.test(file));
  return files.sort().map((file) => join(outbox, file));
}
