import { type Database, execute } from '#modules/platform/index.server.ts';
import type { LabelChange } from './labels.commands.server.ts';

export async function upsertLabels(
  database: Database,
  changes: readonly LabelChange[],
): Promise<void> {
  await execute(
    database,
    `insert into reaction (idea_id, question_id, label)
     select wanted.idea_id, wanted.question_id, wanted.label
       from unnest(cast(? as bigint[]), cast(? as integer[]), cast(? as reaction_label[]))
              as wanted (idea_id, question_id, label)
       join idea on idea.id = wanted.idea_id join question on question.id = wanted.question_id
      order by wanted.idea_id, wanted.question_id
     on conflict (idea_id, question_id) do update set label = excluded.label
      where reaction.label <> excluded.label`,
    [...pairs(changes), changes.map(({ label }) => label as string)],
  );
}

export async function deleteLabels(
  database: Database,
  changes: readonly LabelChange[],
): Promise<void> {
  await execute(
    database,
    `delete from reaction using unnest(cast(? as bigint[]), cast(? as integer[])) as gone (idea_id, question_id)
      where reaction.idea_id = gone.idea_id and reaction.question_id = gone.question_id`,
    pairs(changes),
  );
}

function pairs(changes: readonly LabelChange[]): [number[], number[]] {
  return [changes.map(({ idea_id }) => idea_id), changes.map(({ question_id }) => question_id)];
}
