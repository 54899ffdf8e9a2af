/** Tables that this room alone writes. */
export const tables = [
  'idea_demand',
  'label_frequency',
  'label_suggestion',
  'contributor_help',
  'contributor_help_progress',
] as const;
