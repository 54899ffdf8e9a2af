import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { LABELS, type Label } from '#modules/catalogue/shared.ts';
import { caseOf } from '#modules/platform/shared.ts';
import { CODES_PER_QUESTION } from '../core/index.server.ts';
import { BinaryRows } from './binary-rows.ts';
import type { IdeaRow } from './idea-rows.ts';

const MOST_FREQUENT_FIRST: readonly Label[] = [
  'YesIsBetter',
  'NoIsBetter',
  'YesIsDesired',
  'NoIsDesired',
  'YesIsNeeded',
  'NoIsNeeded',
  'None',
];
// A comparison of enum values is one of two numbers: several times faster than looking a label's place up.
const LABEL = caseOf(
  'label',
  Object.fromEntries(MOST_FREQUENT_FIRST.map((label) => [label, LABELS.indexOf(label)])),
);

/** What the title of an idea for beginners has; without question marks, which stand for values. */
const FOR_BEGINNERS = [
  'initiation',
  'débutants',
  'débutantes',
  'pour (débuter|commencer|apprendre)',
  'baptême de (plongée|parapente|l)',
  'kit (de|pour)',
  '(pour|de quoi) \\w+ (son|sa|ses) (premier|première|premiers|premières)',
  'une première fois',
  'premières leçons',
].join('|');
/** Each of these has one of these parts. Compared first: it takes a quarter of the time, two seconds for a million titles. */
const MAY_BE_FOR_BEGINNERS = 'initiation|débu|commencer|apprendre|baptême|kit|premi';

/** The rows of the ideas that a condition holds for, columns in the order that `readRow` reads them. */
export function ideaRowsWhere(ideas: string, reactions: string): string {
  return `
    select id, price_cents, price_min_cents, price_max_cents, rating, available,
           array_position(enum_range(null::subject), gender) - 1 as recipient,
           age_min_months, age_max_months,
           (title || ' ' || description) ~* '\\m(noël|avent)\\M' as seasonal,
           title ~* '${MAY_BE_FOR_BEGINNERS}' and title ~* '\\m(${FOR_BEGINNERS})\\M' as for_beginners,
           coalesce(shown, 0) as shown, coalesce(accepted, 0) as accepted,
           coalesce(labels, '{}') as labels,
           coalesce(questions::integer[], '{}') as predicted_questions, distributions
    from catalogue_idea
    left join idea_outcome on idea_outcome.idea_id = id
    left join (select idea_id, array_agg(question_id * ${CODES_PER_QUESTION} + ${LABEL}) as labels
               from catalogue_reaction where ${reactions} group by idea_id) as labelled on labelled.idea_id = id
    left join catalogue_idea_prediction as predicted on predicted.idea_id = id
    where ${ideas}
    order by id`;
}

/**
 * Every idea in the order of their ids, a few at a time, so that a million of them need not fit in memory.
 *
 * @param among a selection of ids, where not all are wanted.
 */
export async function* streamIdeaRows(
  client: pg.Client,
  among: string | null = null,
): AsyncGenerator<IdeaRow> {
  const [ideas, reactions] = among ? [`id in ${among}`, `idea_id in ${among}`] : ['true', 'true'];
  const copy = `copy (${ideaRowsWhere(ideas, reactions)}) to stdout (format binary)`;
  const rows = new BinaryRows();
  for await (const chunk of client.query(copyTo(copy))) {
    rows.feed(chunk);
    while (rows.nextRow()) yield readRow(rows);
  }
}

const TWIN_IDEAS = `(select idea_id from catalogue_twin where kind <> 'Distinct'
  union select other_idea_id from catalogue_twin where kind <> 'Distinct')`;

/** The ideas that have twins. */
export async function selectTwinIdeaRows(client: pg.Client): Promise<IdeaRow[]> {
  const rows: IdeaRow[] = [];
  for await (const row of streamIdeaRows(client, TWIN_IDEAS)) rows.push(row);
  return rows;
}

function readRow(row: BinaryRows): IdeaRow {
  return {
    id: row.bigint(),
    price_cents: row.integer(),
    price_min_cents: row.integer(),
    price_max_cents: row.integer(),
    rating: row.real(),
    available: row.boolean(),
    recipient: row.integer()!,
    age_min_months: row.integer(),
    age_max_months: row.integer(),
    seasonal: row.boolean(),
    for_beginners: row.boolean(),
    shown: row.integer()!,
    accepted: row.integer()!,
    labels: row.integers(),
    predicted_questions: row.integers(),
    distributions: row.bytes(),
  };
}

/** Runs a task in one read-only view of a database, on a connection of its own. */
export async function withView<T>(
  databaseUrl: string,
  task: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'trouvaille snapshot',
  });
  // A connection that is lost fails the query that runs on it; it must not end the process as well.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    return await task(client);
  } finally {
    await client.end().catch(() => {});
  }
}
