import { HINTS_MAX_LENGTH } from './profile.ts';

/** A text that a visitor typed, without control characters, with single spaces and cut to the greatest length. */
export function readTypedText(typed: string): string {
  const plain = typed.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  // A character may be cut in two at the end, or have come as a half.
  return plain.slice(0, HINTS_MAX_LENGTH).toWellFormed().replaceAll('\uFFFD', '').trim();
}
