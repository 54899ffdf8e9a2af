import { readFileSync } from 'node:fs';
import { expect } from 'playwright/test';
import PostalMime from 'postal-mime';
import { writtenMails } from '../setup/outbox.ts';

/** The text of the first mail that an address got, with these words in its subject; empty until it is there. */
export async function mailTo(address: string, words = ''): Promise<string> {
  for (const file of writtenMails(process.env.E2E_DATA_DIR ?? '')) {
    const mail = await PostalMime.parse(readFileSync(file));
    if (mail.to?.[0]?.address === address && mail.subject?.includes(words)) return mail.text ?? '';
  }
  return '';
}

/** The link under a path in the mail sent to an address, once the worker has written it. */
export async function mailedLink(address: string, path: string): Promise<string> {
  const link = async () =>
    (await mailTo(address)).split(/\s/).find((word) => word.includes(path)) ?? '';
  await expect.poll(link, { timeout: 60_000 }).not.toBe('');
  return await link();
}
