/** Tables that this room alone writes. */
export const tables = [
  'counted_day',
  'counting_progress',
  'search_fact',
  'idea_fact',
  'question_fact',
  'recent_question_use',
  'catalogue_growth',
  'answer_candidate',
  'spread_test',
] as const;

/** What other modules may read: the last searches, and what they asked and answered. */
export const views = ['recent_search', 'question_use'] as const;
