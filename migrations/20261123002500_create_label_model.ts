import type { Knex } from 'knex';

/** What each kind of event of ideas is left unnamed for when there are too many; see `publish_catalogue_events`. */
const publishEvents = (alwaysNamed: string) => `
  create or replace function publish_catalogue_events() returns trigger language plpgsql as $$
  declare
    ideas_of_event constant integer := 2000;
    -- Of changed and gone ideas in one transaction: with more, reading all of them is sooner done. The others are
    -- always named, since nothing else tells which they were.
    most_ideas constant integer := 20000;
    kept_events constant integer := 1000;
    -- What a reader with a cursor has not read is kept longer.
    most_unread_events constant integer := 100000;
    head bigint;
    published integer;
  begin
    perform set_config('trouvaille.has_event_drafts', '', true);
    select revision into head from catalogue_revision for update;
    with draft as (
      delete from catalogue_event_draft returning kind, ideas
    ), concerned as (
      select distinct on (idea) idea, kind from draft, unnest(ideas) as idea order by idea, kind
    ), placed as (
      select idea, kind, count(*) over (partition by kind) as ideas_of_kind,
             (row_number() over (partition by kind order by idea) - 1) / ideas_of_event as part
        from concerned
    ), event as (
      select kind, part, array_agg(idea order by idea) as ideas from placed
       where ideas_of_kind <= most_ideas or kind in (${alwaysNamed}) group by kind, part
      union all (
        select 'changed', 0, null::bigint[] from placed where ideas_of_kind > most_ideas and kind in ('gone', 'changed')
        union select kind, 0, null from draft where ideas is null)
    )
    insert into catalogue_event (position, kind, ideas)
      select head + row_number() over (order by kind, part), kind, ideas from event;
    get diagnostics published = row_count;
    update catalogue_revision set revision = revision + published returning revision into head;
    delete from catalogue_event
      where position <= greatest(head - most_unread_events,
                                 least(head - kept_events, (select min(position) from catalogue_cursor)));
    perform pg_notify('catalogue_changed', head::text);
    return null;
  end $$;
`;

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Last, so that an idea that changed as well has an event of that kind.
    alter type catalogue_event_kind add value if not exists 'predicted';
    ${publishEvents(`'added', 'returned', 'relabelled', 'predicted'`)}

    -- What predicts the labels of pairs of ideas and questions that have none.
    create table label_model (
      id integer generated always as identity primary key,
      trained_at timestamptz not null,
      -- What it was trained on.
      ideas integer not null check (ideas >= 0),
      labels integer not null check (labels >= 0),
      seconds real not null check (seconds >= 0),
      active boolean not null default false,
      -- How good it is in cross-validation, as a whole and for each question.
      figures jsonb not null,
      parameters bytea not null check (octet_length(parameters) <= 67108864)
    );
    create unique index label_model_active on label_model (active) where active;

    -- What the model says of an idea: the questions that probably matter to it, likeliest first.
    create table label_prediction (
      idea_id bigint primary key references idea on delete cascade,
      model_id integer not null references label_model,
      questions smallint[] not null,
      -- For each question the likeliest label but None, and the chance that a label has its direction.
      labels reaction_label[] not null,
      chances real[] not null,
      -- For each question seven bytes: the chances of the labels in their order, in 255ths.
      distributions bytea not null,
      highest real not null generated always as (coalesce(chances[1], 0)) stored,
      check (cardinality(labels) = cardinality(questions) and cardinality(chances) = cardinality(questions)
        and octet_length(distributions) = 7 * cardinality(questions))
    );
    create index label_prediction_by_question on label_prediction using gin (questions);
    create index label_prediction_by_highest on label_prediction (highest);

    create trigger catalogue_inserts after insert on label_prediction
      referencing new table as changed for each statement execute function record_row_events('idea_id', 'predicted');
    create trigger catalogue_updates after update on label_prediction
      referencing new table as changed for each statement execute function record_row_events('idea_id', 'predicted');
    create trigger catalogue_truncations after truncate on label_prediction
      for each statement execute function record_truncation();

    -- Ideas whose labels are to be predicted, for the first time or anew.
    create table label_prediction_due (
      idea_id bigint primary key references idea on delete cascade
    );

    -- By pair, without the pairs that have a label by now.
    create view catalogue_label_prediction as
      select prediction.idea_id, pair.question_id::integer, pair.label, pair.chance,
             substring(distributions from (7 * (place - 1))::integer + 1 for 7) as distribution
        from label_prediction as prediction
        cross join lateral unnest(questions, labels, chances) with ordinality as pair (question_id, label, chance, place)
        join question on question.id = pair.question_id
       where not exists (select from reaction where reaction.idea_id = prediction.idea_id and reaction.question_id = pair.question_id);

    -- By idea, also of pairs that have a label by now: for who reads the labels as well.
    create view catalogue_idea_prediction as
      select idea_id, questions, distributions from label_prediction;
  `);
}

/**
 * PostgreSQL takes no value out of an enum. Events of that kind, which earlier versions do not know, become changes.
 */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view catalogue_idea_prediction, catalogue_label_prediction;
    drop table label_prediction_due, label_prediction, label_model;
    update catalogue_event set kind = 'changed' where kind = 'predicted';
    delete from catalogue_cursor where reader = 'label model';
    ${publishEvents(`'added', 'returned', 'relabelled'`)}
  `);
}
