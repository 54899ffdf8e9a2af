export const tables = [] as const;

/** What other modules may read: the last searches, and what they asked and answered. */
export const views = ['recent_search', 'question_use'] as const;
