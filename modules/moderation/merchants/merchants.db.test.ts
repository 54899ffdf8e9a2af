import { beforeEach, describe, expect, test } from 'vitest';
import { findIdea } from '#modules/catalogue/ideas/index.server.ts';
import { merchantOfPage, previewMerge } from '#modules/catalogue/merchants/index.server.ts';
import { cleanTitlesJob } from '#modules/catalogue/products/jobs.ts';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../../../tests/fixtures/catalogue.ts';
import { newAccount } from '../../../tests/fixtures/contributions.ts';
import { runJobs } from '../../../tests/fixtures/jobs.ts';
import type { Account } from '../accounts/index.server.ts';
import * as merchants from './index.server.ts';

const SHOP = 7;
const OTHER = 8;
let admin: Account;

beforeEach(async () => {
  await db.raw('truncate account, contributor cascade');
  await db.raw('delete from pgboss.job');
  await db('decision').delete();
  await plantCatalogue(SIXTEEN_IDEAS);
  admin = await newAccount('Admin');
  await db('idea').where('merchant_id', '>', 0).delete();
  await db('merchant').where('id', '>', 0).delete();
  await db('merchant').insert([
    { id: SHOP, name: 'Argile', host: 'argile.example' },
    { id: OTHER, name: 'Terre', host: 'www.terre.example' },
  ]);
});

async function addIdea(merchant_id: number, id: string, gtin: string | null = null) {
  const content = `https://shop${merchant_id}.example/${id}`;
  const idea = { merchant_id, id_within_merchant: id, title: id, image: 'text.dots.webp', content };
  const [row] = await db('idea').insert(idea).returning('id');
  const product = { original_title: `${id} | Argile`, gtin, page_fingerprint: 1 };
  await db('product').insert({ idea_id: row!.id, source: 'page', available: true, ...product });
  return row!.id;
}

const listed = { orderBy: 'name', direction: 'asc', limit: 50, offset: 0 } as const;
const names = async (filters: merchants.MerchantFilters) => {
  const found = (await merchants.listMerchants(filters, listed)).map(({ name }) => name);
  expect(await merchants.countMerchants(filters)).toBe(found.length);
  return found;
};
const rowOf = (id: number) => db('merchant').where({ id }).first('*');

describe('deciding', () => {
  test.each([
    ['pause', 'paused_at'],
    ['retire', 'retired_at'],
  ] as const)('%s is logged, happens once, and is undone', async (decide, column) => {
    const before = await rowOf(SHOP);
    const done = await merchants[decide](admin, SHOP);
    expect(await rowOf(SHOP)).toMatchObject({ [column]: expect.any(Date) });
    const second = await newAccount('Admin');
    expect(await merchants[decide](second, SHOP)).toEqual({ ok: false, reason: 'changed_already' });
    expect(await db('decision').select('subject', 'subject_id', 'account_id')).toEqual([
      { subject: 'merchant', subject_id: SHOP, account_id: admin.id },
    ]);
    if (!done.ok) throw new Error(done.reason);
    expect(await merchants.undoMerchantDecision(admin, done.decision)).toMatchObject({ ok: true });
    expect(await rowOf(SHOP)).toEqual(before);
    expect(await merchants.undoMerchantDecision(second, done.decision)).toMatchObject({
      reason: 'undone_already',
    });
  });

  test('a merchant that waits is approved once, and waits again when that is undone', async () => {
    await db('merchant').where({ id: SHOP }).update({ approved_at: null });
    const done = await merchants.approve(admin, SHOP);
    const second = await newAccount('Admin');
    expect(await merchants.approve(second, SHOP)).toMatchObject({ reason: 'changed_already' });
    if (!done.ok) throw new Error(done.reason);
    await merchants.undoMerchantDecision(admin, done.decision);
    expect(await rowOf(SHOP)).toMatchObject({ approved_at: null });
  });

  test('what was changed since is not undone', async () => {
    const first = await merchants.pause(admin, SHOP);
    await merchants.setAffiliateTemplate(admin, SHOP, 'https://network.example/?u={url}');
    if (!first.ok) throw new Error(first.reason);
    expect(await merchants.undoMerchantDecision(admin, first.decision)).toMatchObject({
      reason: 'changed_since',
    });
    expect(await rowOf(SHOP)).toMatchObject({ paused_at: expect.any(Date) });
  });

  test('a rule of titles cleans them, and undone the shop’s titles are back', async () => {
    const id = await addIdea(SHOP, 'Mug');
    await db('idea').where({ id }).update({ title: 'Mug | Argile' });
    const title = async () => {
      await runJobs(cleanTitlesJob);
      return (await db('idea').where({ id }).first('title'))!.title;
    };
    const done = await merchants.setTitleRule(admin, SHOP, ['Argile']);
    expect(await title()).toBe('Mug');
    if (!done.ok) throw new Error(done.reason);
    await db.raw('delete from pgboss.job');
    await merchants.undoMerchantDecision(admin, done.decision);
    expect(await title()).toBe('Mug | Argile');
  });

  test.each([
    [{ name: ' ', host: 'a.example' }, 'no_name'],
    [{ name: 'a\0b', host: 'a.example' }, 'no_name'],
    [{ name: 'a'.repeat(201), host: 'a.example' }, 'no_name'],
    [{ name: 'A', host: 'localhost' }, 'invalid_host'],
    [{ name: 'A', host: 'https://moi@a.example/' }, 'invalid_host'],
    [{ name: 'A', host: 'TERRE.example' }, 'host_taken'],
    [{ name: 'A', host: 'www.argile.example' }, 'host_taken'],
  ])('%j is rejected, and nothing is stored', async (identity, reason) => {
    const typed = { ...identity, affiliated: false };
    expect(await merchants.createMerchant(admin, typed)).toEqual({ ok: false, reason });
    expect(await db('merchant').where('id', '>', OTHER)).toEqual([]);
    expect(await db('decision').select()).toEqual([]);
  });

  test('generic ideas and unknown merchants are nobody’s to decide about', async () => {
    for (const id of [0, 99]) {
      expect(await merchants.retire(admin, id)).toMatchObject({ reason: 'unknown_merchant' });
    }
  });
});

