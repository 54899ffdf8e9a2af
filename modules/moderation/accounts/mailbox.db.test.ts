import fc from 'fast-check';
import { expect, test } from 'vitest';
import { db, query } from '#modules/platform/index.server.ts';
import { columnLimits } from '../../../tests/fixtures/column-limits.ts';
import { EMAIL_MAX_LENGTH, isEmail, mailboxOf } from './shared.ts';

/** Addresses whose spelling varies in all that the rule covers. */
const address = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(...'aZéÉ.+1-_'), minLength: 1, maxLength: 8 }),
    fc.constantFrom(
      'gmail.com',
      'Googlemail.COM',
      'exemple.fr',
      'Mail.Exemple.FR',
      'gmail.com.fr',
      'xgmail.com',
    ),
  )
  .map(([name, host]) => `${name}@${host}`)
  .filter(isEmail);

test('the database folds addresses into mailboxes as the site does', async () => {
  const addresses = fc.sample(address, 2000);
  const rows = await query<{ email: string; mailbox: string }>(
    db,
    'select email, mailbox_of(email) as mailbox from unnest(cast(? as text[])) as email',
    [addresses],
  );
  for (const { email, mailbox } of rows) expect(mailboxOf(email), email).toBe(mailbox);
  expect(rows).toHaveLength(2000);
});

test('no capital finds an address of common letters other than the one that is counted', async () => {
  const addresses = Array.from({ length: 0x1_f000 }, (_, code) => String.fromCodePoint(code))
    .filter((letter) => /[\p{Lu}\p{Lt}]/u.test(letter))
    .map((letter) => `${letter}@exemple.fr`)
    .filter(isEmail);
  const rows = await query<{ email: string; found: string }>(
    db,
    'select email, lower(email) as found from unnest(cast(? as text[])) as email',
    [addresses],
  );
  expect(rows.length).toBeGreaterThan(1000);
  for (const { email, found } of rows.filter((row) => /^[a-z@.à-ÿ]+$/.test(row.found))) {
    expect(email.toLowerCase()).toBe(found);
  }
});

test('every table admits addresses as long as the forms do', async () => {
  const limits = [...(await columnLimits())].filter(([column]) => column.endsWith('.email'));
  expect(limits.map(([column]) => column).toSorted()).toEqual([
    'account.email',
    'account_email_change.email',
    'account_password_reset.email',
    'account_signup.email',
    'alert.email',
  ]);
  for (const [column, limit] of limits) expect(limit, column).toBe(EMAIL_MAX_LENGTH);
});
