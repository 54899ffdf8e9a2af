import type { PendingChange } from '#modules/moderation/contributions/index.server.ts';
import { typedOfQuestion } from '../questions/typed-question.ts';

/** A field of a question that a waiting change and somebody else changed: what it was, is, and would be, as typed. */
export type ConflictingField = { name: string; before: string; now: string; proposed: string };

/** The fields that a waiting change would change and that somebody else changed to something else since it was proposed. */
export function conflictingFields(pending: PendingChange | null | undefined): ConflictingField[] {
  return fieldsOf(pending).filter(
    ({ before, now, proposed }) => before !== now && before !== proposed && now !== proposed,
  );
}

/** The names of the fields that somebody else alone changed since. */
export function fieldsChangedSince(pending: PendingChange | null): string[] {
  const changed = fieldsOf(pending).filter(
    ({ before, now, proposed }) => before !== now && now === proposed,
  );
  return changed.map(({ name }) => name);
}

function fieldsOf(pending: PendingChange | null | undefined): ConflictingField[] {
  if (!pending) return [];
  const states = [pending.before, pending.now, pending.draft].map(typedOfQuestion);
  const textOf = (state: number, name: string) => [states[state]?.[name] ?? ''].flat().join(', ');
  return Object.keys(states[0]!).map((name) => ({
    name,
    before: textOf(0, name),
    now: textOf(1, name),
    proposed: textOf(2, name),
  }));
}
