import { setImmediate } from 'node:timers/promises';
import { CATEGORIES, type RelationEdge } from '#modules/catalogue/shared.ts';
import { deriveFacts, type Facts, noFacts, type Snapshot } from '../core/index.server.ts';
import { ANSWER_VALUE, type Answer } from '../protocol.ts';
import {
  applyEvent,
  EMPTY_SESSION,
  type HintMatches,
  knownAnswers,
  type QuestionsWithRules,
  type Recipient,
  type SessionEvent,
  type SessionState,
} from '../session/index.server.ts';
import { type AutomatedAnswerRule, toAutomatedAnswers } from '../snapshot/index.server.ts';
import { placesOf, type Questions, snapshotOf } from './relations-snapshot.ts';

/** A past search: whom it was for, what its hints matched while they are kept, and its log, of which ideas do not matter. */
export type DescribedSearch = Recipient & {
  hint_matches: HintMatches | null;
  events: readonly SessionEvent[];
};

/** What a rule would have done in past searches. */
export type RuleImpact = {
  /** How many searches were looked at, and in how many of them the rule answers its question. */
  searches: number;
  fired: number;
  /** In how many of those the visitor was asked that question then, and said the same, the contrary, or did not know. */
  asked: number;
  agreed: number;
  contradicted: number;
  unknown: number;
  /** Questions that need not have been asked: that one, and those that its answer answers by relations. */
  saved: number;
};

/** The questions of a catalogue, its relations, and the rules in force but for the one that is looked at. */
export type RuledQuestions = {
  questions: Questions;
  relations: readonly RelationEdge[];
  others: readonly AutomatedAnswerRule[];
};

const SEARCHES_PER_TURN = 50;

/**
 * Replays past searches with a rule besides others, as the engine does: at each question that was asked, whether the rule, by
 * what was known before, would have answered it. What a visitor took back counts for nothing.
 */
export async function ruleImpact(
  { questions, relations, others }: RuledQuestions,
  rule: AutomatedAnswerRule,
  searches: readonly DescribedSearch[],
): Promise<RuleImpact> {
  const total = { fired: 0, asked: 0, agreed: 0, contradicted: 0, unknown: 0, saved: 0 };
  const snapshot = snapshotOf(questions, relations);
  const [before, after] = [others, [...others, rule]].map((rules) => withRules(questions, rules));
  const judged = after!.questionIndex.get(rule.question_id);
  if (judged === undefined) return { searches: searches.length, ...total };
  const value = ANSWER_VALUE[rule.answer];
  for (const [index, search] of searches.entries()) {
    if (index % SEARCHES_PER_TURN === SEARCHES_PER_TURN - 1) await setImmediate();
    const was = factsOver(snapshot, before!, search);
    const would = factsOver(snapshot, after!, search);
    const isNew = (question: number, state: SessionState) =>
      would(state).known[question] === 1 && was(state).known[question] === 0;
    let fired = false;
    /** What was answered to questions that need not have been asked. */
    const saved = new Map<number, Answer>();
    let state = EMPTY_SESSION;
    for (const event of search.events) {
      fired ||= isNew(judged, state);
      if (event.kind === 'undo' && event.question_id !== null) saved.delete(event.question_id);
      if (event.kind === 'answer') {
        const asked = after!.questionIndex.get(event.question_id) ?? -1;
        if (isNew(asked, state)) saved.set(event.question_id, event.answer);
      }
      state = applyEvent(state, event);
    }
    fired ||= isNew(judged, state);
    total.fired += Number(fired);
    total.saved += saved.size;
    const said = saved.get(rule.question_id);
    if (said === undefined) continue;
    total.asked += 1;
    total.unknown += Number(said === 'IDontKnow');
    total.agreed += Number(ANSWER_VALUE[said] * value > 0);
    total.contradicted += Number(ANSWER_VALUE[said] * value < 0);
  }
  return { searches: searches.length, ...total };
}

function withRules(
  questions: Questions,
  rules: readonly AutomatedAnswerRule[],
): QuestionsWithRules {
  return {
    questions: questions.map(({ category }) => ({ category_name: CATEGORIES[category]! })),
    questionIndex: placesOf(questions),
    automated: toAutomatedAnswers(rules),
  };
}

/** The parts of a state that `knownAnswers` reads: while they are the same, so is what is known. */
const KNOWN_BY = [
  'answers',
  'dismissed',
  'dismissedHints',
] as const satisfies (keyof SessionState)[];

/** What is known in a state of a search; good until the next call. */
function factsOver(
  snapshot: Snapshot,
  catalogue: QuestionsWithRules,
  search: DescribedSearch,
): (state: SessionState) => Facts {
  const facts = noFacts(snapshot.questionCount);
  let last: SessionState | null = null;
  return (state) => {
    const isKnown = KNOWN_BY.every((part) => last?.[part] === state[part]);
    last = state;
    return isKnown ? facts : deriveFacts(snapshot, knownAnswers(catalogue, search, state), facts);
  };
}
