import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { config } from './operation/config.server.ts';

const TOKEN_BYTES = 32;
const NONCE_BYTES = 16;
const SEARCH_ID_BYTES = 16;

/** A secret that opens something, as its bearer holds it: 256 random bits in the form of `TOKEN`. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The id of a search, which opens it: 128 random bits in the form of `SEARCH_ID`. */
export function newSearchId(): string {
  return randomBytes(SEARCH_ID_BYTES).toString('base64url');
}

/** What a token of a mail is derived from. It is stored; without the site's secret it opens nothing. */
export function newNonce(): Buffer {
  return randomBytes(NONCE_BYTES);
}

/** What the token of a mail opens: no token opens anything else. */
export type TokenPurpose =
  | 'alert'
  | 'account-signup'
  | 'account-password-reset'
  | 'account-email-change';

/** The token of a mail, in the form of `TOKEN`. It is derived whenever the mail is composed, so that it is never stored. */
export function deriveToken(purpose: TokenPurpose, nonce: Buffer): string {
  return createHmac('sha256', config.sessionSecret)
    .update(`${purpose}:`)
    .update(nonce)
    .digest('base64url');
}

/** What is stored of a token, and compared. A plain hash is enough: 256 bits cannot be guessed. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Whether a secret that was given is the expected one; takes the same time whether or not it is. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(hashToken(given), hashToken(expected));
}
