import { type Database, execute } from '#modules/platform/index.server.ts';
import { COHORT_ADDITIONS, COHORT_REMOVALS } from '../cohorts/index.server.ts';
import {
  DESCRIBED_PEOPLE_ADDITIONS,
  DESCRIBED_PEOPLE_REMOVALS,
} from '../described-people/index.server.ts';
import { TWIN_ADDITIONS, TWIN_REMOVALS } from '../twins/index.server.ts';
import { RULE_KEY } from './format.ts';

/** Rows that an import added or changed, and those it took away. */
export type MergeCounts = { written: number; removed: number };

const MATCH_IDEA = 'i.merchant_id = r.merchant_id and i.id_within_merchant = r.id_within_merchant';

/** Columns of a table, or of what stands for it in a statement. */
export function columnsOf(table: string, columns: readonly string[]): string {
  return columns.map((column) => `${table}.${column}`).join(', ');
}

// Removals come first: a text may pass from a question that is removed to a new one.
const REMOVALS = [
  ...COHORT_REMOVALS,
  ...TWIN_REMOVALS,
  ...DESCRIBED_PEOPLE_REMOVALS,
  `delete from automated_answer as own where not exists (
      select from incoming_automated_answers as r where (${columnsOf('r', RULE_KEY)}) is not distinct from (${columnsOf('own', RULE_KEY)}))`,
  `delete from reaction as own using idea as i
    where i.id = own.idea_id and not exists (
      select from incoming_reactions as r where ${MATCH_IDEA} and r.question_id = own.question_id)`,
  `delete from question_relation as own where not exists (
      select from incoming_question_relations as r where r.question_id = own.question_id
         and r.relation = own.relation and r.other_question_id = own.other_question_id)`,
  `delete from idea as i where not exists (select from incoming_ideas as r where ${MATCH_IDEA})`,
  `update idea as i set keywords = '{}'
    where keywords <> '{}' and not exists (select from incoming_idea_keywords as r where ${MATCH_IDEA})`,
  'delete from question where id not in (select id from incoming_questions)',
];

const LAST_REMOVAL = 'delete from merchant where id not in (select id from incoming_merchants)';

/** An insert that also changes the rows that differ, and leaves alone those that do not. */
function upsert(table: string, key: string, columns: readonly string[], source: string): string {
  const all = `${key}, ${columns.join(', ')}`;
  const own = columnsOf(table, columns);
  const excluded = columnsOf('excluded', columns);
  return `insert into ${table} (${all}) ${source}
    on conflict (${key}) do update set (${columns.join(', ')}) = row(${excluded})
    where (${own}) is distinct from (${excluded})`;
}

const staged = (table: string, columns: string) => `select ${columns} from incoming_${table}`;

const IDEA_COLUMNS = [
  'title',
  'description',
  'price_cents',
  'rating',
  'available',
  'image',
  'content',
  'gender',
  'age_min_months',
  'age_max_months',
  'added_at',
  'price_min_cents',
  'price_max_cents',
  'short_title',
];
const QUESTION_COLUMNS = [
  'content',
  'category',
  'keywords',
  'allow_doubt',
  'filling_description',
  'filling_pos',
];

const UPSERTS = [
  upsert(
    'merchant',
    'id',
    ['name', 'host', 'affiliated'],
    staged('merchants', 'id, name, host, affiliated'),
  ),
  upsert(
    'idea',
    'merchant_id, id_within_merchant',
    IDEA_COLUMNS,
    `${staged('ideas', `merchant_id, id_within_merchant, ${IDEA_COLUMNS.join(', ')}`)} order by line`,
  ),
  `update idea as i set keywords = r.keywords from incoming_idea_keywords as r
    where ${MATCH_IDEA} and i.keywords <> r.keywords`,
  upsert(
    'question',
    'id',
    QUESTION_COLUMNS,
    staged('questions', `id, ${QUESTION_COLUMNS.join(', ')}`),
  ),
  upsert(
    'question_form',
    'question_id, subject, form',
    ['text'],
    staged('question_forms', 'question_id, subject, form, text'),
  ),
  `insert into question_relation (question_id, relation, other_question_id)
    ${staged('question_relations', 'question_id, relation, other_question_id')} on conflict do nothing`,
  // In the order of the primary key: random inserts into its index would cost several times more.
  upsert(
    'reaction',
    'idea_id, question_id',
    ['label'],
    `select i.id, r.question_id, r.label from incoming_reactions as r join idea as i on ${MATCH_IDEA}
      order by i.id, r.question_id`,
  ),
  upsert(
    'automated_answer',
    RULE_KEY.join(', '),
    ['answer', 'paused'],
    `${staged('automated_answers', `${RULE_KEY.join(', ')}, answer, coalesce(paused, false)`)} order by line`,
  ),
  ...COHORT_ADDITIONS,
  ...TWIN_ADDITIONS,
  ...DESCRIBED_PEOPLE_ADDITIONS,
];

/** Brings staged rows, already checked, into the catalogue. With `replace`, what was not staged goes. */
export async function mergeStaged(
  trx: Database,
  replace: boolean,
  onStep: (done: number, total: number) => void,
): Promise<MergeCounts> {
  const counts: MergeCounts = { written: 0, removed: 0 };
  const steps: { sql: string; count: keyof MergeCounts }[] = [
    ...(replace ? REMOVALS.map((sql) => ({ sql, count: 'removed' as const })) : []),
    ...UPSERTS.map((sql) => ({ sql, count: 'written' as const })),
    ...(replace ? [{ sql: LAST_REMOVAL, count: 'removed' as const }] : []),
  ];
  // After a bulk load the planner may still estimate the tables as empty, and compare them row by row with the staged ones.
  await analyze(trx);
  for (const [i, { sql, count }] of steps.entries()) {
    onStep(i, steps.length);
    const rowCount = await execute(trx, sql);
    counts[count] += rowCount;
  }
  await analyze(trx);
  onStep(steps.length, steps.length);
  return counts;
}

async function analyze(trx: Database): Promise<void> {
  await execute(
    trx,
    'analyze merchant, idea, question, question_form, question_relation, reaction',
  );
}

/** Only one import at a time: two would deadlock on each other's rows. Held until the transaction ends. */
export async function lockImports(trx: Database): Promise<void> {
  await execute(trx, `select pg_advisory_xact_lock(hashtext('catalogue import'))`);
}
