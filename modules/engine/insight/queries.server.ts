import type { RelationEdge } from '#modules/catalogue/shared.ts';
import { type Database, db } from '#modules/platform/index.server.ts';
import { ANSWER_VALUE } from '../protocol.ts';
import { type RelationImpact, relationImpact } from './impact.ts';
import {
  countRecentSearches,
  selectQuestions,
  selectRecentAnswers,
  selectRelations,
} from './insight.store.server.ts';

/** What adding and removing relations would have changed in the last searches (`recent_search`). */
export async function impactOfRelations(
  added: readonly RelationEdge[],
  removed: readonly RelationEdge[],
  database: Database = db,
): Promise<RelationImpact> {
  const ids = [...new Set([...added, ...removed].flatMap(({ from, to }) => [from, to]))];
  const searches = await countRecentSearches(database);
  const answers = await selectRecentAnswers(database, ids);
  const before = await selectRelations(database);
  const gone = new Set(removed.map(keyOf));
  const kept = before.filter((edge) => !gone.has(keyOf(edge)));
  const known = new Set(kept.map(keyOf));
  const after = [...kept, ...added.filter((edge) => !known.has(keyOf(edge)))];
  const past = answers.map((search) =>
    search.answers.map(({ question_id, answer }) => ({
      question_id,
      value: ANSWER_VALUE[answer!],
    })),
  );
  return {
    ...(await relationImpact(await selectQuestions(database), before, after, past)),
    searches,
  };
}

function keyOf({ from, relation, to }: RelationEdge): string {
  return `${from} ${relation} ${to}`;
}
