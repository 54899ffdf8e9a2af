/** Tables that this room alone writes. */
export const tables = ['search_word', 'search_keyword'] as const;

/** Functions of the database that this room alone calls. */
export const functions = [
  'french_fold',
  'french_phrases',
  'index_words',
  // The function of a trigger, where the word index follows the events of the catalogue: keywords, one by one, say what their question
  // says, and are matched together with it (docs/decisions/0017-one-outbox-of-catalogue-events.md).
  'index_keywords',
  'nearest_word',
] as const;

/** Functions of the database that other modules may call. */
export const offeredFunctions = ['words_query', 'french_vector'] as const;
