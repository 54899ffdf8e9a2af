import { describedPeople } from '#modules/catalogue/described-people/index.server.ts';
import type { RelationEdge } from '#modules/catalogue/shared.ts';
import { type Database, db } from '#modules/platform/index.server.ts';
import {
  countRecentSearches,
  selectQuestions,
  selectRecentAnswers,
  selectRelations,
} from './insight.store.server.ts';
import { type PeopleImpact, peopleImpact } from './people-impact.ts';
import { relationChange } from './relation-change.ts';
import { pastSearch, type SearchImpact, searchImpact } from './search-impact.ts';

/** What other relations would have changed in past searches, and what they would for described people. */
export type RelationImpact = { searches: SearchImpact; people: PeopleImpact };

/** What adding and removing relations changes: in the last searches (`recent_search`), and for the described people. */
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
  const past = answers.map((search) => pastSearch(search.answers));
  const questions = await selectQuestions(database);
  const change = relationChange(questions, before, after);
  return {
    searches: { ...(await searchImpact(questions, before, after, past)), searches },
    people: await peopleImpact(change, await describedPeople(change.concerned, database)),
  };
}

function keyOf({ from, relation, to }: RelationEdge): string {
  return `${from} ${relation} ${to}`;
}
