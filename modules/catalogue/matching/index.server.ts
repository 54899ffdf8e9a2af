export { wordsOfIdeas } from './idea-words.store.server.ts';
export { type IdeaMatch, matchText, type QuestionMatch, type TextMatch } from './queries.server.ts';
export { openWordIndex, updateWordIndex } from './word-index.server.ts';
