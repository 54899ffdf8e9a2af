import { db } from '#modules/platform/index.server.ts';
import { selectRule } from './rules.store.server.ts';
import type { StoredRule } from './types.ts';

/** A rule; null when there is none of that number. */
export async function findRule(id: number): Promise<StoredRule | null> {
  return (await selectRule(db, id)) ?? null;
}
