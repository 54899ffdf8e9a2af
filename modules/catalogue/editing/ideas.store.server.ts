import { type Database, expression, type IdeaRow } from '#modules/platform/index.server.ts';
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
  const written = title === undefined ? changes : { ...changes, ...shortTitleOf(database, title) };
  return (await database('idea').where({ id }).update(written)) === 1;
}

/** The short title is kept with the title that it was written for. */
function shortTitleOf(database: Database, title: string) {
  const kept = 'case when title = ? then short_title end';
  return { short_title: expression<string | null>(database, kept, [title]) };
}
