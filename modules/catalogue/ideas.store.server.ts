import { db } from '#modules/platform/index.server.ts';
import type { Idea, IdeaKey } from './shared.ts';

/** An idea with its internal id, which is stable as long as its key is in the catalogue. */
export type StoredIdea = Idea & { id: number };

type IdeaColumns = {
  id: number;
  merchant_id: number;
  id_within_merchant: string;
  title: string;
  description: string;
  price_cents: number | null;
  rating: number | null;
  available: boolean;
  image: string;
  content: string;
};

const COLUMNS = [
  'id',
  'merchant_id',
  'id_within_merchant',
  'title',
  'description',
  'price_cents',
  'rating',
  'available',
  'image',
  'content',
] as const;

/** Ideas by internal id, in the order asked for; unknown ids are left out. */
export async function findIdeas(ids: readonly number[]): Promise<StoredIdea[]> {
  if (ids.length === 0) return [];
  const rows: IdeaColumns[] = await db('idea').whereIn('id', ids).select(COLUMNS);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toIdea(row)] : [];
  });
}

/** The idea of a key; null when the catalogue has none. */
export async function findIdea(key: IdeaKey): Promise<StoredIdea | null> {
  const row: IdeaColumns | undefined = await db('idea').where(key).first(COLUMNS);
  return row ? toIdea(row) : null;
}

function toIdea({
  merchant_id,
  id_within_merchant,
  price_cents,
  ...idea
}: IdeaColumns): StoredIdea {
  return { ...idea, key: { merchant_id, id_within_merchant }, price: price_cents };
}
