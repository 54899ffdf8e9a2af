/** Tables that this room alone writes. */
export const tables = [
  'learning_version',
  'learned_idea',
  'learned_question',
  'learned_answer',
  'idea_outcome',
  'question_outcome',
] as const;
