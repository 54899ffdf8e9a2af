import { expect, test } from 'vitest';
import { db, query } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../../../tests/fixtures/catalogue.ts';
import { wordsOfIdeas } from './index.server.ts';

const TEXTS = [
  {
    title: 'Théière japonaise en fonte',
    description: 'Une théière, des tasses & l’eau d’une source.',
  },
  { title: 'Bougies parfumées (lot de 3)', description: '' },
  { title: 'Le', description: 'La le les, de la de : bougie bougies BOUGIE' },
  { title: 'D’été', description: 'à l’œuvre « d’Œdipe » — ½ prix… 12,50 € №5 1e5 x2 3D 4×4 -7' },
  {
    title: 'A_b/c\\d\'e"f',
    description: "C:\\temp 'quote' ''x'' user@host.example http://a.example/b?c=d",
  },
  { title: '日本の茶碗 Ёлка 🎁 ΣΑΣ', description: 'e\u0301te\u0301 İstanbul ﬁn ß Straße 0 00 0’0' },
  {
    title: 'Réf. 1z141z4 ABC12 a1e5b 12e5 3e7x 12ab 007 x86 k3as m2e 4iere 20x 1E9 0x1f 2b',
    description: `${'9'.repeat(99)}a 7${'a'.repeat(98)}b v2 12E5a e12 1e 5s`,
  },
  { title: '!!!', description: '— … ?' },
  { title: 'Créatives rivières bijoux', description: 'yeux os as gaz épicée '.repeat(60) },
];

const wanted = () =>
  query<{ search: string }>(
    db,
    `select idea_words(title, description, '{}')::text as search
       from json_to_recordset(?) as idea (title text, description text)`,
    [JSON.stringify(TEXTS)],
  );
const made = (words: readonly string[]) =>
  query<{ search: string }>(
    db,
    'select search::tsvector::text as search from unnest(cast(? as text[])) as search',
    [[...words]],
  );

test('words of many ideas are those that PostgreSQL makes of each, whatever signs stand between them', async () => {
  expect(await made(await wordsOfIdeas(db, TEXTS))).toEqual(await wanted());
  expect(await made(await wordsOfIdeas(db, TEXTS))).toEqual(await wanted());
});

test('an idea has the words of its texts from the moment it is added or changed', async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  const search = async () =>
    (await db('idea').where({ id_within_merchant: 'i0' }).first('search'))!;
  await db('idea')
    .where({ id_within_merchant: 'i0' })
    .update({ title: 'Des cerises', description: '' });
  expect(await search()).toEqual({ search: "'ceris':2A" });
  await db('idea').where({ id_within_merchant: 'i0' }).update({ price_cents: 1234 });
  expect(await search()).toEqual({ search: "'ceris':2A" });
});
