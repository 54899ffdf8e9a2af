import { db, earlierClock, enqueue } from '#modules/platform/index.server.ts';
import { PAGE_TYPES } from '#modules/platform/outbound/index.server.ts';
import { cleanAddress, shopHostOf } from '../../merchants/index.server.ts';
import type { Extract } from '../extraction/extract.ts';
import { readPage } from '../extraction/page.ts';
import { decodePage } from '../html/decode.ts';
import { tryPageJob } from '../jobs.ts';
import {
  fetchPolitely,
  INTERACTIVE_LIMITS,
  type PoliteOptions,
  type PoliteOutcome,
} from '../politeness/fetch-politely.server.ts';
import { knownRobots } from '../politeness/robots-file.server.ts';
import { decide } from '../robots/robots.ts';
import type { TrialSteps } from '../shared.ts';
import { configureSite } from '../sites/commands.server.ts';
import { selectSite } from '../sites/sites.store.server.ts';
import { finishTrial, insertTrial, selectMerchant, selectTrial } from './trials.store.server.ts';
import { triedProduct } from './tried-product.server.ts';

/** Has the worker try an address. @returns the trial's id, or null for what is no http(s) address. */
export async function requestTrial(address: string): Promise<number | null> {
  const url = cleanAddress(address);
  if (!url || url.href.length > 2000) return null;
  return await db.transaction(async (transaction) => {
    const id = await insertTrial(transaction, url.href);
    await enqueue(transaction, tryPageJob, { id });
    return id;
  });
}

/** A trial with what its steps found, null while it waits; and what the catalogue would make of its product. */
export async function findTrial(id: number) {
  const trial = await selectTrial(db, id);
  if (!trial) return null;
  const steps = trial.steps as TrialSteps | null;
  const kind = steps?.scripts?.page?.kind ?? steps?.page?.kind;
  const merchant = await selectMerchant(db, shopHostOf(new URL(steps?.fetch.url ?? trial.url)));
  const product =
    kind === 'product' && steps?.extract
      ? await triedProduct(steps.extract as Extract, steps.fetch.url, merchant)
      : null;
  return { id, url: trial.url, merchant, steps, product };
}

/**
 * Takes an address through every step of a crawl, and records none of it in the catalogue. A shop whose page says nothing
 * without scripts, and something with them, is crawled with them from then on.
 */
export async function runTrial(id: number, signal: AbortSignal): Promise<void> {
  const trial = await selectTrial(db, id);
  if (trial?.state !== 'waiting') return;
  const plain = await tryPage(trial.url, { signal });
  const steps: TrialSteps = {
    robots: await readRobotsStep(trial.url),
    fetch: plain.fetch,
    page: plain.page,
    scripts: null,
    extract: plain.extract as TrialSteps['extract'],
  };
  // What says nothing of a product, and lists none, may be drawn by its scripts.
  if (plain.page?.kind === 'other') {
    const drawn = await tryPage(plain.fetch.url, { signal, withScripts: true });
    const fields = changedFields(plain.extract ?? {}, drawn.extract ?? {});
    const saysMore = drawn.page !== null && drawn.page.kind !== 'other';
    const switchedOn = saysMore && (await readWithScripts(drawn.fetch.url));
    steps.scripts = { fetch: drawn.fetch, page: drawn.page, fields, switchedOn };
    if (drawn.page) steps.extract = drawn.extract as TrialSteps['extract'];
  }
  await finishTrial(db, id, asJson(steps));
}

/** Has the site of a page be read with its scripts. @returns whether it was read without until now. */
async function readWithScripts(url: string): Promise<boolean> {
  const merchant = await selectMerchant(db, shopHostOf(new URL(url)));
  if (!merchant || (await selectSite(db, merchant.id))?.with_scripts) return false;
  return (await configureSite(merchant.id, { with_scripts: true })).ok;
}

type Tried = Pick<TrialSteps, 'fetch' | 'page'> & { extract: Extract | null };

/** Asks for a page and reads it. */
async function tryPage(
  url: string,
  options: Pick<PoliteOptions, 'signal' | 'withScripts'>,
): Promise<Tried> {
  const began = performance.now();
  const outcome = await fetchPolitely(url, {
    types: PAGE_TYPES,
    limits: INTERACTIVE_LIMITS,
    ...options,
  });
  const fetch = fetchStep(outcome, Math.round(performance.now() - began));
  if (!outcome.ok) return { fetch, page: null, extract: null };
  const read = readPage(decodePage(outcome.body, outcome.charset), outcome.url);
  const { kind, links, next, canonical, extract } = read;
  return { fetch, page: { kind, links: links.length, next, canonical }, extract };
}

/** The fields that scripts add, or give another value. */
function changedFields(plain: Extract, drawn: Extract): string[] {
  const written = (extract: Extract, field: string) =>
    JSON.stringify(extract[field as keyof Extract]?.value);
  return Object.keys(drawn).filter((field) => written(drawn, field) !== written(plain, field));
}

async function readRobotsStep(url: string): Promise<TrialSteps['robots']> {
  const address = new URL(url);
  const robots = await knownRobots(db, address.origin, await earlierClock());
  if (!robots) return null;
  const { allowed, rule } = decide(robots, address);
  return {
    allowed,
    rule: rule && `${rule.kind === 'allow' ? 'Allow' : 'Disallow'}: ${rule.pattern.slice(0, 500)}`,
    crawlDelaySeconds: robots.crawlDelaySeconds,
    sitemaps: robots.sitemaps.length,
  };
}

function fetchStep(outcome: PoliteOutcome, milliseconds: number): TrialSteps['fetch'] {
  return {
    ok: outcome.ok,
    reason: outcome.ok ? null : outcome.reason,
    status: outcome.status ?? null,
    bytes: outcome.ok ? outcome.bytes : 0,
    contentType: outcome.ok ? outcome.contentType : null,
    url: outcome.url,
    milliseconds,
  };
}

const LONGEST = 90_000;

function asJson(steps: TrialSteps): string {
  const write = (value: TrialSteps) =>
    JSON.stringify(value, (_, part) =>
      typeof part === 'string' ? part.toWellFormed().replaceAll('\0', '') : part,
    );
  const text = write(steps);
  return text.length <= LONGEST ? text : write({ ...steps, extract: null });
}
