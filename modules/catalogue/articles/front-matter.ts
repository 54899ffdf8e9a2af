import { z } from 'zod';
import { parseFields } from './fields.ts';
import type { ArticleHead } from './shared.ts';

const fieldsSchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  date: z.iso.date(),
  photo: z.string().min(1),
  photoAlt: z.string().min(1),
});

/** The top of an article’s file: what stands between two lines of dashes. */
const FRONT_MATTER = /^---\n(.*?)\n---\n/s;

/**
 * Reads the fields at the top of an article’s file.
 *
 * @param text the file, or as much of it as holds its fields.
 * @throws when they are not all there, or when there are others.
 */
export function parseHead(route: string, text: string): ArticleHead {
  const [, lines] = FRONT_MATTER.exec(text) ?? [];
  if (lines === undefined) throw new Error('pas d’en-tête entre deux lignes « --- »');
  return { route, ...parseFields(fieldsSchema, lines.split('\n'), 'en-tête') };
}

/** What follows the fields. */
export function bodyOf(text: string): string {
  return text.replace(FRONT_MATTER, '');
}
