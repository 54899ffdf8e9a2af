import { useSyncExternalStore } from 'react';
import { keepPicture } from '#app/features/offline/index.ts';
import { formatIdeaKey, type Idea } from '#modules/catalogue/shared.ts';

/** A gift that was found and kept: all that this browser, and nobody else, remembers of it. */
export type Find = {
  /** The compact key of its idea, which is kept once. */
  key: string;
  title: string;
  image: string;
  reasons: string[];
  /** The day it was found, as `2027-05-03`. */
  foundOn: string;
  /** For whom it is, in the visitor's words. */
  forWhom: string;
  /** What the address of its page carries, once the visitor has made one. */
  sealed: string | null;
};

const STORAGE_KEY = 'trouvaille.finds';
/** What another version stored is ignored. */
const VERSION = 1;
/** Finds that are kept at most: the oldest make room. */
export const FINDS_MAX = 100;
export const FOR_WHOM_MAX = 60;

const NONE: readonly Find[] = [];

let last: { stored: string | null; finds: readonly Find[] } = { stored: null, finds: NONE };
const listeners = new Set<() => void>();

/** The finds, latest first; none where storage is off or holds something else. Browser only. */
export function finds(): readonly Find[] {
  const stored = read();
  if (stored !== last.stored) last = { stored, finds: parseFinds(stored) };
  return last.finds;
}

/** The finds of this browser, also as other tabs change them; none on the server. */
export function useFinds(): readonly Find[] {
  return useSyncExternalStore(subscribe, finds, () => NONE);
}

/** The find of this idea; null where it is not kept, and on the server. */
export function useFind({ key }: Pick<Idea, 'key'>): Find | null {
  const written = formatIdeaKey(key);
  return useFinds().find((find) => find.key === written) ?? null;
}

/**
 * Keeps a gift that was found today. Browser only.
 *
 * @returns false where the browser keeps nothing.
 */
export function keepFind(
  { key, title, image }: Pick<Idea, 'key' | 'title' | 'image'>,
  reasons: readonly string[],
): boolean {
  const find: Find = {
    key: formatIdeaKey(key),
    title,
    image,
    reasons: [...reasons],
    foundOn: new Date().toLocaleDateString('sv'),
    forWhom: '',
    sealed: null,
  };
  const others = finds().filter((other) => other.key !== find.key);
  void keepPicture(image);
  return write([find, ...others].slice(0, FINDS_MAX));
}

/** Changes what is kept of a find; nothing where it is not kept. Browser only. */
export function changeFind(key: string, change: Partial<Pick<Find, 'forWhom' | 'sealed'>>): void {
  if (!finds().some((find) => find.key === key)) return;
  write(finds().map((find) => (find.key === key ? { ...find, ...change } : find)));
}

/**
 * Keeps what another browser kept, beside what is kept here, which stays as it is; the latest first. Browser only.
 *
 * @returns whether all of it is kept: only some where there is room for no more, and none where the browser keeps nothing.
 */
export function addFinds(brought: readonly Find[]): 'all' | 'some' | 'none' {
  const own = finds();
  const others = brought.filter(({ key }) => !own.some((find) => find.key === key));
  const taken = others.slice(0, Math.max(0, FINDS_MAX - own.length));
  const all = [...own, ...taken].sort((a, b) => b.foundOn.localeCompare(a.foundOn));
  if (!write(all)) return 'none';
  for (const { image } of taken) void keepPicture(image);
  return taken.length < others.length ? 'some' : 'all';
}

/** Puts these in the place of all finds: what a removal leaves, or what it is undone to. Browser only. */
export function replaceFinds(kept: readonly Find[]): void {
  write(kept);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Told by the browser when another tab writes.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function read(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function write(kept: readonly Find[]): boolean {
  try {
    if (kept.length === 0) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, findsAsJson(kept));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

/** Finds as a browser keeps them, and as a link carries them. */
export function findsAsJson(kept: readonly Find[]): string {
  return JSON.stringify({ version: VERSION, finds: kept });
}

/** Reads what `findsAsJson` wrote; none of anything else. */
export function parseFinds(stored: string | null): readonly Find[] {
  try {
    const { version, finds } = JSON.parse(stored ?? '{}');
    return version === VERSION && Array.isArray(finds) ? finds.filter(isFind) : NONE;
  } catch {
    return NONE;
  }
}

/** Extensions and visitors write to storage too. */
function isFind(value: unknown): value is Find {
  const { key, title, image, reasons, foundOn, forWhom, sealed } = (value ?? {}) as Partial<Find>;
  const texts = [key, title, image, foundOn, forWhom];
  return (
    texts.every((text) => typeof text === 'string') &&
    /^\d{4}-\d\d-\d\d$/.test(foundOn ?? '') &&
    !Number.isNaN(Date.parse(foundOn ?? '')) &&
    Array.isArray(reasons) &&
    reasons.every((reason) => typeof reason === 'string') &&
    (sealed === null || typeof sealed === 'string')
  );
}
