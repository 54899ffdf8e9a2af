import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.server.ts';

test('a password is hashed at the cost that OWASP asks for, and verified however its letters are encoded', async () => {
  const stored = await hashPassword('café correct');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword('cafe\u0301 correct', stored)).toBe(true);
  expect(await verifyPassword('cafe correct', stored)).toBe(false);
});
