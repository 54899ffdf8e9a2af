export { type IdeaMatch, matchText, type QuestionMatch, type TextMatch } from './queries.server.ts';
