import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { db, migrateTo, query } from '#modules/platform/index.server.ts';
import { down, up } from '../../migrations/20261122143500_record_catalogue_events.ts';

const EARLIER = readdirSync('migrations')
  .filter((name) => name < '20261122143500')
  .sort();

async function addIdea(key: string, description: string): Promise<void> {
  await db.raw(
    `insert into idea (merchant_id, id_within_merchant, title, description, image, content)
     values (0, :key, 'Une idée', :description, 'x.webp', 'Une idée')`,
    { key, description },
  );
}

/** Keys of the ideas that wait to be compared with alerts. */
async function waiting(table: string): Promise<string[]> {
  const rows = await query<{ key: string }>(
    db,
    `select id_within_merchant as key from ${table} join idea on id = idea_id order by id`,
  );
  return rows.map(({ key }) => key);
}

const hasWord = async (word: string) =>
  (await query(db, 'select from search_word where word = ?', [word])).length > 0;

async function revision(): Promise<number> {
  const [row] = await query<{ revision: number }>(db, 'select revision from catalogue_revision');
  return row!.revision;
}

test('up and down, no idea that waits for its comparison is lost, nor any word, and changes are recorded', async () => {
  await db.raw('drop schema public cascade; create schema public');
  await migrateTo(EARLIER);
  await db.raw(`insert into merchant (id, name) values (0, 'Idées génériques')`);
  await addIdea('old', 'abricot');
  await db.raw(
    `insert into alert (token_hash, token_nonce, state, email, gender, age_months, price_min_cents, price_max_cents,
                        standard, created_at, expires_at)
     values (sha256('a'), substring(sha256('a') for 16), 'active', 'ada@exemple.fr', 'Female', 400, 0, 9000, 4, now(),
             now() + interval '1 day')`,
  );
  await addIdea('before', 'brioche');
  const started = await revision();

  await db.transaction(up);
  expect(await waiting('arrived_idea')).toEqual(['before']);
  expect(await revision()).toBe(started);
  expect(await query(db, 'select * from catalogue_cursor order by reader')).toEqual([
    { reader: 'alerts', position: started },
    { reader: 'word index', position: started },
  ]);
  await addIdea('unread', 'cannelle');
  expect(await hasWord('cannelle')).toBe(false);

  await db.transaction(down);
  expect(await waiting('alert_idea')).toEqual(['before', 'unread']);
  for (const word of ['abricot', 'brioche', 'cannelle']) expect(await hasWord(word)).toBe(true);
  await addIdea('after', 'dragée');
  expect(await waiting('alert_idea')).toEqual(['before', 'unread', 'after']);
  expect(await hasWord('dragee')).toBe(true);
  expect(await query(db, 'select revision from catalogue_change')).toEqual([
    { revision: started + 2 },
  ]);

  await db.transaction(up);
  expect(await waiting('arrived_idea')).toEqual(['before', 'unread', 'after']);
});
