import { IDEA_COUNTS, noCounts, QUESTION_COUNTS } from './counts.ts';
import type { IdeaFact, QuestionFact, SearchFact } from './facts.store.server.ts';
import type { RawSearch } from './raw-searches.store.server.ts';
import type { IdeaOutcome, QuestionOutcome, SearchSummary, Verdict } from './search-summary.ts';
import { ageBand, budgetBand } from './shared.ts';

/** The figure of an idea that a verdict adds to. */
const FIGURE = {
  GoodIdea: 'kept',
  BadIdea: 'bad',
  YouCanDoBetter: 'better',
  YouAreClose: 'close',
  HasAlready: 'owned',
  InconsistentIdea: 'inconsistent',
  IDontKnow: 'unsure',
} as const satisfies Record<Verdict, keyof IdeaFact>;

const NO_IDEA = noCounts(IDEA_COUNTS);
const NO_QUESTION = noCounts(QUESTION_COUNTS);

/** The row of a search. */
export function searchFact(search: RawSearch, summary: SearchSummary): SearchFact {
  const { ideas: _, questions: __, ...figures } = summary;
  return {
    hour: search.hour,
    session_id: search.session_id,
    ...profileOf(search),
    screen: search.screen,
    occasion: search.occasion,
    source: search.source,
    keyword: search.source_strict_keyword ?? search.source_keyword,
    keyword_is_exact: search.source_strict_keyword !== null,
    campaign: search.source_campaign,
    page_size: search.page_size,
    browser: search.browser,
    learning_version: search.learning_version,
    first_question_ms: search.first_question_ms,
    ...figures,
  };
}

/** Adds up the ideas and questions of a day's searches by whom they were for. */
export function createTally() {
  const ideas = new Map<string, IdeaFact>();
  const questions = new Map<string, QuestionFact>();
  return {
    add(search: RawSearch, { ideas: shown, questions: asked, end_kind }: SearchSummary): void {
      const profile = profileOf(search);
      const { screen } = search;
      const bands = Object.values(profile).join(' ');
      for (const outcome of shown) {
        const { idea_id } = outcome;
        const key = `${idea_id} ${screen} ${bands}`;
        addIdea(entry(ideas, key, { idea_id, screen, ...profile, ...NO_IDEA }), outcome);
      }
      if (screen === 'square') return;
      for (const outcome of asked) {
        const { question_id } = outcome;
        const key = `${question_id} ${bands}`;
        const fact = entry(questions, key, { question_id, ...profile, ...NO_QUESTION });
        addQuestion(fact, outcome, end_kind === 'accepted');
      }
    },
    ideas: () => [...ideas.values()],
    questions: () => [...questions.values()],
  };
}

function profileOf({ gender, age_months, price_max_cents }: RawSearch) {
  return {
    gender,
    age_band: ageBand(age_months),
    budget_band: budgetBand(price_max_cents),
  };
}

function entry<Fact>(facts: Map<string, Fact>, key: string, empty: Fact): Fact {
  const found = facts.get(key);
  if (found) return found;
  facts.set(key, empty);
  return empty;
}

function addIdea(fact: IdeaFact, { accepted, clicked, verdict }: IdeaOutcome): void {
  fact.shown += 1;
  fact.accepted += Number(accepted);
  fact.clicked += Number(clicked);
  if (verdict) fact[FIGURE[verdict]] += 1;
}

function addQuestion(fact: QuestionFact, outcome: QuestionOutcome, isAccepted: boolean): void {
  fact.asked += 1;
  fact.undone += Number(outcome.undone);
  fact.left_at += Number(outcome.left_at);
  fact.accepted += Number(isAccepted);
  if (outcome.answer) fact[outcome.answer] += 1;
}
