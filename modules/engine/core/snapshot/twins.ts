import type { Pair } from './input.ts';
import type { Snapshot } from './snapshot.ts';

/** Calls back for each idea of which only one is shown beside an idea; the one itself first. */
export function forEachTwin(
  { nextTwin }: Snapshot,
  idea: number,
  visit: (twin: number) => void,
): void {
  let twin = idea;
  do {
    visit(twin);
    twin = nextTwin[twin]!;
  } while (twin !== idea);
}

export function areTwins({ nextTwin }: Snapshot, a: number, b: number): boolean {
  let twin = a;
  do {
    if (twin === b) return true;
    twin = nextTwin[twin]!;
  } while (twin !== a);
  return false;
}

/** Stores which ideas are twins, and which are near-duplicates, in a snapshot that has no such pairs of them. */
export function linkIdeas(
  snapshot: Snapshot,
  twins: readonly Pair[],
  nearDuplicates: readonly Pair[],
): void {
  for (const [a, b] of twins) joinRings(snapshot.nextTwin, a, b);
  storeNearDuplicates(snapshot, nearDuplicates);
}

/**
 * Links some ideas anew while the snapshot serves.
 *
 * @param ideas with each of them the whole group of twins that it is in, and all that it is to be in.
 * @param twins those among these ideas; `nearDuplicates` those of these ideas with any.
 */
export function relinkIdeas(
  snapshot: Snapshot,
  ideas: ReadonlySet<number>,
  twins: readonly Pair[],
  nearDuplicates: readonly Pair[],
): void {
  for (const idea of ideas) snapshot.nextTwin[idea] = idea;
  for (const [a, b] of twins) joinRings(snapshot.nextTwin, a, b);
  snapshot.version += 1;
  const { nearDuplicates: stored } = snapshot.header;
  if (nearDuplicates.length === 0 && !stored.some((idea) => ideas.has(idea))) return;
  const kept: Pair[] = [];
  for (let k = 0; k < stored.length; k += 2) {
    const [a, b] = [stored[k]!, stored[k + 1]!];
    if (a < b && !ideas.has(a) && !ideas.has(b)) kept.push([a, b]);
  }
  storeNearDuplicates(snapshot, [...kept, ...nearDuplicates]);
}

function storeNearDuplicates(snapshot: Snapshot, pairs: readonly Pair[]): void {
  const both = pairs.flatMap(([a, b]) => [
    [a, b],
    [b, a],
  ]);
  both.sort((x, y) => x[0]! - y[0]! || x[1]! - y[1]!);
  snapshot.header.nearDuplicates = Int32Array.from(both.flat());
}

/** Two rings become one when one member of each takes the successor of the other. */
function joinRings(next: Int32Array, a: number, b: number): void {
  for (let twin = next[a]!; twin !== a; twin = next[twin]!) if (twin === b) return;
  [next[a], next[b]] = [next[b]!, next[a]!];
}
