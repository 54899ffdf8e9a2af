import { caseOf, type Database, query } from '#modules/platform/index.server.ts';
import { COHORT_IDEAS_MAX } from '../cohorts/shared.ts';
import { ANSWER_COLUMNS } from '../described-people/shared.ts';
import { findConflicts, type RelationEdge } from '../relations.ts';
import { AUTOMATED_ANSWER_VALUE } from '../vocabulary.ts';
import { type FileFormat, type FileName, FORMATS, RULE_KEY } from './format.ts';
import { columnsOf } from './merge.store.server.ts';
import type { ProblemList } from './problems.ts';

type Found = { line: number; detail: string; total: number };

type Check = {
  file: FileName;
  column: string | null;
  reason: (detail: string) => string;
  sql: string;
};

/** Reports rows of a query that yields (line, detail), the first ones word for word. */
async function report(trx: Database, problems: ProblemList, check: Check): Promise<void> {
  const rows = await query<Found>(
    trx,
    `select line, detail, (count(*) over ())::integer as total
       from (${check.sql}) as wrong order by line limit ?`,
    [Math.max(1, problems.room)],
  );
  const listed = rows.slice(0, problems.room);
  for (const { line, detail } of listed) {
    problems.add({
      file: `${check.file}.csv`,
      line,
      column: check.column,
      reason: check.reason(detail),
    });
  }
  problems.addUnlisted((rows[0]?.total ?? 0) - listed.length);
}

/**
 * Checks what only shows when the staged files are seen together: keys given twice, dangling references, questions
 * without their fifteen forms, relations that contradict each other.
 *
 * @param whole the staged files are the whole catalogue; else they come on top of what the database holds.
 */
export async function checkStaged(
  trx: Database,
  whole: boolean,
  problems: ProblemList,
): Promise<void> {
  for (const format of FORMATS) await report(trx, problems, duplicates(format));
  for (const check of [...references(whole), ...questionChecks(whole), contradictions(whole)]) {
    await report(trx, problems, check);
  }
  await checkRelations(trx, whole, problems);
}

function duplicates({ name, key, nullableKey }: FileFormat): Check {
  const columns = key.join(', ');
  return {
    file: name,
    column: key.length === 1 ? (key[0] ?? null) : null,
    reason: (first) => `même ${key.join(' + ')} que la ligne ${first}`,
    // The grouping alone is cheap; the lines are looked for only where a key came twice.
    sql: `select line, first::text as detail from (
            select line, min(line) over (partition by ${columns}) as first from incoming_${name}
             ${nullableKey ? '' : `where (${columns}) in (select ${columns} from incoming_${name} group by ${columns} having count(*) > 1)`}
          ) as repeated where line > first`,
  };
}

/** Rows of `table` staged, and those of the database that stay. */
function known(table: string, columns: string, whole: boolean): string {
  const staged = `select ${columns} from incoming_${table}s`;
  return whole ? staged : `${staged} union select ${columns} from ${table}`;
}

function references(whole: boolean): Check[] {
  const unknownQuestion = (id: string) => `la question ${id} n’existe pas`;
  const questionCheck = (file: FileName, column: string): Check => ({
    file,
    column,
    reason: unknownQuestion,
    sql: `select line, ${column}::text as detail from incoming_${file}
           where ${column} not in (${known('question', 'id', whole)})`,
  });
  const ideaCheck = (file: FileName, which = ''): Check => ({
    file,
    column: `${which}id_within_merchant`,
    reason: (key) => `l’idée ${key} n’existe pas`,
    sql: `select line, ${which}merchant_id || ':' || ${which}id_within_merchant as detail from incoming_${file} as r
           where ${which}merchant_id is not null and ${which}id_within_merchant is not null
             and not exists (select from incoming_ideas as i
                              where i.merchant_id = r.${which}merchant_id and i.id_within_merchant = r.${which}id_within_merchant)
             ${
               whole
                 ? ''
                 : `and not exists (select from idea as i
                              where i.merchant_id = r.${which}merchant_id and i.id_within_merchant = r.${which}id_within_merchant)`
             }`,
  });
  return [
    {
      file: 'ideas',
      column: 'merchant_id',
      reason: (id) => `la boutique ${id} n’existe pas`,
      sql: `select line, merchant_id::text as detail from incoming_ideas
             where merchant_id not in (${known('merchant', 'id', whole)})`,
    },
    questionCheck('question_forms', 'question_id'),
    questionCheck('question_relations', 'question_id'),
    questionCheck('question_relations', 'other_question_id'),
    ideaCheck('reactions'),
    questionCheck('reactions', 'question_id'),
    questionCheck('automated_answers', 'question_id'),
    {
      file: 'automated_answers',
      column: 'conditions',
      reason: unknownQuestion,
      sql: `select line, abs(id)::text as detail from incoming_automated_answers, unnest(conditions) as id
             where abs(id) not in (${known('question', 'id', whole)})`,
    },
    ...ANSWER_COLUMNS.map(
      (column): Check => ({
        file: 'described_people',
        column,
        reason: unknownQuestion,
        sql: `select line, id::text as detail from (
                select line, unnest(${column}) as id from incoming_described_people) as answered
               where id not in (${known('question', 'id', whole)})`,
      }),
    ),
    ideaCheck('cohorts'),
    {
      file: 'cohorts',
      column: 'name',
      reason: (name) => `la cohorte « ${name} » a plus de ${COHORT_IDEAS_MAX} idées`,
      sql: `select line, name as detail from (
              select line, name, row_number() over (partition by name order by line) as place
                from incoming_cohorts where merchant_id is not null) as placed
             where place = ${COHORT_IDEAS_MAX + 1}`,
    },
    ideaCheck('idea_keywords'),
    ideaCheck('idea_twins'),
    ideaCheck('idea_twins', 'other_'),
    {
      file: 'idea_twins',
      column: null,
      reason: (line) => `mêmes idées que la ligne ${line}, dans l’autre ordre`,
      sql: `select own.line, min(other.line)::text as detail from incoming_idea_twins as own
              join incoming_idea_twins as other
                on other.merchant_id = own.other_merchant_id and other.id_within_merchant = own.other_id_within_merchant
               and other.other_merchant_id = own.merchant_id and other.other_id_within_merchant = own.id_within_merchant
               and other.line < own.line
             group by own.line`,
    },
  ];
}

