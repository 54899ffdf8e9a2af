export { type Fit, type Matcher, openMatcher } from './matcher.server.ts';
export type { AlertPreferences } from './preferences.ts';
export {
  describeAnswers,
  type SearchAnswers,
  scoreThreshold,
  searchAnswers,
} from './queries.server.ts';
