import { LRUCache } from 'lru-cache';
import type { StoredIdea } from '#modules/catalogue/index.server.ts';
import { Beliefs } from '../core/beliefs.ts';
import { buildSnapshot } from '../core/build.ts';
import type { Snapshot } from '../core/snapshot.ts';
import type {
  AutomatedAnswerRow,
  loadCatalogueRows,
  QuestionForms,
  QuestionRow,
} from './snapshot.store.server.ts';

/** The engine's snapshot, and the way between its indices and the catalogue's ids. */
export type CatalogueSnapshot = {
  revision: number;
  core: Snapshot;
  beliefs: Beliefs;
  /** Ids in ascending order, by index. */
  ideaIds: Float64Array;
  questions: readonly QuestionRow[];
  forms: ReadonlyMap<number, QuestionForms>;
  questionIndex: ReadonlyMap<number, number>;
  automated: readonly AutomatedAnswerRow[];
  /** Ideas shown lately, by id, as visitors see them. */
  ideas: LRUCache<number, StoredIdea>;
  /** Their ids, by compact key. */
  ideaIdByKey: LRUCache<string, number>;
};

const AGELESS_MAX_MONTHS = 2400;
const IDEAS_AT_HAND = 2000;

type CatalogueRows = Awaited<ReturnType<typeof loadCatalogueRows>>;

/** Compiles what was read from the database. */
export function compileCatalogue(rows: CatalogueRows): CatalogueSnapshot {
  const ideaIds = Float64Array.from(rows.ideas, ({ id }) => id);
  const questionIndex = new Map(rows.questions.map(({ id }, index) => [id, index]));
  const pairs = (same: boolean) =>
    rows.twins
      .filter((twin) => twin.same === same)
      .map(
        ({ idea_id, other_idea_id }) =>
          [indexOfId(ideaIds, idea_id), indexOfId(ideaIds, other_idea_id)] as const,
      );
  const core = buildSnapshot({
    ideas: rows.ideas.map((idea) => ({
      price: idea.price_cents ?? -1,
      ageMin: idea.age_min_months ?? 0,
      ageMax: idea.age_max_months ?? AGELESS_MAX_MONTHS,
      recipient: idea.recipient,
      available: idea.available,
      seasonal: idea.seasonal,
      rating: idea.rating,
      shown: idea.shown,
      accepted: idea.accepted,
    })),
    questions: rows.questions,
    relations: rows.relations.map(({ question_id, relation, other_question_id }) => ({
      from: questionIndex.get(question_id)!,
      kind: relation,
      to: questionIndex.get(other_question_id)!,
    })),
    labels: rows.labels,
    twins: pairs(true),
    kin: pairs(false),
  });
  return {
    revision: rows.revision,
    core,
    beliefs: new Beliefs(core, rows.table),
    ideaIds,
    questions: rows.questions,
    forms: rows.forms,
    questionIndex,
    automated: rows.automated,
    ideas: new LRUCache({ max: IDEAS_AT_HAND }),
    ideaIdByKey: new LRUCache({ max: IDEAS_AT_HAND }),
  };
}

/** The index of an id in an ascending list, -1 when it is not there. */
export function indexOfId(ids: Float64Array, id: number): number {
  let low = 0;
  let high = ids.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (ids[middle]! < id) low = middle + 1;
    else if (ids[middle]! > id) high = middle - 1;
    else return middle;
  }
  return -1;
}
