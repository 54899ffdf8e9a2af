import {
  after,
  type Duration,
  deriveToken,
  hashToken,
  newNonce,
  now,
} from '#modules/platform/index.server.ts';

/** What is stored of the token of a mail, and until when it works. */
export type MailToken = { tokenHash: Buffer; nonce: Buffer; now: Date; expiresAt: Date };

/** A token that a mail is to carry, which opens one thing for so long. */
export function newMailToken(
  purpose: Parameters<typeof deriveToken>[0],
  keep: Duration,
): MailToken {
  const nonce = newNonce();
  const start = now();
  const tokenHash = hashToken(deriveToken(purpose, nonce));
  return { tokenHash, nonce, now: start, expiresAt: after(start, keep) };
}
