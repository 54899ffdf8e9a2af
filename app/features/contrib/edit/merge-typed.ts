import type { TypedTexts } from '../generic-idea/typed.ts';

/** The name of the hidden field that holds what the fields were when their form was made, as JSON. */
export const FIRST = 'first';
/** More characters than any of these forms has, in JSON. */
export const FIRST_MAX = 60_000;
/** Largest body of such a form, in bytes: every text twice, each character encoded. */
export const EDIT_BODY_LIMIT = 256 * 1024;

/** The name of the field by which the other version of a field is chosen, and the value that chooses it. */
export const choiceOf = (name: string) => `choice-${name}`;
export const OTHER_VERSION = 'theirs';

/** The same where a waiting change and somebody else changed one field of a question. */
export const questionChoiceOf = (name: string) => `question-${name}`;
export const NOW = 'now';

/** A field that two people changed: what one typed, and what somebody else saved meanwhile. */
export type Conflict = { name: string; mine: string; theirs: string };

export type Merged = {
  /** What the fields are to show. */
  values: TypedTexts;
  /** Fields that both changed: they show what was typed. */
  conflicts: Conflict[];
  /** Fields that somebody else alone changed: they show that. */
  taken: string[];
};

/**
 * Merges three ways, field by field, what was typed into a form with what was saved since the form was made.
 *
 * @param typed with the values the form was made from, under `FIRST`; unless it is there, every difference is a conflict.
 * @param current every field as it is now.
 */
export function mergeTyped(typed: TypedTexts, current: TypedTexts): Merged {
  const first = readFirst(typed[FIRST]);
  const merged: Merged = { values: { ...typed }, conflicts: [], taken: [] };
  for (const [name, now] of Object.entries(current)) {
    if (Array.isArray(now)) {
      merged.values[name] = mergeLists(first[name], typed[name], now);
      continue;
    }
    const [mine, theirs] = [plain(typed[name]), plain(now)];
    const was = name in first ? plain(first[name]) : null;
    if (mine === theirs || was === theirs) continue;
    if (was === mine) {
      merged.values[name] = now ?? '';
      merged.taken.push(name);
    } else merged.conflicts.push({ name, mine, theirs });
  }
  return merged;
}

/** Fills each field for which the other version was chosen with what the form was made from: that version. */
export function applyChoices(form: FormData): FormData {
  return fill(
    form,
    readFirst(form.get(FIRST)),
    (name) => form.get(choiceOf(name)) === OTHER_VERSION,
  );
}

/** Fills each field for which the question of now was chosen with what it says. */
export function applyQuestion(form: FormData, now: TypedTexts): FormData {
  return fill(form, now, (name) => form.get(questionChoiceOf(name)) === NOW);
}

function fill(
  form: FormData,
  values: Readonly<Record<string, unknown>>,
  isChosen: (name: string) => boolean,
): FormData {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string' && isChosen(name)) form.set(name, value);
  }
  return form;
}

/** What the fields of a form hold, as its hidden field holds it. */
export function writeFirst(values: TypedTexts): string {
  return JSON.stringify(values);
}

function readFirst(text: unknown): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(String(text));
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}

/** Of what is listed now, all but what was taken off the list that the form was made from. */
function mergeLists(first: unknown, typed: unknown, now: string[]): string[] {
  const [was, mine] = [first, typed].map((list) => new Set([list ?? []].flat()));
  return now.filter((each) => mine!.has(each) || !was!.has(each));
}

/** A text without what browsers do to it: other ends of lines, no space at its ends. */
function plain(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
}
