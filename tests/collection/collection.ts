import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { GENDERS } from '#modules/engine/shared.ts';

const FOLDER = new URL('./', import.meta.url);

const half = z.enum(['tuning', 'held-out']);
const euros = z.coerce.number().min(0).max(200);

const headSchema = z.strictObject({
  id: z.string().regex(/^\d{2}-[a-z-]+$/),
  half,
  gender: z.enum(GENDERS),
  age_years: z.coerce.number().int().min(15).max(100),
  price_min: euros,
  price_max: euros,
  hints: z.string(),
  occasion: z.string().min(1),
  giver: z.string().min(1),
});

const querySchema = z.strictObject({
  id: z.coerce.number().int(),
  half,
  text: z.string().min(1),
  wanted: z.string().min(1),
});

/** A described person: what the giver would type (prices in euros), and the description that ideas are judged by. */
export type Person = z.infer<typeof headSchema> & { description: string };

/** What someone types into the square, and the sentence by which its tiles are judged. */
export type Query = z.infer<typeof querySchema>;

/** The people of the collection, by number. @throws where a file is not as README.md says. */
export function readPeople(): Person[] {
  const folder = new URL('people/', FOLDER);
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8');
      const [, head = '', description = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
      const fields = head.split('\n').map((line) => line.match(/^(\w+): ?(.*)$/)?.slice(1) ?? []);
      const person = headSchema.parse(Object.fromEntries(fields));
      if (`${person.id}.md` !== file) throw new Error(`${file} calls itself ${person.id}`);
      return { ...person, description: description.trim() };
    });
}

/** The queries of the square, by number. @throws where the file is not as README.md says. */
export function readQueries(): Query[] {
  const text = readFileSync(new URL('queries.csv', FOLDER), 'utf8');
  return z.array(querySchema).parse(parse(text, { columns: true }));
}
