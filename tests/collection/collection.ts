import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { ANSWER_COLUMNS, ANSWER_OF } from '#modules/catalogue/described-people/shared.ts';
import { type AutomatedAnswer, formatIdeaKey } from '#modules/catalogue/shared.ts';
import { GENDERS } from '#modules/engine/shared.ts';

const FOLDER = new URL('./', import.meta.url);

const half = z.enum(['tuning', 'held-out']);
const euros = z.coerce.number().min(0).max(200);

const headSchema = z.strictObject({
  id: z.string().regex(/^\d{2,3}-[a-z-]+$/),
  half,
  gender: z.enum(GENDERS),
  age_years: z.coerce.number().int().min(15).max(100),
  price_min: euros,
  price_max: euros,
  hints: z.string(),
  occasion: z.string().min(1),
  giver: z.string().min(1),
});

const otherHintsSchema = z.strictObject({
  person: z.string().min(1),
  giver: z.coerce.number().int().min(1),
  hints: z.string().min(1),
});

const querySchema = z.strictObject({
  id: z.coerce.number().int(),
  half,
  text: z.string().min(1),
  wanted: z.string().min(1),
});

const unanswerableSchema = z.strictObject({ half, text: z.string().min(1) });

const ideaColumns = {
  merchant_id: z.coerce.number().int().min(0),
  id_within_merchant: z.string().min(1),
};
/** 2 delight, 1 fine, -1 absurd or hurtful; what is not listed misses (0). */
const grade = z.enum(['2', '1', '-1']).transform((text) => Number(text) as Grade);

const describedSchema = z
  .object({ id: z.string().min(1), name: z.string() })
  .and(z.record(z.enum(ANSWER_COLUMNS), z.string()));
const gradeSchema = z
  .strictObject({ person: z.string().min(1), ...ideaColumns, grade })
  .transform((row) => ({ person: row.person, idea: formatIdeaKey(row), grade: row.grade }));
/** As `grade`, and 0 where a tile was read and misses: what is not listed was not read, or before zeros were kept. */
const tileGrade = z.enum(['2', '1', '0', '-1']).transform((text) => Number(text) as Grade | 0);
const tileSchema = z
  .strictObject({ query: z.coerce.number().int(), ...ideaColumns, grade: tileGrade })
  .transform((row) => ({ query: row.query, idea: formatIdeaKey(row), grade: row.grade }));
/** What a judge says of an idea at a question on a theme or a need. */
const judgedLabel = z.enum(['None', 'YesIsBetter', 'YesIsDesired', 'YesIsNeeded']);
const labelSchema = z
  .strictObject({
    ...ideaColumns,
    question_id: z.coerce.number().int(),
    first: judgedLabel,
    second: judgedLabel,
    third: z.union([judgedLabel, z.literal('').transform(() => null)]),
  })
  .transform(({ question_id, first, second, third, ...key }) => {
    return { idea: formatIdeaKey(key), question_id, first, second, third };
  });
const judgedSchema = z.strictObject(ideaColumns).transform((row) => formatIdeaKey(row));

export type Grade = 2 | 1 | -1;

/** A friend's answer for a person to a question of the catalogue. */
export type GivenAnswer = { person: string; question_id: number; answer: AutomatedAnswer };

/** How an idea (its compact key) would please a person, or fit a query; 0 is not listed for a person. */
export type GivenGrade = z.infer<typeof gradeSchema>;
export type GivenTile = z.infer<typeof tileSchema>;

/** The label of an idea at a question, as two judges set it who did not see each other's, and a third where they differed (else null). */
export type JudgedLabel = z.infer<typeof labelSchema>;

/** Which of the two judges graded: the first all people, the second some of them without seeing the first. */
export type Judge = 'first' | 'second';

/** A described person: what the giver would type (prices in euros), and the description that ideas are judged by. */
export type Person = z.infer<typeof headSchema> & { description: string };