test('a merchant shows the last request to its site or reading of a file, and the feed that needs an admin', async () => {
  const [fetched, read] = [new Date('2026-05-03T01:00:00Z'), new Date('2026-05-04T01:00:00Z')];
  const site = { merchant_id: SHOP, start_url: 'https://argile.example/', host: 'argile.example' };
  await db('crawl_site').insert(site);
  const run = { merchant_id: SHOP, started_by: 'clock', started_at: fetched, requests: 1 } as const;
  const [{ id: run_id } = { id: 0 }] = await db('crawl_run').insert(run).returning('id');
  const page = {
    url: site.start_url,
    kind: 'unknown',
    pattern: '/',
    depth: 0,
    priority: 0,
  } as const;
  const [{ id: page_id } = { id: 0 }] = await db('crawl_page')
    .insert({ merchant_id: SHOP, due_at: fetched, ...page })
    .returning('id');
  await db('crawl_visit').insert({ run_id, page_id, visited_at: fetched, result: 'read' });
  expect(await merchants.findMerchant(SHOP)).toMatchObject({ read_at: fetched });
  const feeds = ['Soldes', 'Tout', 'Rien'].map((name) => ({ merchant_id: SHOP, name }));
  const [{ id: held } = { id: 0 }, { id: done } = { id: 0 }] = await db('merchant_feed')
    .insert(feeds)
    .returning('id');
  await db('feed_run').insert([
    { feed_id: held, state: 'held', hold: 'fewer_rows', requested_at: fetched },
    { feed_id: done, state: 'done', requested_at: fetched, ended_at: read },
  ]);
  expect(await merchants.findMerchant(SHOP)).toMatchObject({
    ...{ read_at: read, feeds: 3, feed_state: 'held' },
  });
  // Files of a merged merchant are read on, for the other.
  await merchants.mergeInto(admin, SHOP, OTHER, 'Argile');
  expect(await merchants.findMerchant(OTHER)).toMatchObject({ feeds: 3, feed_state: 'held' });
});

test('merchants are listed with their figures, filtered and sorted', async () => {
  const id = await addIdea(SHOP, 'a');
  const second = await addIdea(SHOP, 'b');
  await db('idea').where({ id: second }).update({ available: false });
  await db('idea_outcome').insert({ idea_id: id, shown: 8, accepted: 2 });
  expect(await merchants.findMerchant(SHOP)).toMatchObject({
    ...{ name: 'Argile', ideas: 2, available: 1, shown: 8, accepted: 2, clicks: 0 },
    ...{ read_at: null, feeds: 0, feed_state: null },
  });
  expect(await names({})).toEqual(['Argile', 'Terre']);
  expect(await names({ text: 'TERRE.ex' })).toEqual(['Terre']);
  expect(await names({ text: '%' })).toEqual([]);
  expect(await names({ affiliated: true })).toEqual([]);
  await merchants.setAffiliateTemplate(admin, OTHER, 'https://network.example/?u={url}');
  expect(await names({ affiliated: true })).toEqual(['Terre']);
  const other = { id: OTHER, name: 'Terre', host: 'www.terre.example' };
  expect(await merchants.listOthers(SHOP, '', 10)).toEqual([other]);
  expect(await merchants.listOthers(SHOP, 'TERRE.ex', 10)).toEqual([other]);
  expect(await merchants.listOthers(SHOP, '%', 10)).toEqual([]);
  expect(await merchants.findOther(SHOP, OTHER)).toEqual(other);
  expect(await merchants.findOther(SHOP, SHOP)).toBeNull();
  await merchants.retire(admin, SHOP);
  expect(await merchants.listOthers(OTHER, '', 10)).toEqual([]);
  expect(await names({ state: 'retired' })).toEqual(['Argile']);
  expect(await names({ state: 'shown' })).toEqual(['Terre']);
  const byIdeas = { ...listed, orderBy: 'ideas', direction: 'desc' } as const;
  expect((await merchants.listMerchants({}, byIdeas))[0]).toMatchObject({
    name: 'Argile',
    available: 0,
  });
  await db('idea_outcome').delete();
});

