import { labelStrengthOf } from '#modules/catalogue/shared.ts';
import {
  type ContributorWeightRow,
  type Database,
  execute,
  query,
} from '#modules/platform/index.server.ts';
import { ESTABLISHED_AT } from './majority.ts';

/** How far a contributor agrees with others. */
export type Agreement = Pick<
  ContributorWeightRow,
  'contributor_id' | 'compared' | 'agreed' | 'reviewed'
>;

/**
 * The agreement of every contributor, by the rule of majority.ts. A rejected reaction agrees with nobody. Any other is
 * compared with the label of the catalogue, unless the contributor gave that label himself and nobody reviewed it, and
 * with what established contributors other than himself say of the pair.
 */
export async function selectAgreements(transaction: Database): Promise<Agreement[]> {
  // A million reactions are joined and grouped: in memory, not on disk.
  await execute(transaction, `set local work_mem = '128MB'`);
  return await query<Agreement>(
    transaction,
    `with one as materialized (
       select contributor_id, idea_id, question_id, label, ${labelStrengthOf('label')} as said, state, is_reviewed
         from user_reaction where state <> 'rejected' or is_reviewed
     ), contributor as materialized (
       select contributor_id, count(*) filter (where is_reviewed) as reviewed from one group by contributor_id
     ), established as materialized (
       select contributor_id from contributor where reviewed >= :establishedAt
     ), others as (
       select idea_id, question_id, said, count(*) as votes
         from one join established using (contributor_id) where state <> 'rejected'
        group by idea_id, question_id, said
     ), opinion as (
       select one.contributor_id, idea_id, question_id, one.said, others.said as other_said,
              others.votes - (others.said = one.said and established.contributor_id is not null)::integer as votes
         from one join others using (idea_id, question_id) left join established using (contributor_id)
        where state <> 'rejected'
       union all
       select contributor_id, idea_id, question_id, said, ${labelStrengthOf('catalogue.label')}, 1
         from one join catalogue_reaction catalogue using (idea_id, question_id)
        where state <> 'rejected' and not (state = 'accepted' and not is_reviewed and one.label = catalogue.label)
     ), compared as (
       select contributor_id,
              sum(votes * case when sign(said) = sign(other_said) then 1 - abs(said - other_said) / 8.0::float else 0 end)
                / sum(votes) as agreement
         from opinion where votes > 0 group by contributor_id, idea_id, question_id
       union all
       select contributor_id, 0 from one where state = 'rejected'
     )
     select contributor_id, reviewed::integer, count(agreement)::integer as compared, coalesce(sum(agreement), 0) as agreed
       from contributor left join compared using (contributor_id)
      group by contributor_id, reviewed order by contributor_id`,
    { establishedAt: ESTABLISHED_AT },
  );
}

/** Replaces all weights. */
export async function replaceWeights(
  transaction: Database,
  rows: readonly ContributorWeightRow[],
): Promise<void> {
  await execute(transaction, 'lock table contributor_weight in share row exclusive mode');
  await execute(transaction, 'delete from contributor_weight');
  await execute(
    transaction,
    `insert into contributor_weight (contributor_id, compared, agreed, reviewed, weight)
     select * from unnest(cast(? as bigint[]), cast(? as integer[]), cast(? as float[]), cast(? as integer[]), cast(? as integer[]))`,
    [
      rows.map((row) => row.contributor_id),
      rows.map((row) => row.compared),
      rows.map((row) => row.agreed),
      rows.map((row) => row.reviewed),
      rows.map((row) => row.weight),
    ],
  );
}
