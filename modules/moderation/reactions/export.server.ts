import { db } from '#modules/platform/index.server.ts';
import { selectExportedReactions } from './contributors.store.server.ts';

/** Every label that an account gave, the latest first, for the file of its owner's data. */
export async function exportReactions(accountId: number): Promise<unknown> {
  const reactions = await selectExportedReactions(db, accountId);
  return reactions.map(({ given_at, title, content, label, state }) => ({
    date: given_at,
    idee: title,
    question: content,
    etiquette: label,
    etat: state,
  }));
}
