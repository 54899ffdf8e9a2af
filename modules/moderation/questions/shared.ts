/** Nearly all answer the same, or nobody knows, or hardly an idea has a label on it. */
export const QUESTION_PROBLEMS = ['one_sided', 'unknown', 'few_labels'] as const;