describe('merging', () => {
  const merge = () => merchants.mergeInto(admin, SHOP, OTHER, 'Argile');
  const labelsOf = (idea_id: number) =>
    db('reaction').where({ idea_id }).orderBy('question_id').select('question_id', 'label');

  test('ideas move with their labels and twins, and are found by their keys and hosts of before', async () => {
    const moved = await addIdea(SHOP, 'mug');
    const twin = await addIdea(OTHER, 'bol');
    await db('reaction').insert({ idea_id: moved, question_id: 1, label: 'YesIsBetter' });
    const pair = { idea_id: moved, other_idea_id: twin, kind: 'OnlyColorDifference' } as const;
    await db('idea_twin').insert(pair);
    expect(await previewMerge(SHOP, OTHER)).toEqual({ moved: 1, same: 0, labels: 0 });
    expect(await merge()).toEqual({ ok: true, moved: 1, same: 0, labels: 0 });
    expect(await findIdea({ merchant_id: SHOP, id_within_merchant: 'mug' })).toMatchObject({
      key: { merchant_id: OTHER, id_within_merchant: 'mug' },
      available: true,
    });
    expect(await labelsOf(moved)).toEqual([{ question_id: 1, label: 'YesIsBetter' }]);
    expect(await db('idea_twin').where(pair).first('kind')).toEqual({ kind: pair.kind });
    const page = new URL('https://www.argile.example/x');
    expect(await db.transaction((trx) => merchantOfPage(trx, page))).toBe(OTHER);
    expect(await names({})).toEqual(['Terre']);
    expect(await merge()).toMatchObject({ reason: 'unknown_merchant' });
  });

  test('of a product that both have one idea is shown, with the labels of both', async () => {
    const lost = await addIdea(SHOP, 'mug');
    const kept = await addIdea(OTHER, 'mug');
    const lostByCode = await addIdea(SHOP, 'theiere', '4006381333931');
    const keptByCode = await addIdea(OTHER, 'teapot', '4006381333931');
    await db('reaction').insert([
      { idea_id: lost, question_id: 1, label: 'YesIsBetter' },
      { idea_id: lost, question_id: 2, label: 'NoIsBetter' },
      { idea_id: kept, question_id: 1, label: 'NoIsNeeded' },
    ]);
    const counts = { moved: 0, same: 2, labels: 1 };
    expect(await previewMerge(SHOP, OTHER)).toEqual(counts);
    expect(await merge()).toEqual({ ok: true, ...counts });
    expect(await labelsOf(kept)).toEqual([
      { question_id: 1, label: 'NoIsNeeded' },
      { question_id: 2, label: 'NoIsBetter' },
    ]);
    const available = await db('catalogue_idea')
      .where({ available: true })
      .whereIn('id', [lost, kept, lostByCode, keptByCode])
      .orderBy('id')
      .pluck('id');
    expect(available).toEqual([kept, keptByCode]);
    const twins = await db('idea_twin')
      .orderBy('idea_id')
      .select('idea_id', 'other_idea_id', 'kind');
    expect(twins).toEqual([
      { idea_id: lost, other_idea_id: kept, kind: 'Identical' },
      { idea_id: lostByCode, other_idea_id: keptByCode, kind: 'Identical' },
    ]);
    expect(await findIdea({ merchant_id: SHOP, id_within_merchant: 'mug' })).toMatchObject({
      id: kept,
    });
  });

  test('ideas of a merchant that waited return with the merge', async () => {
    await addIdea(SHOP, 'mug');
    await db('merchant').where({ id: SHOP }).update({ approved_at: null });
    const { revision } = (await db('catalogue_revision').first('revision'))!;
    await merge();
    const kinds = await db('catalogue_event').where('position', '>', revision).pluck('kind');
    expect(kinds).toContain('returned');
    expect(kinds).not.toContain('gone');
  });

  test('a merge that cannot be is rejected, and changes nothing', async () => {
    await addIdea(SHOP, 'mug');
    expect(await merchants.mergeInto(admin, SHOP, SHOP, '')).toMatchObject({
      reason: 'same_merchant',
    });
    for (const [from, into] of [
      [SHOP, 0],
      [0, SHOP],
      [SHOP, 99],
    ] as const) {
      expect(await merchants.mergeInto(admin, from, into, '')).toMatchObject({
        reason: 'unknown_merchant',
      });
    }
    await merchants.retire(admin, OTHER);
    expect(await merge()).toMatchObject({ reason: 'retired_merchant' });
    expect(await merchants.findMerchant(SHOP)).toMatchObject({ ideas: 1 });
  });
});
