export {
  listIdeas,
  listMerchants,
  listQuestions,
  type SearchResult,
  searchIdeas,
  streamIdeas,
} from './queries.server.ts';
