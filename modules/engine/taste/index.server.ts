export { type Fit, type Matcher, openMatcher } from './matcher.server.ts';
export {
  describeAnswers,
  type SearchAnswers,
  scoreThreshold,
  searchAnswers,
} from './queries.server.ts';
export type { Taste } from './taste.ts';
