import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { config, db, setClock } from '#modules/platform/index.server.ts';
import { deleteExpiredMailsJob } from '#modules/platform/jobs.ts';
import { runJobs } from '../../../tests/fixtures/jobs.ts';
import { smallCatalogue, writeCatalogue } from '../../../tests/fixtures/small-catalogue.ts';
import { writtenMails } from '../../../tests/setup/outbox.ts';
import { importCatalogue } from '../exchange/index.server.ts';
import { findIdea } from '../ideas/index.server.ts';
import { mailIdea } from './commands.server.ts';
import { ideaMailKind } from './jobs.ts';

const ADDRESS = 'ada@exemple.fr';
const outbox = join(config.dataDir, 'outbox');

beforeAll(async () => {
  const catalogue = smallCatalogue();
  const hostile = `0,b"&<,"Un <b>thé</b>
Bcc: x@y.z",,,,true,candle.dots.webp,Un thé,Unknown,,,2026-01-02T00:00:00Z,,,`;
  catalogue.ideas?.push(hostile.replace('b"&<', '"b""&<"'));
  await importCatalogue(await writeCatalogue(catalogue));
});

afterEach(async () => {
  rmSync(outbox, { recursive: true, force: true });
  await db('mail').delete();
  await db.raw('delete from pgboss.job');
});

async function mail(id_within_merchant: string): Promise<void> {
  const idea = await findIdea({ merchant_id: 0, id_within_merchant });
  await mailIdea(idea?.id ?? 0, ADDRESS);
}

const { signal } = new AbortController();
const deleteExpired = () => deleteExpiredMailsJob.run({}, { id: '1', signal });
const deliver = () => runJobs(ideaMailKind);

async function sent() {
  return Promise.all(
    writtenMails(config.dataDir).map((file) => PostalMime.parse(readFileSync(file))),
  );
}

async function storedText(): Promise<string> {
  const { rows } = await db.raw(
    `select row_to_json(m)::text as stored from mail m
     union all select row_to_json(j)::text from pgboss.job j
     union all select row_to_json(r)::text from rate_limit r`,
  );
  return JSON.stringify(rows);
}

test('an idea arrives with its picture, its price, where to get it and a link that shows it, and the address is deleted', async () => {
  await mail('bougie');
  await deliver();
  const [received] = await sent();
  expect(received?.to).toEqual([{ address: ADDRESS, name: '' }]);
  expect(received?.subject).toBe('Une idée de cadeau\u202f: Une bougie parfumée');
  const link = `${config.publicUrl.origin}/share?idea=0%3Abougie`;
  expect(received?.text).toContain(link);
  expect(received?.html).toContain(`href="${link}"`);
  expect(received?.html).toContain(`${config.publicUrl.origin}/img/candle.dots.webp`);
  expect(await storedText()).not.toContain(ADDRESS);
  for (const body of [received?.text, received?.html]) {
    expect(body).toMatch(/25\s€/);
    expect(body).toMatch(/Où et comment\s: Une bougie à offrir/);
  }
});

test('an idea is mailed once, however often its job is done', async () => {
  await mail('bougie');
  await deliver();
  await deliver();
  expect(await sent()).toHaveLength(1);
});

test('no title of an idea becomes a header or a tag', async () => {
  await mail('b"&<');
  await deliver();
  const [received] = await sent();
  expect(received?.subject).toBe('Une idée de cadeau\u202f: Un <b>thé</b> Bcc: x@y.z');
  expect(received?.bcc).toBeUndefined();
  expect(received?.html).not.toContain('<b>');
});

test('what cannot be sent is tried again for a day, then its address is deleted', async () => {
  await mail('bougie');
  writeFileSync(outbox, 'in the way');
  await expect(deliver()).rejects.toThrow();
  await deleteExpired();
  expect(await storedText()).toContain(ADDRESS);
  setClock(new Date(Date.now() + 25 * 3600 * 1000));
  await deleteExpired();
  expect(await storedText()).not.toContain(ADDRESS);
});
