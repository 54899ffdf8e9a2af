import { singularOf } from './text.ts';

/** The words of a list, as `wordsOf` leaves them. */
export const words = (list: string): ReadonlySet<string> =>
  new Set(list.trim().split(/\s+/).map(singularOf));

/** What each line names by its first word. */
export const synonyms = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [name, ...others] = line.trim().split(/\s+/);
        return [name!, ...others].map((word) => [singularOf(word), name!] as const);
      }),
  );
