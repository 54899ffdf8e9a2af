import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { LANES, MEMORY_KIB, PASSES } from './password-cost.ts';

const hash = promisify(argon2);

const SALT_BYTES = 16;
const TAG_BYTES = 32;

/** Hashes a password with a salt of its own, in the PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const tag = await derive(password, nonce, MEMORY_KIB, PASSES, LANES, TAG_BYTES);
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${encode(nonce)}$${encode(tag)}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Whether a password is the one that was hashed; takes the same time either way. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, memory, passes, lanes, salt, tag] = PHC.exec(stored) ?? [];
  if (!salt || !tag) throw new Error('A stored password hash is not in the PHC format');
  const expected = Buffer.from(tag, 'base64');
  const nonce = Buffer.from(salt, 'base64');
  const actual = await derive(
    password,
    nonce,
    Number(memory),
    Number(passes),
    Number(lanes),
    expected.length,
  );
  return timingSafeEqual(actual, expected);
}

/** The hash of no password: compared with when an account does not exist, so that response times do not reveal it. */
export const NO_PASSWORD = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${encode(
  randomBytes(SALT_BYTES),
)}$${encode(randomBytes(TAG_BYTES))}`;

function derive(
  password: string,
  nonce: Buffer,
  memory: number,
  passes: number,
  parallelism: number,
  tagLength: number,
): Promise<Buffer> {
  // The same text may be typed as different sequences of characters (é, or e and an accent).
  const message = password.normalize('NFC');
  return hash('argon2id', { message, nonce, memory, passes, parallelism, tagLength });
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