/** Two rules contradict each other when someone may exist for whom both hold, and they answer differently; paused ones do not. */
function contradictions(whole: boolean): Check {
  const side = (table: string) => `sign(${caseOf(`${table}.answer`, AUTOMATED_ANSWER_VALUE)})`;
  const overlaps = (column: string) => `coalesce(own.${column} = other.${column}, true)`;
  const stored = `union all select null, stored.* from (
      select ${RULE_KEY}, answer from automated_answer where not paused) as stored
    where not exists (select from incoming_automated_answers as staged
                       where (${columnsOf('staged', RULE_KEY)}) is not distinct from (${columnsOf('stored', RULE_KEY)}))`;
  return {
    file: 'automated_answers',
    column: 'answer',
    reason: (line) =>
      `contredit ${line === '' ? 'une règle du catalogue' : `la ligne ${line}`} : les deux peuvent valoir pour une même personne`,
    sql: `select own.line, coalesce(min(other.line)::text, '') as detail
            from incoming_automated_answers as own
            join (select line, ${RULE_KEY}, answer from incoming_automated_answers where paused is not true
                  ${whole ? '' : stored}) as other
              on own.paused is not true
             and own.question_id = other.question_id and coalesce(other.line < own.line, true)
             and ${side('own')} <> ${side('other')}
             and ${overlaps('gender')} and ${overlaps('occasion')}
             and coalesce(own.age_min_months <= other.age_max_months, true)
             and coalesce(other.age_min_months <= own.age_max_months, true)
             and coalesce(own.budget_min_cents <= other.budget_max_cents, true)
             and coalesce(other.budget_min_cents <= own.budget_max_cents, true)
             and not exists (select from unnest(own.conditions) as id where -id = any(other.conditions))
           group by own.line`,
  };
}

function questionChecks(whole: boolean): Check[] {
  return [
    {
      file: 'questions',
      column: 'content',
      reason: (other) => `même texte que la question ${other}`,
      sql: `select line, other::text as detail from (
              select q.line, q.id, min(o.id) as other from incoming_questions as q
                join (select id, content from incoming_questions
                      ${whole ? '' : 'union all select id, content from question where id not in (select id from incoming_questions)'}
                     ) as o on o.content = q.content and o.id <> q.id
               group by q.line, q.id) as same
             where other < id or other not in (select id from incoming_questions)`,
    },
    {
      file: 'questions',
      column: 'id',
      reason: (missing) =>
        `il manque à cette question des textes dans question_forms.csv : ${missing}`,
      sql: `select q.line, string_agg(s || '/' || f, ', ' order by s, f) as detail
              from incoming_questions as q
             cross join unnest(enum_range(null::subject)) as s
             cross join unnest(enum_range(null::question_form_kind)) as f
              left join (${known('question_form', 'question_id, subject, form', whole)}) as k
                on k.question_id = q.id and k.subject = s and k.form = f
             where k.question_id is null group by q.line`,
    },
  ];
}

async function checkRelations(trx: Database, whole: boolean, problems: ProblemList): Promise<void> {
  const rows = await query<RelationEdge & { line: number | null }>(
    trx,
    `select question_id as "from", relation, other_question_id as "to", min(line) as line from (
        select question_id, relation, other_question_id, line from incoming_question_relations
         where question_id <> other_question_id
        ${whole ? '' : 'union all select question_id, relation, other_question_id, null from question_relation'}
     ) as edges group by 1, 2, 3 order by 4 nulls first, 1, 2, 3`,
  );
  const lines = new Map<RelationEdge, number | null>(rows.map((row) => [row, row.line]));
  for (const { edge, reason } of findConflicts(rows)) {
    const line = lines.get(edge) ?? null;
    problems.add({ file: 'question_relations.csv', line, column: null, reason });
  }
}
