import { isDeepStrictEqual } from 'node:util';
import { db } from '#modules/platform/index.server.ts';
import { cleanTitle, learnSuffixes } from '../merchants/index.server.ts';
import * as store from './titles.store.server.ts';

const BATCH = 1000;
/** The latest titles say enough. */
const SAMPLE = 2000;
const EXAMPLES = 8;

/**
 * Learns what each merchant writes at the ends of its titles, and cleans the titles by it; a rule that an admin wrote stays.
 *
 * @returns how many rules changed.
 */
export async function learnTitleRules(signal?: AbortSignal): Promise<number> {
  let changed = 0;
  for (const { id, name, host, title_suffixes } of await store.selectLearning(db)) {
    signal?.throwIfAborted();
    const learned = learnSuffixes(await store.selectTitles(db, id, SAMPLE), { name, host });
    if (isDeepStrictEqual(learned, title_suffixes)) continue;
    if (!(await store.updateRule(db, id, title_suffixes, learned))) continue;
    await cleanTitlesOf(id, title_suffixes, signal);
    changed++;
  }
  return changed;
}

/**
 * Cleans the titles of a merchant by its rule of now. A title that is not what the rule before made of the shop's was written
 * by a person, and stays. Run again it changes nothing.
 *
 * @returns how many titles changed.
 */
export async function cleanTitlesOf(
  merchantId: number,
  before: readonly string[],
  signal?: AbortSignal,
): Promise<number> {
  let changed = 0;
  let last = 0;
  for (;;) {
    signal?.throwIfAborted();
    const products = await db.transaction(async (trx) => {
      const suffixes = await store.selectRule(trx, merchantId);
      const batch = await store.lockTitles(trx, merchantId, last, BATCH);
      const cleaned = batch.flatMap(({ id, title, original_title }) => {
        const next = cleanTitle(original_title, suffixes);
        const isOurs = title === cleanTitle(original_title, before);
        return isOurs && next !== title ? [{ id, title: next }] : [];
      });
      await store.updateTitles(trx, cleaned);
      changed += cleaned.length;
      return batch;
    });
    if (products.length < BATCH) return changed;
    last = products.at(-1)!.id;
  }
}

/** A title before and after a rule. */
export type TitleExample = { before: string; after: string };

/** What a merchant's latest titles become by a rule: those that it changes first. */
export async function titleExamples(
  merchantId: number,
  suffixes: readonly string[],
): Promise<TitleExample[]> {
  const titles = await store.selectTitles(db, merchantId, SAMPLE);
  const examples = titles.map((before) => ({ before, after: cleanTitle(before, suffixes) }));
  const isChanged = ({ before, after }: TitleExample) => before !== after;
  return [...examples.filter(isChanged), ...examples.filter((each) => !isChanged(each))].slice(
    0,
    EXAMPLES,
  );
}
