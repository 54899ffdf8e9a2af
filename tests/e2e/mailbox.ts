import { readFileSync } from 'node:fs';
import PostalMime from 'postal-mime';
import { writtenMails } from '../setup/outbox.ts';

/** The text of the mail that an address got; empty until it is there. */
export async function mailTo(address: string): Promise<string> {
  for (const file of writtenMails(process.env.E2E_DATA_DIR ?? '')) {
    const mail = await PostalMime.parse(readFileSync(file));
    if (mail.to?.[0]?.address === address) return mail.text ?? '';
  }
  return '';
}
