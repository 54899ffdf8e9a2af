import type { Knex } from 'knex';

/** What the search of contributors reads. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- By which titles are sorted: « Écharpe » stands beside « Encens ».
    create function title_order(title text) returns text language sql immutable strict parallel safe as $$
      select lower(public.unaccent('public.unaccent', title))
    $$;
    alter table idea add column title_order text not null generated always as (title_order(title)) stored;
    create index idea_by_title on idea (title_order, id);
    -- All that most criteria ask about, so that they are answered without the table.
    create index idea_by_age on idea (added_at desc, id desc)
      include (merchant_id, available, rating, price_cents, price_min_cents, price_max_cents);

    -- The labels of a question in the order of their ideas, without the table.
    drop index reaction_by_question;
    create index reaction_by_question on reaction (question_id, idea_id) include (label);

    -- How many labels each idea has: all, those other than None, those that make an answer needed. Counted again as
    -- catalogue events name the idea.
    create table idea_label_count (
      idea_id bigint primary key references idea on delete cascade,
      reactions integer not null default 0,
      labels integer not null default 0,
      needed integer not null default 0
    );
    insert into idea_label_count (idea_id, reactions, labels, needed)
      select idea.id, count(label), count(label) filter (where label <> 'None'),
             count(label) filter (where label in ('YesIsNeeded', 'NoIsNeeded'))
        from idea left join reaction on idea_id = idea.id group by idea.id;
    create index idea_label_count_by_reactions on idea_label_count (reactions, idea_id) include (labels, needed);

    -- For each idea the one that is most like it, where one is close; a job computes it.
    create table close_idea (
      idea_id bigint primary key references idea on delete cascade,
      other_idea_id bigint not null references idea on delete cascade,
      likeness real not null check (likeness between 0.8 and 1),
      check (idea_id <> other_idea_id)
    );
    create index close_idea_by_other on close_idea (other_idea_id);

    create view catalogue_searched_idea as
      select id, merchant_id, id_within_merchant, title, title_order, search, available, rating, price_cents,
             price_min_cents, price_max_cents, added_at from idea;
    create view catalogue_merchant as select id, name, host, affiliated from merchant;
    create view catalogue_question_text as select id, content, category from question;
    create view catalogue_label_count as select idea_id, reactions, labels, needed from idea_label_count;
    -- Ideas that have a twin, or another idea that is close.
    create view catalogue_close_idea as
      select idea_id from close_idea
      union all select idea_id from idea_twin where kind <> 'Distinct'
      union all select other_idea_id from idea_twin where kind <> 'Distinct';

    create index search_event_given_up on search_event (month, session_id) where kind = 'give_up';
    -- Searches that found nothing to propose any more, by the profile alone: neither whose they are nor what was typed.
    create view given_up_search as
      select given_up.month, gender, age_months, price_min_cents, price_max_cents
        from (select distinct month, session_id from search_event where kind = 'give_up') as given_up
        join search_session as session on session.id = given_up.session_id
       where session.screen = 'search';

    -- The ideas that have every word of a text, or one that begins so; in their titles alone or in their descriptions too.
    create function words_query(typed text, in_titles boolean) returns tsquery language sql immutable strict as $$
      select coalesce(string_agg(format('%L', lexeme) || case when in_titles then ':*A' else ':*' end, ' & '), '')::tsquery
        from unnest(public.french_vector(typed)) as words
    $$;

    -- The labels that ideas have on one question: their own, and those that createsReaction brings, as labels_of has them.
    create function labels_on(wanted integer) returns table (idea_id bigint, label reaction_label)
      language sql stable rows 20000 as $$
      with recursive reached as (
        select wanted as source, 0 as distance
        union
        select relation.question_id, distance + 1
          from reached join question_relation as relation on relation.other_question_id = source
         where relation.relation = 'createsReaction' and distance < 16
      ), nearest as (
        select source, min(distance) as distance from reached group by source
      ), own as (
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

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop function labels_on, words_query;
    drop index search_event_given_up;
    drop view given_up_search, catalogue_close_idea, catalogue_label_count,
      catalogue_question_text, catalogue_merchant, catalogue_searched_idea;
    drop table close_idea;
    drop table idea_label_count;
    drop index reaction_by_question;
    create index reaction_by_question on reaction (question_id);
    drop index idea_by_age;
    alter table idea drop column title_order;
    drop function title_order;
  `);
}
