import { db } from '#modules/platform/index.server.ts';
import { findContributorOf } from '../contributors/index.server.ts';
import { selectContributor, selectExportedReactions } from './contributors.store.server.ts';

/** Every label that an account gave, the latest first, and how far it agrees with others, for the file of its owner's data. */
export async function exportReactions(accountId: number): Promise<unknown> {
  const id = await findContributorOf(accountId);
  const contributor = id === null ? null : await selectContributor(db, id);
  const { compared = null, agreed = null, weight = null } = contributor ?? {};
  const reactions = await selectExportedReactions(db, accountId);
  return {
    accord_avec_les_autres: { comparees: compared, d_accord: agreed, poids_en_milliemes: weight },
    donnees: reactions.map(({ given_at, title, content, label, state }) => ({
      date: given_at,
      idee: title,
      question: content,
      etiquette: label,
      etat: state,
    })),
  };
}
