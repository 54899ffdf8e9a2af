import type { Knex } from 'knex';

const REACHED = `
  with recursive reached as (
    select wanted as source, 0 as distance
    union
    select relation.question_id, distance + 1
      from reached join question_relation as relation on relation.other_question_id = source
     where relation.relation = 'createsReaction' and distance < 16
  ), nearest as (
    select source, min(distance) as distance from reached group by source
  )`;

/** The strengths of labels are read once for a statement, not for each label. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create or replace function labels_on(wanted integer) returns table (idea_id bigint, label reaction_label)
      language sql stable rows 20000 as $$
      ${REACHED}, ranked as materialized (
        select label, rank - 4 as strength from unnest(enum_range(null::reaction_label)) with ordinality as list (label, rank)
      )
      select distinct on (reaction.idea_id) reaction.idea_id, reaction.label
        from nearest join reaction on reaction.question_id = source join ranked on ranked.label = reaction.label
       order by reaction.idea_id, distance, abs(strength) desc, strength desc
    $$;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    create or replace function labels_on(wanted integer) returns table (idea_id bigint, label reaction_label)
      language sql stable rows 20000 as $$
      ${REACHED}, own as (
        select reaction.idea_id, reaction.label, distance,
               array_position(enum_range(null::reaction_label), reaction.label)
                 - array_position(enum_range(null::reaction_label), 'None') as strength
          from nearest join reaction on reaction.question_id = source
      )
      select distinct on (own.idea_id) own.idea_id, own.label
        from own order by own.idea_id, distance, abs(strength) desc, strength desc
    $$;
  `);
}
