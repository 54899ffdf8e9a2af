import { setImmediate } from 'node:timers/promises';
import type { RelationEdge } from '#modules/catalogue/shared.ts';
import { deriveFacts, mayAsk, type Snapshot } from '../core/index.server.ts';
import { ANSWER_VALUE, type Answer } from '../protocol.ts';
import { placesOf, type Questions, snapshotOf } from './relations-snapshot.ts';

/** What a past search was asked and answered, in order: 1 yes, 0.5 probably yes, 0 « I don't know » and so on. */
export type PastSearch = readonly { question_id: number; value: number }[];

/** The answers of a search, in order, as figures. */
export function pastSearch(
  answers: readonly { question_id: number; answer: Answer }[],
): PastSearch {
  return answers.map(({ question_id, answer }) => ({ question_id, value: ANSWER_VALUE[answer] }));
}

/** What other relations would have changed in past searches. */
export type SearchImpact = {
  /** How many searches were looked at, and in how many of them something changes. */
  searches: number;
  changed: number;
  /** Questions that were asked, and would have been answered without asking. */
  answered: number;
  /** Those of them to which the visitor said the contrary. */
  contradicted: number;
  /** Questions that were asked, and would not have been allowed. */
  blocked: number;
  /** Questions that were answered without asking, and would be so no more. */
  reopened: number;
};

/** How many searches are worked on before other requests are served. */
const SEARCHES_PER_TURN = 50;

/**
 * Replays past searches with other relations: at each question that was asked, whether it would have been answered by the
 * answers before it, or not allowed after them.
 */
export async function searchImpact(
  questions: Questions,
  before: readonly RelationEdge[],
  after: readonly RelationEdge[],
  searches: readonly PastSearch[],
): Promise<SearchImpact> {
  const places = placesOf(questions);
  const known = snapshotOf(questions, before);
  const wanted = snapshotOf(questions, after);
  const impact = {
    searches: searches.length,
    changed: 0,
    answered: 0,
    contradicted: 0,
    blocked: 0,
    reopened: 0,
  };
  for (const [index, search] of searches.entries()) {
    if (index % SEARCHES_PER_TURN === SEARCHES_PER_TURN - 1) await setImmediate();
    const found = compare(known, wanted, placeAnswers(search, places));
    impact.changed += Number(found.answered + found.blocked + found.reopened > 0);
    for (const key of ['answered', 'contradicted', 'blocked', 'reopened'] as const) {
      impact[key] += found[key];
    }
  }
  return impact;
}

type Placed = { question: number; value: number }[];

/** The answers of a search by the places of their questions; those that the catalogue no longer has are left out. */
export function placeAnswers(search: PastSearch, places: ReadonlyMap<number, number>): Placed {
  return search.flatMap(({ question_id, value }) => {
    const question = places.get(question_id);
    return question === undefined ? [] : [{ question, value }];
  });
}

function compare(before: Snapshot, after: Snapshot, search: Placed) {
  const found = { answered: 0, contradicted: 0, blocked: 0, reopened: 0 };
  search.forEach(({ question, value }, index) => {
    const earlier = search.slice(0, index);
    const was = factsOf(before, earlier);
    const would = factsOf(after, earlier);
    if (would.known[question] && !was.known[question]) {
      found.answered += 1;
      found.contradicted += Number(would.value[question]! * value < 0);
    } else if (mayAsk(before, was, question) && !mayAsk(after, would, question)) {
      found.blocked += 1;
    }
  });
  const was = factsOf(before, search);
  const would = factsOf(after, search);
  for (let question = 0; question < before.questionCount; question += 1) {
    found.reopened += Number(was.known[question] && !would.known[question]);
  }
  return found;
}

function factsOf(snapshot: Snapshot, answers: Placed) {
  return deriveFacts(snapshot, { answers, hintedAnswers: [], automated: [] });
}
