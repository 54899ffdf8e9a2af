import type { Rule } from '#modules/catalogue/automated-answers/index.server.ts';
import {
  type AnswerCandidateRow,
  type Database,
  execute,
  query,
  type RowsWanted,
} from '#modules/platform/index.server.ts';
import { lastAnswers } from './insight.store.server.ts';
import type { DescribedSearch } from './rule-impact.ts';
import type { AcceptedSearch, FoundRule } from './rule-mining.ts';

/** The last searches (`recent_search`) with their profile, hints, and what tells their answers. */
export function selectRecentSearches(database: Database): Promise<DescribedSearch[]> {
  return query<DescribedSearch>(
    database,
    `with asked as materialized (select id, month from recent_search)
     select gender, age_months, price_min_cents, price_max_cents, occasion, hints,
            case when hint_matches is not null
                 then jsonb_build_object('ideas', '[]'::jsonb, 'questions', hint_matches -> 'questions', 'refused', coalesce(hint_matches -> 'refused', '[]')) end as hint_matches,
            coalesce(log.events, '[]') as events
       from asked join search_session s on s.id = asked.id
       left join (select e.session_id,
                         jsonb_agg(jsonb_build_object('kind', kind, 'question_id', question_id, 'answer', answer) order by seq)
                           as events
                    from asked join search_event e on e.session_id = asked.id and e.month = asked.month
                   where kind = 'hints' or kind in ('answer', 'undo') and question_id is not null
                   group by e.session_id) as log on log.session_id = s.id`,
  );
}

/** The rules that are in force, but for one. */
export function selectActiveRules(database: Database, except: number | null): Promise<Rule[]> {
  return query<Rule>(
    database,
    `select question_id, answer, gender, age_min_months, age_max_months, occasion, conditions, budget_min_cents,
            budget_max_cents, hint_words, paused
       from catalogue_automated_answer where not paused and id <> ? order by id`,
    [except ?? 0],
  );
}

/** The last searches that ended in an accepted idea. */
export function selectAcceptedSearches(
  database: Database,
  limit: number,
): Promise<AcceptedSearch[]> {
  return query<AcceptedSearch>(
    database,
    `with asked as materialized (
       select fact.session_id as id, s.month, fact.gender, fact.age_band, fact.budget_band, fact.occasion
         from search_fact fact join search_session s on s.id = fact.session_id
        where fact.end_kind = 'accepted' and fact.screen = 'search' order by fact.day desc, fact.id desc limit :limit)
     select gender, age_band, budget_band, occasion, given.answers
       from asked join (
         select session_id, array_agg(case when answer in ('Yes', 'ProbablyYes', 'Good') then question_id
                                           else -question_id end) as answers
           from (${lastAnswers('asked')}) as last where answer <> 'IDontKnow' group by session_id) as given
         on given.session_id = asked.id`,
    { limit },
  );
}

/** Keeps the rules that were found, and those that were dismissed; the others go. */
export async function replaceCandidates(
  transaction: Database,
  found: readonly FoundRule[],
): Promise<void> {
  const rule = `question_id, answer, gender, age_min_months, age_max_months, budget_min_cents, budget_max_cents, occasion,
                conditions`;
  const kept = await query<{ id: number }>(
    transaction,
    `insert into answer_candidate (${rule}, answered, agreed, base_rate)
     select ${rule}, answered, agreed, base_rate
       from jsonb_populate_recordset(null::answer_candidate, cast(:found as jsonb))
      where question_id in (select id from catalogue_question)
     on conflict on constraint answer_candidate_rule
       do update set (answered, agreed, base_rate) = (excluded.answered, excluded.agreed, excluded.base_rate)
     returning id`,
    { found: JSON.stringify(found) },
  );
  await execute(
    transaction,
    'delete from answer_candidate where not dismissed and id <> all(cast(:kept as int[]))',
    { kept: kept.map(({ id }) => id) },
  );
}

/** What candidates are sorted by. */
export type CandidateOrder = 'question' | 'answered' | 'confidence' | 'lift';

export type ListedCandidate = AnswerCandidateRow & {
  content: string;
  confidence: number;
  lift: number;
};

const ORDER: Record<CandidateOrder, string> = {
  question: 'lower(content)',
  answered: 'answered',
  confidence: 'confidence',
  lift: 'lift',
};

export type CandidateFilters = { text: string; dismissed: boolean };

// A rule that holds wherever the candidate does says the same already.
const FROM = `
  from (select candidate.*, question.content, agreed::float8 / answered as confidence,
               agreed::float8 / answered / base_rate as lift
          from answer_candidate candidate join catalogue_question_text as question on question.id = candidate.question_id) as candidate
 where dismissed = :dismissed and position(lower(:text) in lower(content)) > 0
   and not exists (select from unnest(conditions) as asked where abs(asked) not in (select id from catalogue_question))
   and not exists (
     select from catalogue_automated_answer rule
      where rule.question_id = candidate.question_id and rule.hint_words is null
        and coalesce(rule.gender = candidate.gender, rule.gender is null)
        and coalesce(rule.occasion = candidate.occasion, rule.occasion is null)
        and coalesce(rule.age_min_months, 0) <= coalesce(candidate.age_min_months, 0)
        and coalesce(rule.age_max_months, 9999) >= coalesce(candidate.age_max_months, 9999)
        and coalesce(rule.budget_min_cents, 0) <= coalesce(candidate.budget_min_cents, 0)
        and coalesce(rule.budget_max_cents, 2147483647) >= coalesce(candidate.budget_max_cents, 2147483647)
        and rule.conditions <@ candidate.conditions)`;

export async function countCandidates(
  database: Database,
  filters: CandidateFilters,
): Promise<number> {
  const [row] = await query<{ total: number }>(
    database,
    `select count(*)::int as total ${FROM}`,
    filters,
  );
  return row!.total;
}

export function selectCandidates(
  database: Database,
  filters: CandidateFilters,
  rows: RowsWanted<CandidateOrder>,
): Promise<ListedCandidate[]> {
  const { orderBy, direction, limit, offset } = rows;
  return query<ListedCandidate>(
    database,
    `select * ${FROM} order by ${ORDER[orderBy]} ${direction}, answered desc, id limit :limit offset :offset`,
    { ...filters, limit, offset },
  );
}

export function selectCandidate(
  database: Database,
  id: number,
): Promise<AnswerCandidateRow | undefined> {
  return database('answer_candidate').where({ id }).first();
}

/** @returns false when it is so already, or there is none. */
export async function updateDismissed(
  database: Database,
  id: number,
  dismissed: boolean,
): Promise<boolean> {
  const changed = await database('answer_candidate')
    .where({ id, dismissed: !dismissed })
    .update({ dismissed });
  return changed === 1;
}
