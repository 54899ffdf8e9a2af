import { expect, test } from 'vitest';
import { openKeepsake, sealKeepsake } from './keepsake.server.ts';
import type { Keepsake } from './shared.ts';

const keepsake: Keepsake = {
  key: { merchant_id: 12, id_within_merchant: 'a:b/é' },
  title: 'Trois mois de fromages livrés',
  reasons: ['Elle aime la bonne table', 'Un clin d’œil à «\u00a0fromage\u00a0»'],
  message: 'Joyeux anniversaire\u00a0!\nÀ partager 🧀',
  wrapped: true,
  christmas: true,
};

test('an address gives back what was put into it, and two of the same are not alike', () => {
  const sealed = sealKeepsake(keepsake) ?? '';
  expect(openKeepsake(sealed)).toEqual(keepsake);
  expect(sealKeepsake(keepsake)).not.toBe(sealed);
  expect(sealed).toMatch(/^[\w-]{100,500}$/);
});

test('an address that was changed, cut or made elsewhere opens nothing', () => {
  const sealed = sealKeepsake(keepsake) ?? '';
  const place = 30;
  const changed = sealed.slice(0, place) + (sealed[place] === 'A' ? 'B' : 'A') + sealed.slice(31);
  const content = Buffer.from(JSON.stringify([1, '0:a', 'Un thé', [], '', false]));
  const elsewhere = content.toString('base64url');
  for (const broken of [
    changed,
    sealed.slice(0, -1),
    `${sealed}=`,
    `${sealed}/..`,
    '',
    elsewhere,
  ]) {
    expect(openKeepsake(broken)).toBeNull();
  }
});

test('more than an address can carry is rejected', () => {
  const noise = Array.from({ length: 900 }, (_, n) => 0x4e00 + ((n * 7919) % 20_000));
  const message = String.fromCodePoint(...noise);
  expect(sealKeepsake({ ...keepsake, message })).toBeNull();
});
