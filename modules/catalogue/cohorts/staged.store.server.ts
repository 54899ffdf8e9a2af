/** The ideas of cohorts, and cohorts without ideas, as the exchange format has them. */
export const COHORT_EXPORT = `select name, merchant_id, id_within_merchant
   from cohort left join cohort_idea on cohort_id = cohort.id left join idea on idea.id = idea_id
  where deleted_at is null
  order by name collate "C", merchant_id, id_within_merchant collate "C"`;

const MATCH_IDEA = 'i.merchant_id = r.merchant_id and i.id_within_merchant = r.id_within_merchant';

/**
 * Takes away what the staged rows (`incoming_cohorts`) do not have: ideas of the cohorts that they name, and whole cohorts,
 * which are deleted as by hand. Whoever edits a changed cohort is told by its version.
 */
export const COHORT_REMOVALS: readonly string[] = [
  `with gone as (
      delete from cohort_idea as own using cohort, idea as i
       where cohort.id = own.cohort_id and i.id = own.idea_id and deleted_at is null
         and name in (select name from incoming_cohorts)
         and not exists (select from incoming_cohorts as r where r.name = cohort.name and ${MATCH_IDEA})
      returning own.cohort_id)
    update cohort set version = version + 1 where id in (select cohort_id from gone)`,
  `update cohort set deleted_at = now(), version = version + 1
    where deleted_at is null and name not in (select name from incoming_cohorts)`,
];

/** Adds the cohorts of the staged rows, and their ideas, which are in the catalogue by then. */
export const COHORT_ADDITIONS: readonly string[] = [
  `insert into cohort (name) select distinct name from incoming_cohorts order by name
    on conflict (name) where deleted_at is null do nothing`,
  `with added as (
      insert into cohort_idea (cohort_id, idea_id)
      select cohort.id, i.id from incoming_cohorts as r
        join cohort on cohort.name = r.name and deleted_at is null
        join idea as i on ${MATCH_IDEA}
       order by 1, 2 on conflict do nothing returning cohort_id)
    update cohort set version = version + 1 where id in (select cohort_id from added)`,
];
