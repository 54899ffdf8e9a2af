import { useSyncExternalStore } from 'react';

/** An error that the global bar shows until it is dismissed. */
export type QueryError = { id: number; message: string };

export type Queries = { pending: number; errors: readonly QueryError[] };

const NONE: Queries = { pending: 0, errors: [] };

/** Most errors shown at once: a further one replaces the oldest, so that the bar does not cover the page. */
const ERRORS_MAX = 3;

let queries = NONE;
let nextId = 1;
const listeners = new Set<() => void>();

function set(next: Queries): void {
  queries = next;
  for (const listener of listeners) listener();
}

/** Counts a query that began (1) or ended (-1). */
export function countPending(delta: 1 | -1): void {
  set({ ...queries, pending: Math.max(queries.pending + delta, 0) });
}

/** Shows an error, in French. The same message is not shown twice. */
export function pushError(message: string): void {
  if (queries.errors.some((error) => error.message === message)) return;
  const errors = [...queries.errors, { id: nextId, message }].slice(-ERRORS_MAX);
  nextId += 1;
  set({ ...queries, errors });
}

export function dismissError(id: number): void {
  set({ ...queries, errors: queries.errors.filter((error) => error.id !== id) });
}

/** Removes an error whose cause is over. */
export function retractError(message: string): void {
  set({ ...queries, errors: queries.errors.filter((error) => error.message !== message) });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Pending queries and errors as React sees them. */
export function useQueries(): Queries {
  return useSyncExternalStore(
    subscribe,
    () => queries,
    () => NONE,
  );
}
