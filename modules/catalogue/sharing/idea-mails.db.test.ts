import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { config, db, setClock } from '#modules/platform/index.server.ts';
import { smallCatalogue, writeCatalogue } from '../../../tests/fixtures/small-catalogue.ts';
import { writtenMails } from '../../../tests/setup/outbox.ts';
import { importCatalogue } from '../exchange/index.server.ts';
import { findIdea } from '../ideas/index.server.ts';
import { forgetIdeaMails, mailIdea, sendIdeaMail } from './commands.server.ts';
import { sendIdeaMailJob } from './jobs.ts';

const ADDRESS = 'ada@exemple.fr';
const outbox = join(config.dataDir, 'outbox');

beforeAll(async () => {
  const catalogue = smallCatalogue();
  const hostile = `0,b"&<,"Un <b>thé</b>
Bcc: x@y.z",,,,true,candle.dots.webp,Un thé,Unknown,,,2026-01-02T00:00:00Z,,`;
  catalogue.ideas?.push(hostile.replace('b"&<', '"b""&<"'));
  await importCatalogue(await writeCatalogue(catalogue));
});

afterEach(async () => {
  setClock(null);
  rmSync(outbox, { recursive: true, force: true });
  await db('idea_mail').delete();
  await db.raw('delete from pgboss.job');
});

async function mail(id_within_merchant: string): Promise<number> {
  const idea = await findIdea({ merchant_id: 0, id_within_merchant });
  await mailIdea(idea?.id ?? 0, ADDRESS);
  const { rows } = await db.raw('select data from pgboss.job where name = ?', [
    sendIdeaMailJob.name,
  ]);
  return sendIdeaMailJob.schema.parse(rows.at(-1).data).mailId;
}

async function sent() {
  return Promise.all(
    writtenMails(config.dataDir).map((file) => PostalMime.parse(readFileSync(file))),
  );
}

async function storedText(): Promise<string> {
  const { rows } = await db.raw(
    `select row_to_json(m)::text as stored from idea_mail m
     union all select row_to_json(j)::text from pgboss.job j
     union all select row_to_json(r)::text from rate_limit r`,
  );
  return JSON.stringify(rows);
}

test('an idea arrives with its picture, its price, where to get it and a link that shows it, and the address is erased', async () => {
  const id = await mail('bougie');
  await sendIdeaMail(id);
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

test('an idea leaves once, however often its job is done', async () => {
  const id = await mail('bougie');
  await sendIdeaMail(id);
  await sendIdeaMail(id);
  expect(await sent()).toHaveLength(1);
});

test('no title of an idea becomes a header or a tag', async () => {
  await sendIdeaMail(await mail('b"&<'));
  const [received] = await sent();
  expect(received?.subject).toBe('Une idée de cadeau\u202f: Un <b>thé</b> Bcc: x@y.z');
  expect(received?.bcc).toBeUndefined();
  expect(received?.html).not.toContain('<b>');
});

test('what cannot be sent is tried again for a day, then its address is forgotten', async () => {
  const id = await mail('bougie');
  writeFileSync(outbox, 'in the way');
  await expect(sendIdeaMail(id)).rejects.toThrow();
  expect(await forgetIdeaMails()).toBe(0);
  setClock(new Date(Date.now() + 25 * 3600 * 1000));
  expect(await forgetIdeaMails()).toBe(1);
  expect(await storedText()).not.toContain(ADDRESS);
});
