import { setImmediate } from 'node:timers/promises';
import type { RelationEdge } from '#modules/catalogue/shared.ts';
import { createSnapshot, deriveFacts, mayAsk, type Snapshot } from '../core/index.server.ts';

/** The questions of the catalogue, by id, with their categories in storage order. */
export type Questions = readonly { id: number; category: number }[];

/** What a past search was asked and answered, in order: 1 yes, 0.5 probably yes, 0 « I don't know » and so on. */
export type PastSearch = readonly { question_id: number; value: number }[];

/** What other relations would have changed in past searches. */
export type RelationImpact = {
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
export async function relationImpact(
  questions: Questions,
  before: readonly RelationEdge[],
  after: readonly RelationEdge[],
  searches: readonly PastSearch[],
): Promise<RelationImpact> {
  const places = new Map(questions.map(({ id }, place) => [id, place]));
  const known = snapshotOf(questions, places, before);
  const wanted = snapshotOf(questions, places, after);
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
    const found = compare(known, wanted, placed(search, places));
    impact.changed += Number(found.answered + found.blocked + found.reopened > 0);
    for (const key of ['answered', 'contradicted', 'blocked', 'reopened'] as const) {
      impact[key] += found[key];
    }
  }
  return impact;
}

type Placed = { question: number; value: number }[];

function placed(search: PastSearch, places: ReadonlyMap<number, number>): Placed {
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

function snapshotOf(
  questions: Questions,
  places: ReadonlyMap<number, number>,
  edges: readonly RelationEdge[],
): Snapshot {
  return createSnapshot({
    questions: questions.map(({ category }) => ({ category, yes: 0, no: 0, unknown: 0 })),
    relations: edges.flatMap(({ from, relation, to }) => {
      const ends = [places.get(from), places.get(to)] as const;
      const exist = ends[0] !== undefined && ends[1] !== undefined;
      return exist ? [{ from: ends[0]!, kind: relation, to: ends[1]! }] : [];
    }),
    ideaCapacity: 0,
    labelCapacity: 0,
  });
}
