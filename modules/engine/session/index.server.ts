export { applyEvent, replay } from './apply-event.ts';
export { chooseStep } from './choice.ts';
export {
  answerQuestion,
  giveFeedback,
  type Outcome,
  openIdea,
  recordMetric,
  recordVisit,
  startSession,
  undoMove,
} from './commands.server.ts';
export { knownAnswers, profileOf, type QuestionsWithRules } from './evidence.ts';
export { themeReasons } from './hint-reasons.ts';
export { ideasOnTheme, isWhole, wishesOf } from './hinted-ideas.ts';
export { findKnownIdeas, presentAnswers } from './presentation.server.ts';
export { changeProfile, describedRecipient } from './profile.commands.server.ts';
export { currentStep, explainSession, highlightIdeas, searchHistory } from './queries.server.ts';
export { type ReplayedSearch, type ReplayedStep, replaySession } from './replay.server.ts';
export { deleteExpiredHints, rotateMonths } from './retention.server.ts';
export {
  assumedAnswers,
  automatedAnswers,
  isAssumption,
  profileConditions,
  type Recipient,
} from './rules.ts';
export {
  appendAtEnd,
  findSessionStart,
  findSquare,
  type HintMatches,
  hasClick,
  insertSession,
  type SessionRow,
} from './session.store.server.ts';
export { readSession } from './sessions.server.ts';
export { EMPTY_SESSION, type SessionEvent, type SessionState, type ShownStep } from './state.ts';
export { classifyVisitor } from './visitor.ts';
