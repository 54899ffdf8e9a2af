import { matchText } from '#modules/catalogue/matching/index.server.ts';
import { readTypedText } from '../typed-text.ts';
import type { HintMatches } from './session.store.server.ts';

const HINTED_IDEAS_MAX = 200;

/** Hints as they are stored, in one line; null where there are none. */
export function readHints(typed: string): string | null {
  // Each line is a wish.
  return readTypedText(typed.trim().replace(/\s*[\r\n]+\s*/g, ', ')) || null;
}

/** What hints match in the catalogue. */
export async function matchHints(hints: string | null): Promise<HintMatches | null> {
  if (hints === null) return null;
  const { ideas, questions, refused, missed } = await matchText(hints, HINTED_IDEAS_MAX);
  return { ideas, questions, refused, missed };
}
