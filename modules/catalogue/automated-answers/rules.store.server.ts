import { type Database, query } from '#modules/platform/index.server.ts';
import { RULE_KEY } from '../exchange/shared.ts';
import type { RelationEdge } from '../relations.ts';
import type { Rule, StoredRule } from './types.ts';

const COLUMNS = ['id', ...RULE_KEY, 'answer', 'paused'];
// Changes with every change of the row, whoever makes it.
const STORED = `${COLUMNS.join(', ')}, xmin::text as version`;

/** A rule, locked until the transaction ends. */
export async function lockRule(transaction: Database, id: number): Promise<StoredRule | undefined> {
  const rows = await query<StoredRule>(
    transaction,
    `select ${STORED} from automated_answer where id = ? for update`,
    [id],
  );
  return rows[0];
}

export async function selectRule(database: Database, id: number): Promise<StoredRule | undefined> {
  const rows = await query<StoredRule>(
    database,
    `select ${STORED} from automated_answer where id = ?`,
    [id],
  );
  return rows[0];
}

/** Every rule but one. */
export function selectOthers(database: Database, except: number | null): Promise<StoredRule[]> {
  return query<StoredRule>(
    database,
    `select ${STORED} from automated_answer where id <> ? order by id`,
    [except ?? 0],
  );
}

/** The number of the rule that holds of the same people and answers the same question, other than one; null for none. */
export async function findTwin(
  database: Database,
  rule: Rule,
  except: number | null,
): Promise<number | null> {
  const [twin] = await query<{ id: number }>(
    database,
    `select id from automated_answer
      where (${RULE_KEY.join(', ')}) is not distinct from
            (cast(:question_id as int), cast(:gender as subject), cast(:age_min_months as int), cast(:age_max_months as int),
             cast(:occasion as text), cast(:conditions as int[]), cast(:budget_min_cents as int),
             cast(:budget_max_cents as int), cast(:hint_words as text[]))
        and id <> :except`,
    { ...rule, except: except ?? 0 },
  );
  return twin?.id ?? null;
}

/** @param id the number of a rule that was deleted and returns; null for a new one. */
export async function insertRule(
  database: Database,
  rule: Rule,
  id: number | null,
): Promise<number> {
  const columns = COLUMNS.filter((column) => column !== 'id' || id !== null);
  const [row] = await query<{ id: number }>(
    database,
    `insert into automated_answer (${columns.join(', ')}) overriding system value
     values (${columns.map((column) => `:${column}`).join(', ')}) returning id`,
    { ...rule, id },
  );
  return row!.id;
}

export async function updateRule(database: Database, id: number, rule: Rule): Promise<void> {
  await database('automated_answer').where({ id }).update(rule);
}

export async function deleteRule(database: Database, id: number): Promise<void> {
  await database('automated_answer').where({ id }).delete();
}

/** Those of some questions that exist. */
export async function selectKnownQuestions(
  database: Database,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await query<{ id: number }>(
    database,
    'select id from question where id = any(cast(:ids as int[]))',
    { ids: [...ids] },
  );
  return rows.map(({ id }) => id);
}

export function selectRelations(database: Database): Promise<RelationEdge[]> {
  return query<RelationEdge>(
    database,
    'select question_id as "from", relation, other_question_id as "to" from question_relation order by 1, 2, 3',
  );
}
