import type { Label } from '#modules/catalogue/shared.ts';
import {
  type Database,
  execute,
  type LabelSuggestionRow,
  query,
} from '#modules/platform/index.server.ts';

export type StoredSuggestion = LabelSuggestionRow & { label: Label };

/** The ideas shown most, with the share of all showings that each has. */
export async function selectDemanded(
  database: Database,
  limit: number,
): Promise<{ idea_id: number; share: number }[]> {
  return await query<{ idea_id: number; share: number }>(
    database,
    `select idea_id, (shown + 1)::float / (select sum(shown + 1) from idea_demand) as share
       from idea_demand order by shown desc, labels, idea_id limit ?`,
    [limit],
  );
}

/** The share of all yes and no that each question got; one that is never asked has none. */
export async function selectQuestionShares(
  database: Database,
): Promise<{ question_id: number; share: number }[]> {
  return await query<{ question_id: number; share: number }>(
    database,
    `select id as question_id, (1 + coalesce(yes + no, 0)) / sum(1 + coalesce(yes + no, 0)) over () as share
       from catalogue_question left join question_result on question_id = id where category <> 'Unknown'`,
  );
}

/** Replaces all suggestions; those of what left the catalogue meanwhile are left out. @returns how many there are. */
export async function replaceSuggestions(
  transaction: Database,
  suggestions: readonly StoredSuggestion[],
): Promise<number> {
  await execute(transaction, 'lock table label_suggestion in share row exclusive mode');
  await execute(transaction, 'delete from label_suggestion');
  return await execute(
    transaction,
    `insert into label_suggestion (idea_id, question_id, label, chance, worth)
     select found.idea_id, found.question_id, label, chance, worth
       from unnest(cast(? as bigint[]), cast(? as integer[]), cast(? as reaction_label[]), cast(? as real[]), cast(? as float[]))
              as found (idea_id, question_id, label, chance, worth)
       join catalogue_idea idea on idea.id = found.idea_id
       join catalogue_question question on question.id = found.question_id and question.category <> 'Unknown'`,
    [
      suggestions.map(({ idea_id }) => idea_id),
      suggestions.map(({ question_id }) => question_id),
      suggestions.map(({ label }) => label),
      suggestions.map(({ chance }) => chance),
      suggestions.map(({ worth }) => worth),
    ],
  );
}
