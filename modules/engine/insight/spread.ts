import { createHash } from 'node:crypto';
import { newSearchId } from '#modules/platform/index.server.ts';
import { bareEvidence } from '../core/index.server.ts';
import { MONTHS_PER_YEAR } from '../profile.ts';
import {
  applyEvent,
  chooseStep,
  profileOf,
  replay,
  type SessionRow,
} from '../session/index.server.ts';
import type { CatalogueSnapshot } from '../snapshot/index.server.ts';
import type { SpreadConfig } from './spread-config.ts';

/** How often, by id of an idea or a question. */
export type Counts = Record<string, number>;

/** What some simulated searches came to. `first_ideas` and `without_idea` sum to `done`. */
export type SpreadResult = {
  done: number;
  without_idea: number;
  /** In how many searches each question was asked, and how many began with it. */
  questions: Counts;
  first_questions: Counts;
  /** How many searches came to each idea first. */
  first_ideas: Counts;
};

/**
 * Plays one simulated search until its first idea and counts it. The search of a number is the same in every test of one
 * configuration: versions are compared by the same visitors.
 */
export function playSearch(
  catalogue: CatalogueSnapshot,
  config: SpreadConfig,
  result: SpreadResult,
): void {
  const number = result.done;
  const row = { ...rowOf(config), seed: draw(`search ${number}`) | 0 };
  let state = replay([]);
  for (;;) {
    const step = chooseStep(catalogue, row, state);
    if (step.kind !== 'question') {
      if (step.kind === 'idea') count(result.first_ideas, step.idea_id);
      else result.without_idea += 1;
      result.done += 1;
      return;
    }
    const { question_id } = step;
    if (state.answers.length === 0) count(result.first_questions, question_id);
    count(result.questions, question_id);
    const share = draw(`answer ${number} ${question_id}`) / 2 ** 32;
    const answer = answerAt(share, config);
    state = applyEvent(applyEvent(state, step), { kind: 'answer', question_id, answer });
  }
}

function answerAt(share: number, { proba_answer_no, proba_answer_yes }: SpreadConfig) {
  if (share < proba_answer_yes) return 'Yes';
  return share < proba_answer_yes + proba_answer_no ? 'No' : 'IDontKnow';
}

function count(counts: Counts, id: number): void {
  counts[id] = (counts[id] ?? 0) + 1;
}

/** 32 bits that depend on nothing but the text. */
function draw(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32LE();
}

/**
 * A search for the profile of a test, before anything was answered. Each has an id of its own, as a visitor's has: a belief
 * that goes back from the answers of another search is rounded otherwise, which decides between equal ideas.
 */
function rowOf(config: SpreadConfig): SessionRow {
  const { sex, age, price_min_cents, price_max_cents } = config;
  return {
    ...{ id: newSearchId(), seed: 0, gender: sex, age_months: MONTHS_PER_YEAR * age },
    ...{ price_min_cents, price_max_cents, occasion: null, hints: null, hint_matches: null },
  };
}

/** The log weight from which an idea fits a profile: one that is made for it has 0, what exceeds the budget has −5. */
const LEAST_LOG_WEIGHT = -3;

/** Ids of the ideas that fit the profile of a test, before any answer. */
export function candidatesOf(catalogue: CatalogueSnapshot, config: SpreadConfig): number[] {
  const row = rowOf(config);
  const { weight } = catalogue.beliefs.of(row.id, bareEvidence(profileOf(row)));
  const least = Math.exp(LEAST_LOG_WEIGHT);
  const ids: number[] = [];
  for (let index = 0; index < catalogue.core.ideaCount; index++) {
    if (weight[index]! >= least) ids.push(catalogue.ideaIds[index]!);
  }
  return ids;
}
