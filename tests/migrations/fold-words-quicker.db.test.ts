import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { type Database, db, query } from '#modules/platform/index.server.ts';
import { down, up } from '../../migrations/20261123030700_fold_words_quicker.ts';

const STARTER_TEXTS = ['ideas', 'questions', 'merchants', 'question_forms'].flatMap((name) =>
  parse(readFileSync(`content/catalogue/${name}.csv`)).flat(),
);
const MORE_TEXTS = [
  ...['a  b', ' a - b ', 'a\tb\n\n c', '  ', 'x . y .', 'A_b/c\\d\'e"f', 'd’été — à l’œuvre…'],
  ...['user@host.example', 'http://a.example/b?c=d', '12,50 € -7 1e5 3.14 4×4', 'é\u00a0é\u202fé'],
];

/** The words of each text as they are stored and as they are looked for. */
const wordsOf = (texts: readonly string[], database: Database) =>
  query(
    database,
    `select text, french_vector(text)::text as words, french_phrases(array[text])::text as phrases
       from unnest(cast(:texts as text[])) as text`,
    { texts: [...texts] },
  );

test('the words of every text of the starter catalogue are the same as before', async () => {
  const texts = [...new Set([...STARTER_TEXTS, ...MORE_TEXTS])];
  expect(texts.length).toBeGreaterThan(2000);
  await db.transaction(async (transaction) => {
    await down(transaction);
    const before = await wordsOf(texts, transaction);
    await up(transaction);
    expect(await wordsOf(texts, transaction)).toEqual(before);
  });
});
