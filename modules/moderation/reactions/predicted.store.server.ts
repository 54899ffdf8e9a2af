import type { Label } from '#modules/catalogue/shared.ts';
import { type Database, query } from '#modules/platform/index.server.ts';
import { valuesOf, WANTED } from './reactions.store.server.ts';
import type { Pair } from './shared.ts';

/** Those of some pairs whose label is predicted as it is given here, from a chance on; none that has a label. */
export async function selectPredicted(
  database: Database,
  pairs: readonly (Pair & { label: Label })[],
  least: number,
): Promise<Pair[]> {
  return await query<Pair>(
    database,
    `select idea_id, question_id from unnest(cast(:ideas as bigint[]), cast(:questions as integer[]), cast(:labels as reaction_label[]))
              as wanted (idea_id, question_id, label)
       join catalogue_label_prediction as predicted using (idea_id, question_id)
      where predicted.label = wanted.label and chance >= cast(:least as real)`,
    { ...valuesOf(pairs), labels: pairs.map(({ label }) => label), least },
  );
}

/** Those of some pairs that somebody has reacted to. */
export async function selectReacted(database: Database, pairs: readonly Pair[]): Promise<Pair[]> {
  return await query<Pair>(
    database,
    `select idea_id, question_id from ${WANTED}
      where exists (select from user_reaction reaction
                     where reaction.idea_id = wanted.idea_id and reaction.question_id = wanted.question_id)`,
    valuesOf(pairs),
  );
}
