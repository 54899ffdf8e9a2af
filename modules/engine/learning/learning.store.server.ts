import { CATEGORIES, type Category } from '#modules/catalogue/shared.ts';
import {
  type CatalogueQuestionRow,
  caseOf,
  type Database,
  db,
  execute,
  expression,
  type LearnedAnswerRow,
  type LearningVersionRow,
  query,
} from '#modules/platform/index.server.ts';
import { kindOf, MISSING } from '../core/index.server.ts';
import { ANSWER_VALUE } from '../protocol.ts';
import {
  ANSWERS_PER_SESSION,
  HELD_OUT,
  type LabelledAnswers,
  type QuestionTotals,
  questionOutcomes,
} from './evaluate.ts';

/**
 * A version counted some searches (`sessions`) and those among them that ended in an accepted idea
 * (`accepted_sessions`). Its answer table is for readAnswerTable.
 */
export type LearningVersion = LearningVersionRow;

type Gathered = Pick<LearningVersionRow, 'sessions' | 'accepted_sessions'>;

/** A version and those it follows. */
const CHAIN = `
  with recursive chain as (
    select id, parent_id from learning_version where id = :id
    union all
    select v.id, v.parent_id from learning_version v join chain on v.id = chain.parent_id)`;

/** Runs one learning at a time; readers are not blocked. */
export async function withLearningLock<T>(work: (trx: Database) => Promise<T>): Promise<T> {
  return await db.transaction(async (trx) => {
    await execute(trx, 'lock table learning_version in share row exclusive mode');
    // The events of hundreds of visitors are sorted: in memory, not on disk.
    await execute(trx, `set local work_mem = '64MB'`);
    return await work(trx);
  });
}

export async function findVersions(database: Database = db): Promise<LearningVersion[]> {
  return await database('learning_version').orderBy('id').select('*');
}

/** Begins a version that follows the active one, with the searches that were gathered for it. */
export async function insertVersion(
  trx: Database,
  countedUntil: Date,
  gathered: Gathered,
): Promise<LearningVersion> {
  const [version] = await trx('learning_version')
    .insert({
      parent_id: expression(trx, '(select id from learning_version where active)'),
      counted_until: countedUntil,
      ...gathered,
    })
    .returning('*');
  if (!version) throw new Error('a version was not stored');
  await countIdeas(trx, version.id);
  await countQuestions(trx, version.id);
  await countAnswers(trx, version.id);
  return version;
}

export async function updateVersion(
  trx: Database,
  id: number,
  { answer_table, ...columns }: Partial<LearningVersion>,
): Promise<LearningVersion> {
  const [version] = await trx('learning_version')
    .where({ id })
    .update({ ...columns, ...(answer_table ? { answer_table: JSON.stringify(answer_table) } : {}) })
    .returning('*');
  if (!version) throw new Error(`there is no version ${id}`);
  return version;
}

/** Activates a version, or none when null: the outcomes that the engine reads become those that it has counted. */
export async function activateVersion(trx: Database, id: number | null): Promise<void> {
  await trx('learning_version').where({ active: true }).update({ active: false });
  if (id !== null) await trx('learning_version').where({ id }).update({ active: true });
  await trx('learning_activation').insert({ version_id: id });
  await trx('idea_outcome').delete();
  await trx('question_outcome').delete();
  if (id === null) return;
  await execute(
    trx,
    `${CHAIN} insert into idea_outcome (idea_id, shown, accepted)
     select idea_id, sum(shown), sum(accepted) from learned_idea
     where version_id in (select id from chain) group by idea_id`,
    { id },
  );
  const outcomes = await findQuestionOutcomes(trx, id);
  const rows = outcomes.map(({ question_id, yes, no, unknown }) => ({
    question_id,
    yes,
    no,
    unknown,
  }));
  if (rows.length > 0) await trx('question_outcome').insert(rows);
}

/** Sums of answers to a question. */
type ByQuestion = Pick<LearnedAnswerRow, 'question_id' | 'yes' | 'no'> &
  Pick<CatalogueQuestionRow, 'category'>;

/** What a version and those it follows say of questions. */
export async function findQuestionOutcomes(trx: Database, id: number): Promise<QuestionTotals[]> {
  const rows = await query<ByQuestion & { unknown: number }>(
    trx,
    `${CHAIN} select question_id, category, sum(yes) as yes, sum(no) as no, sum(unknown) as unknown
     from learned_question join catalogue_question as question on question.id = question_id
     where version_id in (select id from chain) group by question_id, category order by question_id`,
    { id },
  );
  return questionOutcomes(rows.map(withKind));
}

/** All that a version and those it follows have counted of answers in accepted searches. */
export async function findLabelledAnswers(trx: Database, id: number): Promise<LabelledAnswers[]> {
  const rows = await query<ByQuestion & Pick<LearnedAnswerRow, 'label' | 'held_out'>>(
    trx,
    `${CHAIN} select question_id, category, label, held_out, sum(yes) as yes, sum(no) as no
     from learned_answer join catalogue_question as question on question.id = question_id
     where version_id in (select id from chain)
     group by question_id, category, label, held_out order by question_id, label, held_out`,
    { id },
  );
  return rows.map(withKind);
}

