import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import {
  closeQueue,
  config,
  db,
  enqueue,
  migrateDatabase,
  prepareQueues,
  queueCounts,
} from '#modules/platform/index.server.ts';
import { defineJob } from '#modules/platform/jobs.ts';
import { backupDatabase, restoreDatabase } from './backup.ts';

const job = defineJob({
  name: 'wave',
  schema: z.strictObject({ to: z.string() }),
  run: async () => {},
});
const queues = () => prepareQueues([job]);

/** What trips up a naive line format. */
const HOSTILE_TEXT = 'ligne\nretour\r\ntab\tbarre\\ \\. \u2028 « é » 🎁';

async function emptyDatabase(): Promise<void> {
  await closeQueue();
  await db.raw(
    'drop schema public cascade; create schema public; drop schema if exists pgboss cascade',
  );
}

const tables = async () =>
  (await db.raw(`select 1 from pg_tables where schemaname in ('public', 'pgboss')`)).rows;

const idea = (key: string) => ({
  merchant_id: 7,
  id_within_merchant: key,
  title: HOSTILE_TEXT,
  image: 'x.webp',
  content: 'https://shop.example/x',
});

/** Of one month each. */
const SEARCHES = ['2026-09-30', '2026-10-31'].map((created_at, index) => ({
  ...{ id: String(index).repeat(22), created_at, seed: 1 },
  ...{ gender: 'Female' as const, age_months: 360, price_min_cents: 0, price_max_cents: 1000 },
  ...{ source: 'Natural' as const, page_size: 'small' as const, browser: 'Other' as const },
}));

const read = async () => ({
  ideas: await db('idea').orderBy('id'),
  merchants: await db('merchant').orderBy('id'),
  revision: await db('catalogue_revision'),
  events: await db('search_event').orderBy('session_id'),
});

const file = join(config.dataDir, 'whole.backup');
let saved: Awaited<ReturnType<typeof read>>;
let whole: Buffer;

beforeAll(async () => {
  await queues();
  await db('merchant').insert({ id: 7, name: HOSTILE_TEXT, host: 'shop.example' });
  await db('idea').insert(['a', '\\.'].map(idea));
  await db('search_session').insert(SEARCHES);
  await db('search_event').insert(
    SEARCHES.map(({ id, created_at }) => ({
      month: `${created_at.slice(0, 7)}-01`,
      ...{ session_id: id, seq: 0, kind: 'give_up' as const },
    })),
  );
  await enqueue(db, job, { to: HOSTILE_TEXT });
  saved = await read();
  await backupDatabase(file);
  whole = readFileSync(file);
});

test('a database with tables is left alone', async () => {
  await expect(restoreDatabase(file, queues)).rejects.toThrow(/n’est pas vide/);
  expect(await read()).toEqual(saved);
});

test('a restored database holds what was saved, and its sequences continue', async () => {
  await emptyDatabase();
  expect(await restoreDatabase(file, queues)).toMatchObject({ jobsRestored: true });
  expect(await read()).toEqual(saved);
  expect(saved.events).toHaveLength(SEARCHES.length);
  expect((await queueCounts()).map(({ queue }) => queue)).toContain('wave');
  const { rows } = await db.raw(`select data from pgboss.job where name = 'wave'`);
  expect(rows).toEqual([{ data: { to: HOSTILE_TEXT } }]);
  const [next] = await db('idea').insert(idea('next')).returning('id');
  expect(next!.id).toBeGreaterThan(saved.ideas.at(-1)!.id);
  expect(await migrateDatabase()).toEqual([]);
});

test.each([
  [
    'between two lines',
    (whole: Buffer) => {
      const text = gunzipSync(whole).toString();
      return gzipSync(text.slice(0, text.lastIndexOf('{"end"')));
    },
  ],
  ['in the middle of its bytes', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
])('a file cut short %s leaves the database empty', async (_where, cut) => {
  const part = join(config.dataDir, 'cut.backup');
  writeFileSync(part, cut(whole));
  await emptyDatabase();
  await expect(restoreDatabase(part, queues)).rejects.toThrow(/incomplète/);
  expect(await tables()).toEqual([]);
});

test.each([
  ['another file', gzipSync('{"hello":1}\n'), /n’est pas une sauvegarde/],
  [
    'a backup of the future',
    gzipSync('{"format":"trouvaille-backup-1","migrations":["29991231_x.ts"]}\n{"end":true}\n'),
    /plus récente/,
  ],
])('%s is rejected', async (_name, content, reason) => {
  const odd = join(config.dataDir, 'odd.backup');
  writeFileSync(odd, content);
  await emptyDatabase();
  await expect(restoreDatabase(odd, queues)).rejects.toThrow(reason);
});
