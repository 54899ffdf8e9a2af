/** Tables that this module alone writes. */
export const tables = [
  'merchant',
  'idea',
  'reaction',
  'question',
  'question_form',
  'question_relation',
  'automated_answer',
] as const;

/** What other modules may read of them. */
export const views = [
  'catalogue_idea',
  'catalogue_reaction',
  'catalogue_question',
  'catalogue_question_form',
  'catalogue_question_relation',
  'catalogue_automated_answer',
  'catalogue_size',
  'catalogue_searched_idea',
  'catalogue_merchant',
  'catalogue_question_text',
] as const;

/** Functions of the database that other modules may call. */
export const offeredFunctions = ['labels_of', 'labels_on'] as const;

/** Functions of the database that triggers of these tables run. */
export const functions = [
  'check_question_forms',
  'delete_rules_on_question',
  'title_order',
  'idea_words',
  'set_idea_words',
  'page_of',
] as const;
