import { useSyncExternalStore } from 'react';
import { keepPicture } from '#app/features/offline/index.ts';
import { formatIdeaKey, type Idea } from '#modules/catalogue/shared.ts';

/** A gift that was found and kept: all that this browser, and nobody else, remembers of it. */
export type SavedGift = {
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
/** Saved gifts that are kept at most: the oldest make room. */
export const SAVED_GIFTS_MAX = 100;
export const FOR_WHOM_MAX = 60;

const NONE: readonly SavedGift[] = [];

let last: { stored: string | null; savedGifts: readonly SavedGift[] } = {
  stored: null,
  savedGifts: NONE,
};
const listeners = new Set<() => void>();

/** The saved gifts, latest first; none where storage is off or holds something else. Browser only. */
export function savedGifts(): readonly SavedGift[] {
  const stored = read();
  if (stored !== last.stored) last = { stored, savedGifts: parseSavedGifts(stored) };
  return last.savedGifts;
}

/** The saved gifts of this browser, also as other tabs change them; none on the server. */
export function useSavedGifts(): readonly SavedGift[] {
  return useSyncExternalStore(subscribe, savedGifts, () => NONE);
}

/** The saved gift of this idea; null where it is not kept, and on the server. */
export function useSavedGift({ key }: Pick<Idea, 'key'>): SavedGift | null {
  const written = formatIdeaKey(key);
  return useSavedGifts().find((gift) => gift.key === written) ?? null;
}

/**
 * Keeps a gift that was found today. Browser only.
 *
 * @returns false where the browser keeps nothing.
 */
export function saveGift(
  { key, title, image }: Pick<Idea, 'key' | 'title' | 'image'>,
  reasons: readonly string[],
): boolean {
  const gift: SavedGift = {
    key: formatIdeaKey(key),
    title,
    image,
    reasons: [...reasons],
    foundOn: new Date().toLocaleDateString('sv'),
    forWhom: '',
    sealed: null,
  };
  const others = savedGifts().filter((other) => other.key !== gift.key);
  void keepPicture(image);
  return write([gift, ...others].slice(0, SAVED_GIFTS_MAX));
}

/** Changes what is kept of a saved gift; nothing where it is not kept. Browser only. */
export function changeSavedGift(
  key: string,
  change: Partial<Pick<SavedGift, 'forWhom' | 'sealed' | 'reasons'>>,
): void {
  if (!savedGifts().some((gift) => gift.key === key)) return;
  write(savedGifts().map((gift) => (gift.key === key ? { ...gift, ...change } : gift)));
}

/**
 * Keeps what another browser kept, beside what is kept here, which stays as it is; the latest first. Browser only.
 *
 * @returns whether all of it is kept: only some where there is room for no more, and none where the browser keeps nothing.
 */
export function addSavedGifts(brought: readonly SavedGift[]): 'all' | 'some' | 'none' {
  const own = savedGifts();
  const others = brought.filter(({ key }) => !own.some((gift) => gift.key === key));
  const taken = others.slice(0, Math.max(0, SAVED_GIFTS_MAX - own.length));
  const all = [...own, ...taken].sort((a, b) => b.foundOn.localeCompare(a.foundOn));
  if (!write(all)) return 'none';
  for (const { image } of taken) void keepPicture(image);
  return taken.length < others.length ? 'some' : 'all';
}

/** Puts these in the place of all saved gifts: what a removal leaves, or what it is undone to. Browser only. */
export function replaceSavedGifts(kept: readonly SavedGift[]): void {
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

function write(kept: readonly SavedGift[]): boolean {
  try {
    if (kept.length === 0) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, savedGiftsAsJson(kept));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

/** Saved gifts as a browser keeps them, and as a link carries them. */
export function savedGiftsAsJson(kept: readonly SavedGift[]): string {
  return JSON.stringify({ version: VERSION, finds: kept });
}

/** Reads what `savedGiftsAsJson` wrote; none of anything else. */
export function parseSavedGifts(stored: string | null): readonly SavedGift[] {
  try {
    const { version, finds } = JSON.parse(stored ?? '{}');
    return version === VERSION && Array.isArray(finds) ? finds.filter(isSavedGift) : NONE;
  } catch {
    return NONE;
  }
}

/** Extensions and visitors write to storage too. */
function isSavedGift(value: unknown): value is SavedGift {
  const { key, title, image, reasons, foundOn, forWhom, sealed } = (value ??
    {}) as Partial<SavedGift>;
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
