/** Tables that this room alone writes. */
export const tables = [
  'learning_version',
  'learning_activation',
  'learned_idea',
  'learned_question',
  'learned_answer',
  'idea_outcome',
  'question_outcome',
] as const;

/** What other modules may read of them. */
export const views = ['idea_result', 'question_result'] as const;
