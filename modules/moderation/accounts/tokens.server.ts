import { createHash, createHmac, randomBytes } from 'node:crypto';
import { config } from '#modules/platform/index.server.ts';

/** A secret that opens something, as its bearer holds it: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. A plain hash is enough: nobody can guess 256 bits. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The token of a sign-up's mail. It is derived, so that the job that writes the mail needs no copy of it. */
export function signupToken(nonce: Buffer): string {
  return createHmac('sha256', config.sessionSecret)
    .update('account-signup:')
    .update(nonce)
    .digest('base64url');
}
