import { beforeEach, expect, test } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import { recordProducts } from './index.server.ts';
import type { ObservedProduct } from './shared.ts';
import { cleanTitlesOf, learnTitleRules, titleExamples } from './titles.commands.server.ts';

const SHOP = 7;
const NAMES = ['Mug', 'Bol', 'Théière', 'Plateau', 'Tasse', 'Carafe'];

beforeEach(async () => {
  for (const table of ['idea', 'merchant']) await db(table).delete();
  await db('merchant').insert({ id: SHOP, name: 'Argile', host: 'shop.example' });
  await db.transaction((trx) => recordProducts(trx, SHOP, NAMES.map(productOf), 'feed'));
});

const productOf = (name: string): ObservedProduct => ({
  url: `https://shop.example/${name}`,
  title: `${name} | Argile`,
  description: null,
  priceCents: 1250,
  currency: 'EUR',
  listPriceCents: null,
  available: true,
  pictureUrl: null,
  brand: null,
  gtin: null,
  sku: null,
  rating: null,
  categoryPath: [],
  variant: null,
  groupId: null,
});
const titles = () => db('idea').orderBy('id').pluck('title');
const rule = async () => (await db('merchant').where({ id: SHOP }).first('title_suffixes'))!;

test('the rule is learned from the titles, which are cleaned by it, and learned again nothing changes', async () => {
  expect(await titles()).toContain('Mug | Argile');
  expect(await learnTitleRules()).toBe(1);
  expect(await rule()).toEqual({ title_suffixes: ['Argile'] });
  expect(await titles()).toEqual(NAMES);
  expect(await learnTitleRules()).toBe(0);
  expect(await db('product').pluck('original_title')).toContain('Mug | Argile');
});

test('a rule that an admin wrote is not learned over, and cleans what the rule before had made', async () => {
  await learnTitleRules();
  await db('idea').where({ title: 'Bol' }).update({ title: 'Bol de Bretagne' });
  const edited = { title_suffixes: [], title_suffixes_edited: true };
  await db('merchant').where({ id: SHOP }).update(edited);
  expect(await learnTitleRules()).toBe(0);
  expect(await cleanTitlesOf(SHOP, ['Argile'])).toBe(5);
  expect(await cleanTitlesOf(SHOP, ['Argile'])).toBe(0);
  // A person's words stay.
  expect(await titles()).toEqual(
    NAMES.map((name) => (name === 'Bol' ? 'Bol de Bretagne' : `${name} | Argile`)),
  );
});

test('a rule is shown by what it makes of titles', async () => {
  const examples = await titleExamples(SHOP, ['argile']);
  expect(examples).toHaveLength(6);
  expect(examples).toContainEqual({ before: 'Mug | Argile', after: 'Mug' });
});
