import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { config } from './operation/config.server.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What a sealed text holds: none can be passed off as another. */
export type SealPurpose = 'keepsake';

function keyOf(purpose: SealPurpose): Buffer {
  return createHmac('sha256', config.sessionSecret).update(`seal:${purpose}`).digest();
}

/** Something that an address carries so that only this site can read it or make it, in the letters of base64url. */
export function seal(purpose: SealPurpose, content: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(purpose), nonce);
  const encrypted = [cipher.update(content), cipher.final()];
  return Buffer.concat([nonce, ...encrypted, cipher.getAuthTag()]).toString('base64url');
}

/** What was sealed; null where the text was made elsewhere, changed or cut. */
export function unseal(purpose: SealPurpose, sealed: string): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const end = bytes.length - TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, keyOf(purpose), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(end));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, end)), decipher.final()]);
  } catch {
    return null;
  }
}
