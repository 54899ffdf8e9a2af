export { type Fit, type Matcher, openMatcher } from './matcher.server.ts';
export {
  describeAnswers,
  type SearchAnswers,
  searchAnswers,
  tasteStandard,
} from './queries.server.ts';
export type { Taste } from './taste.ts';
