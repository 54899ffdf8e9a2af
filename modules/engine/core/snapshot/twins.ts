import type { Snapshot } from './snapshot.ts';

/** Calls back for each idea that is the same product as one, or differs by size or colour only; the one itself first. */
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
