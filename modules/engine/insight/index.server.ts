export { type Activation, readActivations } from './activations.server.ts';
export { checkCounts, countQuestionUse, countSearches } from './counting.commands.server.ts';
export { type Measuring, measureSearches } from './measures.store.server.ts';
export type { Mistake, PeopleImpact } from './people-impact.ts';
export {
  countRankedIdeas,
  type IdeaFilter,
  type RankedIdea,
  type RankedMerchant,
  rankIdeas,
  rankMerchants,
  type ShownTotals,
} from './podium.store.server.ts';
export {
  countExits,
  countIdeasByLabels,
  type QuestionTotals,
  readGrowth,
  totalQuestions,
} from './quality.store.server.ts';
export { impactOfRelations, type RelationImpact } from './queries.server.ts';
export type { RuleImpact } from './rule-impact.ts';
export type { RulePeople } from './rule-people.ts';
export {
  countCandidates,
  findCandidate,
  findCandidates,
  impactOfRule,
  listCandidates,
  setDismissed,
} from './rules.server.ts';
export type { CandidateOrder, ListedCandidate } from './rules.store.server.ts';
export type { SearchImpact } from './search-impact.ts';
export {
  countListedSearches,
  type ListedSearch,
  listSearches,
  type SearchSort,
} from './search-list.store.server.ts';
export { runSpreadTest, startSpreadTest, stopSpreadTest } from './spread.commands.server.ts';
export {
  type AbsentIdea,
  absentIdeas,
  findSpreadTest,
  listSpreadTests,
  type SpreadIdea,
  type SpreadQuestion,
  spreadIdeas,
  spreadQuestions,
} from './spread.queries.server.ts';
export type { SpreadTest } from './spread.store.server.ts';
