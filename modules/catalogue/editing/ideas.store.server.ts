import type { Database, IdeaRow } from '#modules/platform/index.server.ts';
import type { IdeaKey } from '../vocabulary.ts';
import type { IdeaFields } from './types.ts';

type StoredFields = Omit<IdeaFields, 'rating' | 'available'> & IdeaKey;

/** @returns null when the key is taken. */
export async function insertIdea(
  database: Database,
  fields: StoredFields,
): Promise<(Pick<IdeaRow, 'id'> & { key: IdeaKey }) | null> {
  const { merchant_id, id_within_merchant } = fields;
  const [row] = await database('idea')
    .insert(fields)
    .onConflict(['merchant_id', 'id_within_merchant'])
    .ignore()
    .returning('id');
  return row ? { id: row.id, key: { merchant_id, id_within_merchant } } : null;
}

export async function updateIdea(
  database: Database,
  id: number,
  changes: Partial<IdeaFields>,
): Promise<boolean> {
  if (Object.keys(changes).length === 0) {
    return (await database('idea').where({ id }).first('id')) !== undefined;
  }
  const { title } = changes;
  if (title !== undefined) {
    // It was written for the title as it was.
    await database('idea').where({ id }).whereNot({ title }).update({ short_title: null });
  }
  return (await database('idea').where({ id }).update(changes)) === 1;
}