/** What another giver types who knows the same person; givers are numbered from 1. */
export type OtherHints = z.infer<typeof otherHintsSchema>;

/** A text typed into the square, and the sentence by which its tiles are judged. */
export type Query = z.infer<typeof querySchema>;
export type Unanswerable = z.infer<typeof unanswerableSchema>;

/** The people of the collection, by number. @throws where a file is not as README.md says. */
export function readPeople(): Person[] {
  const folder = new URL('people/', FOLDER);
  return readdirSync(folder)
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    .map((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8');
      const [, head = '', description = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
      const fields = head.split('\n').map((line) => line.match(/^(\w+): ?(.*)$/)?.slice(1) ?? []);
      const person = headSchema.parse(Object.fromEntries(fields));
      if (`${person.id}.md` !== file) throw new Error(`${file} has the id ${person.id}`);
      return { ...person, description: description.trim() };
    });
}

/** What other givers type for each person. @throws as `readGrades`. */
export function readOtherHints(): OtherHints[] {
  return readOnce(
    'other-hints.csv',
    otherHintsSchema,
    ({ person, giver }) => `${person} by ${giver}`,
  );
}

/** The queries of the square, by number. @throws where the file is not as README.md says. */
export function readQueries(): Query[] {
  return readRows('queries.csv', querySchema);
}

/** What people type into the square that no catalogue of gifts answers. @throws as `readQueries`. */
export function readUnanswerable(): Unanswerable[] {
  return readRows('unanswerable.csv', unanswerableSchema);
}

/** The people as the catalogue has them, with an empty name where they may only be counted. @throws as `readQueries`. */
export function readDescribedPeople(): z.infer<typeof describedSchema>[] {
  return readRows('../../content/catalogue/described_people.csv', describedSchema);
}

/** The answers given for each person, from the catalogue. @throws as `readQueries`. */
export function readAnswers(): GivenAnswer[] {
  return readDescribedPeople().flatMap(({ id: person, ...row }) =>
    ANSWER_COLUMNS.flatMap((column) => {
      const answer = ANSWER_OF[column];
      return (row[column].match(/\d+/g) ?? []).map((id) => ({
        person,
        question_id: Number(id),
        answer,
      }));
    }),
  );
}

/** The grades of one judge other than 0; none while there is no file. @throws as `readQueries`, also for one given twice. */
export function readGrades(judge: Judge = 'first'): GivenGrade[] {
  const file = judge === 'first' ? 'grades.csv' : 'grades-second.csv';
  return readOnce(file, gradeSchema, (row) => `${row.person} ${row.idea}`);
}

/** The grades of ideas as tiles for a query. @throws as `readGrades`. */
export function readTiles(): GivenTile[] {
  return readOnce('tiles.csv', tileSchema, (row) => `${row.query} ${row.idea}`);
}

/** The labels of themes and needs that at least one judge set. @throws as `readGrades`. */
export function readJudgedLabels(): JudgedLabel[] {
  return readOnce('labels.csv', labelSchema, (row) => `${row.idea} at ${row.question_id}`);
}

/** Compact keys of the ideas that every judge has read. @throws as `readGrades`. */
export function readJudgedIdeas(): string[] {
  return readOnce('judged-ideas.csv', judgedSchema, (key) => key);
}

function readRows<Row>(file: string, schema: z.ZodType<Row>): Row[] {
  const text = readFileSync(new URL(file, FOLDER), 'utf8');
  return z.array(schema).parse(parse(text, { columns: true }));
}

/** The rows of a file that may not be there yet. @throws where two rows have the same name. */
function readOnce<Row>(file: string, schema: z.ZodType<Row>, nameOf: (row: Row) => string): Row[] {
  if (!existsSync(new URL(file, FOLDER))) return [];
  const rows = readRows(file, schema);
  const names = new Set<string>();
  for (const name of rows.map(nameOf)) {
    if (names.has(name)) throw new Error(`${file} has ${name} twice`);
    names.add(name);
  }
  return rows;
}
