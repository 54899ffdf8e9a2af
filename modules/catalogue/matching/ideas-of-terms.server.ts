import { LRUCache } from 'lru-cache';
import { type Database, db, nowMillis } from '#modules/platform/index.server.ts';
import {
  PER_WORD,
  type Places,
  selectIdeasOfTerms,
  selectIdeasWithAll,
  type Wanted,
} from './matching.store.server.ts';
import type { IdeasOfTerm } from './ranking.ts';

/**
 * Terms that more ideas have than are looked at take the database longest, and text after text has them. Which ideas are
 * looked at is left to chance, so those of the last minutes do as well.
 */
const KEPT_MS = 5 * 60_000;
const MOST_KEPT = 500;
/** By stems. */
const kept = new LRUCache<string, IdeasOfTerm>({
  max: MOST_KEPT,
  ttl: KEPT_MS,
  perf: { now: nowMillis },
});

/**
 * The available ideas that have each of the terms, in their order; null for a term that none has. Of a term that very many
 * have some are looked at, and those that have all the terms of its wish.
 */
export async function ideasOfTerms(
  database: Database,
  terms: readonly Wanted[],
): Promise<(IdeasOfTerm | null)[]> {
  const found = await eachOf(database, terms);
  const known = terms.flatMap((term, i) => (found[i] ? [{ term, i }] : []));
  if (known.length < 2 || !found.some(isFull)) return found;
  const places = await selectIdeasWithAll(
    database,
    known.map(({ term }) => term),
  );
  const more = new Map(known.map(({ i }, at) => [i, places[at]]));
  return found.map((ideas, i) => ideas && withMore(ideas, more.get(i)));
}

async function eachOf(
  database: Database,
  terms: readonly Wanted[],
): Promise<(IdeasOfTerm | null)[]> {
  // A transaction may have written ideas that nobody else has.
  const isShared = database === db;
  const known = terms.map((term) => (isShared ? kept.get(nameOf(term)) : undefined));
  const others = terms.filter((_, i) => !known[i]);
  if (others.length === 0) return known.map((ideas) => ideas!);
  const read = await selectIdeasOfTerms(database, others);
  const found = new Map(others.map((term, i) => [term, read[i]!]));
  if (isShared) for (const [term, ideas] of found) if (isFull(ideas)) kept.set(nameOf(term), ideas);
  return terms.map((term, i) => known[i] ?? found.get(term) ?? null);
}

function nameOf({ stems }: Wanted): string {
  return stems.join(' ');
}

function isFull(ideas: IdeasOfTerm | null): ideas is IdeasOfTerm {
  return (
    ideas !== null &&
    ideas.in_title.length + ideas.in_keywords.length + ideas.in_description.length === PER_WORD
  );
}

function withMore(ideas: IdeasOfTerm, more: Places | null | undefined): IdeasOfTerm {
  if (!more) return ideas;
  return {
    weight: ideas.weight,
    in_title: [...ideas.in_title, ...more.in_title],
    in_keywords: [...ideas.in_keywords, ...more.in_keywords],
    in_description: [...ideas.in_description, ...more.in_description],
  };
}