/** A row with the kind of its question in place of the category, as the engine distinguishes questions. */
function withKind<Row>({ category, ...row }: Row & { category: Category }) {
  return { ...row, kind: kindOf(CATEGORIES.indexOf(category)) };
}

export async function deleteCounts(trx: Database, id: number): Promise<void> {
  for (const table of ['learned_idea', 'learned_question', 'learned_answer']) {
    await trx(table).where({ version_id: id }).delete();
  }
}

/**
 * Gathers the searches that began in a span of time, for the rest of the transaction: ideas shown and accepted,
 * answers given (doubt counts for half, an answer that was taken back not at all), and the idea accepted last (a GoodIdea
 * that was taken back, or followed by other feedback on the same idea, does not count). Squares are left out: no questions are answered there, and nine ideas are shown at a time.
 *
 * @param from null for the beginning.
 * @returns how many searches there are, and how many of them ended in an accepted idea.
 */
export async function gatherSessions(
  trx: Database,
  from: Date | null,
  until: Date,
): Promise<Gathered> {
  await execute(
    trx,
    `create temporary table counted_event on commit drop as
     select e.session_id, e.seq, e.kind, e.question_id, e.answer, e.idea_id, e.feedback
     from search_session s join search_event e on e.session_id = s.id and e.month = s.month
     where s.screen = 'search' and s.created_at >= :from and s.created_at < :until
       and (e.kind in ('answer', 'undo', 'idea') or e.feedback = 'GoodIdea' and not exists (
         select from search_event later
         where later.month = e.month and later.session_id = e.session_id and later.seq > e.seq
           and later.idea_id = e.idea_id and later.kind in ('undo', 'feedback')
           and coalesce(later.feedback not in ('SawIdea', 'ClickedOnIdea'), true)))`,
    { from: from ?? '-infinity', until },
  );
  await execute(
    trx,
    `
    create temporary table given_answer on commit drop as
    select session_id, question_id, answer,
           greatest(${caseOf('answer', ANSWER_VALUE)}, 0) as yes, greatest(-${caseOf('answer', ANSWER_VALUE)}, 0) as no
    from (select distinct on (session_id, question_id) session_id, question_id, kind, answer
          from counted_event where kind in ('answer', 'undo')
          order by session_id, question_id, seq desc) last
    where kind = 'answer'`,
  );
  await execute(
    trx,
    `
    create temporary table accepted_idea on commit drop as
    select distinct on (session_id) session_id, idea_id
    from counted_event where feedback = 'GoodIdea' order by session_id, seq desc`,
  );
  // What was just made has no statistics, and a bad plan would take minutes.
  await execute(trx, 'analyze counted_event, given_answer, accepted_idea');
  const [gathered] = await query<Gathered>(
    trx,
    `select (select count(distinct session_id)::integer from counted_event) as sessions,
            (select count(*)::integer from accepted_idea) as accepted_sessions`,
  );
  return gathered!;
}

async function countIdeas(trx: Database, version: number): Promise<void> {
  await execute(
    trx,
    `insert into learned_idea (version_id, idea_id, shown, accepted)
     select ?, idea_id, count(distinct session_id),
            count(distinct session_id) filter (where feedback = 'GoodIdea')
     from counted_event where idea_id is not null group by idea_id`,
    [version],
  );
}

async function countQuestions(trx: Database, version: number): Promise<void> {
  await execute(
    trx,
    `insert into learned_question (version_id, question_id, yes, no, unknown)
     select ?, question_id, sum(yes), sum(no), count(*) filter (where answer = 'IDontKnow')
     from given_answer group by question_id`,
    [version],
  );
}

/** Counts answers by the label, its own or a derived one, that the accepted idea has at the question. */
async function countAnswers(trx: Database, version: number): Promise<void> {
  await execute(
    trx,
    `with label as (
       select idea_id, question_id, array_position(enum_range(null::reaction_label), label) - 1 as label
       from labels_of(array(select idea_id from accepted_idea))
     ), weighed as (
       select *, least(1, :perSession::float / count(*) over (partition by session_id)) as weight
       from given_answer where answer <> 'IDontKnow'
     )
     insert into learned_answer (version_id, question_id, label, held_out, yes, no)
     select :version, question_id, coalesce(label, ${MISSING}), hashtext(session_id)::bigint % :heldOut = 0 as held_out,
            sum(weight * yes), sum(weight * no)
     from weighed join accepted_idea using (session_id) left join label using (idea_id, question_id)
     group by question_id, coalesce(label, ${MISSING}), held_out`,
    { perSession: ANSWERS_PER_SESSION, version, heldOut: HELD_OUT },
  );
}
