import { randomBytes } from 'node:crypto';
import type { Database } from '#modules/platform/index.server.ts';
import { fold } from '../matching/shared.ts';
import type { IdeaKey } from '../vocabulary.ts';
import { insertIdea, updateIdea } from './ideas.store.server.ts';
import type { IdeaFields, NewIdea } from './types.ts';

/** Of a title, in the key of a generic idea. */
const SLUG_MAX_LENGTH = 60;

/**
 * Adds an available idea. Running searches have it once the transaction commits.
 *
 * @returns its number and key, or null when the merchant has an idea of that id already.
 */
export async function addIdea(
  transaction: Database,
  idea: NewIdea,
): Promise<{ id: number; key: IdeaKey } | null> {
  const { id_within_merchant = slugOf(idea.title), ...fields } = idea;
  const inserted = await insertIdea(transaction, { ...fields, id_within_merchant });
  if (inserted || idea.id_within_merchant !== undefined) return inserted;
  const distinguished = `${id_within_merchant}-${randomBytes(4).toString('hex')}`;
  return insertIdea(transaction, { ...fields, id_within_merchant: distinguished });
}

/** Changes some fields of an idea; `available: false` withdraws it. @returns whether it exists. */
export function changeIdea(
  transaction: Database,
  id: number,
  changes: Partial<IdeaFields>,
): Promise<boolean> {
  return updateIdea(transaction, id, changes);
}

function slugOf(title: string): string {
  const words = fold(title).match(/[a-z0-9]+/g) ?? [];
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word : `${slug}-${word}`;
    if (longer.length > SLUG_MAX_LENGTH) break;
    slug = longer;
  }
  return slug || 'idee';
}
