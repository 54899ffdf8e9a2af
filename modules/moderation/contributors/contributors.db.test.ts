import { expect, test } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import { createAccount } from '../accounts/index.server.ts';
import { contributorOf } from './index.server.ts';

test('an account is one contributor, however often and at once it contributes, and stays one when it is deleted', async () => {
  const created = await createAccount('ada@exemple.fr', 'correct horse', 'Contributor');
  if (!created.ok) throw new Error('expected an account');
  const { id } = created.account;
  const ids = await Promise.all([1, 2, 3, 4].map(() => contributorOf(db, id)));
  expect(new Set(ids).size).toBe(1);
  await db('account').delete();
  expect(await db('contributor').select('id', 'account_id')).toEqual([
    { id: ids[0], account_id: null },
  ]);
});

test('an account that was deleted meanwhile contributes nothing, which is no failure of ours', async () => {
  await expect(contributorOf(db, 2_147_483_646)).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(await db('contributor').where('account_id', 2_147_483_646)).toEqual([]);
});
