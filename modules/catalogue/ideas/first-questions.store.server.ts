import {
  type Database,
  type QuestionRow,
  query,
  type ReactionRow,
} from '#modules/platform/index.server.ts';

type OwnLabel = Pick<ReactionRow, 'idea_id' | 'question_id' | 'label'>;

/** Labels other than None that these ideas have of their own. */
export async function selectLabelsOf(
  database: Database,
  ideaIds: readonly number[],
): Promise<OwnLabel[]> {
  return await query<OwnLabel>(
    database,
    `select idea_id, question_id, label from reaction
      where idea_id = any(cast(? as bigint[])) and label <> 'None'`,
    [[...ideaIds]],
  );
}

/** Those of the questions that are asked. */
export async function selectQuestions(
  database: Database,
  ids: readonly number[],
): Promise<Pick<QuestionRow, 'id' | 'content'>[]> {
  return await database('question')
    .whereIn('id', [...ids])
    .whereNot('category', 'Unknown')
    .select('id', 'content');
}
