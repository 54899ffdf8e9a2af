import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
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

/** As a new site has it. */
async function newDatabase(): Promise<void> {
  await emptyDatabase();
  await migrateDatabase();
  await queues();
}

const idea = (key: string) => ({
  merchant_id: 7,
  id_within_merchant: key,
  title: HOSTILE_TEXT,
  image: 'x.webp',
  content: 'https://shop.example/x',
});

async function fill(): Promise<void> {
  await newDatabase();
  await db('merchant').insert({ id: 7, name: HOSTILE_TEXT, host: 'shop.example' });
  await db('idea').insert(['a', '\\.'].map(idea));
  await enqueue(db, job, { to: HOSTILE_TEXT });
}

test('a restored database holds what was saved, and its sequences continue', async () => {
  await fill();
  const before = await db('idea').orderBy('id');
  const revision = await db('catalogue_revision');
  const file = join(config.dataDir, 'whole.backup');
  await backupDatabase(file);
  await emptyDatabase();
  expect(await restoreDatabase(file, queues)).toMatchObject({ jobsRestored: true });
  expect(await db('idea').orderBy('id')).toEqual(before);
  expect(await db('merchant').select('name')).toEqual([{ name: HOSTILE_TEXT }]);
  expect(await db('catalogue_revision')).toEqual(revision);
  expect((await queueCounts()).map(({ queue }) => queue)).toContain('wave');
  const { rows } = await db.raw(`select data from pgboss.job where name = 'wave'`);
  expect(rows).toEqual([{ data: { to: HOSTILE_TEXT } }]);
  const [next] = await db('idea').insert(idea('next')).returning('id');
  expect(next!.id).toBeGreaterThan(before.at(-1)!.id);
  expect(await migrateDatabase()).toEqual([]);
});

test('searches of every month come back', async () => {
  await newDatabase();
  for (const [index, day] of ['2026-09-30', '2026-10-31'].entries()) {
    const id = String(index).repeat(22);
    await db('search_session').insert({
      id,
      created_at: day,
      seed: 1,
      gender: 'Female',
      age_months: 360,
      price_min_cents: 0,
      price_max_cents: 1000,
      source: 'Natural',
      page_size: 'small',
      browser: 'Other',
    });
    await db('search_event').insert({
      month: `${day.slice(0, 7)}-01`,
      session_id: id,
      seq: 0,
      kind: 'give_up',
    });
  }
  const events = () => db('search_event').orderBy('session_id');
  const before = await events();
  const file = join(config.dataDir, 'months.backup');
  await backupDatabase(file);
  await emptyDatabase();
  await restoreDatabase(file, queues);
  expect(await events()).toEqual(before);
});

test('a database with tables is left alone', async () => {
  await fill();
  const file = join(config.dataDir, 'twice.backup');
  await backupDatabase(file);
  await expect(restoreDatabase(file, queues)).rejects.toThrow(/n’est pas vide/);
  expect(await db('idea')).toHaveLength(2);
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
  await fill();
  const file = join(config.dataDir, 'cut.backup');
  await backupDatabase(file);
  const whole = readFileSync(file);
  writeFileSync(file, cut(whole));
  await emptyDatabase();
  await expect(restoreDatabase(file, queues)).rejects.toThrow(/incomplète/);
  writeFileSync(file, whole);
  await expect(restoreDatabase(file, queues)).resolves.toMatchObject({ jobsRestored: true });
});

test.each([
  ['another file', gzipSync('{"hello":1}\n'), /n’est pas une sauvegarde/],
  [
    'a backup of the future',
    gzipSync('{"format":"trouvaille-backup-1","migrations":["29991231_x.ts"]}\n{"end":true}\n'),
    /plus récente/,
  ],
])('%s is refused', async (_name, content, reason) => {
  const file = join(config.dataDir, 'odd.backup');
  writeFileSync(file, content);
  await emptyDatabase();
  await expect(restoreDatabase(file, queues)).rejects.toThrow(reason);
});
