import { createHash, createHmac } from 'node:crypto';
import { config } from '#modules/platform/index.server.ts';

/** What opens an alert, as its mails carry it. It is derived, so that the jobs that write them need no copy of it. */
export function alertToken(nonce: Buffer): string {
  return createHmac('sha256', config.sessionSecret)
    .update('alert:')
    .update(nonce)
    .digest('base64url');
}

/** What is stored of a token. A plain hash is enough: nobody can guess 256 bits. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
