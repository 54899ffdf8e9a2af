/** Relations as the exchange format has them: of the two ideas, the one whose key comes first, first. */
export const TWIN_EXPORT = `
  select one.merchant_id, one.id_within_merchant, other.merchant_id as other_merchant_id,
         other.id_within_merchant as other_id_within_merchant, kind, score, decided_by
    from idea_twin as twin
    join idea as one on one.id in (twin.idea_id, twin.other_idea_id)
    join idea as other on other.id in (twin.idea_id, twin.other_idea_id)
   where (one.merchant_id, one.id_within_merchant collate "C") < (other.merchant_id, other.id_within_merchant collate "C")
   order by 1, one.id_within_merchant collate "C", 3, other.id_within_merchant collate "C"`;

/** The staged rows (`incoming_idea_twins`) with the ids of their ideas, which are in the catalogue by then. */
const STAGED = `
  select least(one.id, other.id) as idea_id, greatest(one.id, other.id) as other_idea_id, kind, score, decided_by
    from incoming_idea_twins as r
    join idea as one on one.merchant_id = r.merchant_id and one.id_within_merchant = r.id_within_merchant
    join idea as other on other.merchant_id = r.other_merchant_id and other.id_within_merchant = r.other_id_within_merchant`;

/** Takes away what the staged rows do not have, and what a person decided where they have it from the machine. */
export const TWIN_REMOVALS: readonly string[] = [
  `delete from idea_twin as own where not exists (
     select from (${STAGED}) as staged
      where staged.idea_id = own.idea_id and staged.other_idea_id = own.other_idea_id
        and (own.decided_by = 'machine' or staged.decided_by = 'person'))`,
];

/** Adds and changes what the staged rows have; what a person decided is changed by people alone. */
export const TWIN_ADDITIONS: readonly string[] = [
  `insert into idea_twin (idea_id, other_idea_id, kind, score, decided_by) ${STAGED} order by 1, 2
   on conflict (idea_id, other_idea_id) do update
     set kind = excluded.kind, score = excluded.score, decided_by = excluded.decided_by
   where (idea_twin.kind, idea_twin.score, idea_twin.decided_by) is distinct from (excluded.kind, excluded.score, excluded.decided_by)
     and (idea_twin.decided_by = 'machine' or excluded.decided_by = 'person')`,
];
