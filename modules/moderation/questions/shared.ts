/** Why answers to a question tell ideas apart badly: nearly all are the same, nobody knows, or hardly an idea is labelled. */
export type QuestionProblem = 'one_sided' | 'unknown' | 'few_labels';
