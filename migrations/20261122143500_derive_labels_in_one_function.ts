import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- All labels of some ideas: their own, and those that createsReaction brings from the nearest of them; of several at
    -- the same distance the strongest, of equally strong ones the « Yes ». Chains of createsReaction are short: the bound
    -- only ends a cycle, which imports refuse.
    create function labels_of(ideas bigint[])
      returns table (idea_id bigint, question_id integer, label reaction_label, is_own boolean)
      language sql stable as $$
      with recursive reached as (
        select id as source, id as question_id, 0 as distance from question
        union
        select source, relation.other_question_id, distance + 1
          from reached join question_relation as relation using (question_id)
         where relation.relation = 'createsReaction' and distance < 16
      ), nearest as (
        select source, reached.question_id, min(distance) as distance from reached group by source, reached.question_id
      ), own as (
        select reaction.idea_id, reaction.question_id, reaction.label,
               array_position(enum_range(null::reaction_label), reaction.label)
                 - array_position(enum_range(null::reaction_label), 'None') as strength
          from reaction where reaction.idea_id = any(ideas)
      )
      select distinct on (own.idea_id, nearest.question_id)
             own.idea_id, nearest.question_id, own.label, distance = 0
        from own join nearest on nearest.source = own.question_id
       order by own.idea_id, nearest.question_id, distance, abs(strength) desc, strength desc
    $$;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop function labels_of');
}
