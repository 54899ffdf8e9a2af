import type { z } from 'zod';

/**
 * Reads fields, one a line: `name: value`.
 *
 * @param place where they stand, for the error.
 * @throws when one is missing, unknown or unreadable; the error names it.
 */
export function parseFields<T>(schema: z.ZodType<T>, lines: readonly string[], place: string): T {
  const fields = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  const parsed = schema.safeParse(Object.fromEntries(fields));
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : issue.path.slice(0, 1),
  );
  throw new Error(`${place} : à revoir, ${[...new Set(wrong)].join(', ')}`);
}
