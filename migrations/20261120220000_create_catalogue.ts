import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create type subject as enum ('Couple', 'Female', 'Male', 'Others', 'Unknown');
    create type question_form_kind as enum ('affirmative', 'interrogative', 'negative');
    create type question_category as enum
      ('Unknown', 'AskOnlyIfNeeded', 'GoodToAsk', 'AverageQuality', 'TagSecondary', 'AskStart', 'TagMain');
    create type question_relation_kind as enum
      ('implies', 'impliesNot', 'impliesCanAsk', 'impliesCannotAsk', 'noImplies', 'refines', 'makesLikely', 'createsReaction');
    create type reaction_label as enum
      ('NoIsNeeded', 'NoIsDesired', 'NoIsBetter', 'None', 'YesIsBetter', 'YesIsDesired', 'YesIsNeeded');
    create type twin_kind as enum
      ('Identical', 'OnlySizeDifference', 'OnlyQualityDifference', 'CouldBeDistinguishedLater', 'OnlyColorDifference', 'Distinct', 'SameSpectacle');

    create table merchant (
      id integer primary key check (id >= 0),
      name text not null check (length(name) between 1 and 200),
      host text check (length(host) between 1 and 253),
      affiliated boolean not null default false,
      check ((id = 0) = (host is null))
    );

    create table idea (
      id bigint generated always as identity primary key,
      merchant_id integer not null references merchant,
      id_within_merchant text not null check (length(id_within_merchant) between 1 and 200),
      title text not null check (length(title) between 1 and 500),
      description text not null default '' check (length(description) <= 20000),
      price_cents integer check (price_cents >= 0),
      rating real check (rating between 0 and 5),
      available boolean not null default true,
      image text not null check (length(image) between 1 and 200),
      content text not null check (length(content) between 1 and 4000),
      gender subject not null default 'Unknown',
      age_min_months integer check (age_min_months >= 0),
      age_max_months integer check (age_max_months >= 0),
      added_at timestamptz not null default now(),
      unique (merchant_id, id_within_merchant),
      check (age_min_months <= age_max_months)
    );
    create index idea_by_image on idea (image);
    create index idea_by_content on idea (md5(content));

    create table question (
      id integer primary key check (id > 0 and id <= 8191),
      -- Checked at the end of each statement: two questions may swap their texts in one.
      content text not null unique deferrable check (length(content) between 1 and 500),
      category question_category not null,
      keywords text[] not null default '{}'
        check (array_position(keywords, null) is null and array_position(keywords, '') is null
               and position(';' in array_to_string(keywords, '')) = 0),
      allow_doubt boolean not null,
      filling_description text not null default '' check (length(filling_description) <= 4000),
      filling_pos integer not null
    );

    create table question_form (
      question_id integer not null references question on delete cascade,
      subject subject not null,
      form question_form_kind not null,
      text text not null check (length(text) between 1 and 500),
      primary key (question_id, subject, form)
    );

    create table question_relation (
      question_id integer not null references question on delete cascade,
      relation question_relation_kind not null,
      other_question_id integer not null references question on delete cascade,
      primary key (question_id, relation, other_question_id),
      check (question_id <> other_question_id)
    );

    create table reaction (
      idea_id bigint not null references idea on delete cascade,
      question_id integer not null references question on delete cascade,
      label reaction_label not null,
      primary key (idea_id, question_id)
    );
    create index reaction_by_question on reaction (question_id);

    create table idea_twin (
      idea_id bigint not null references idea on delete cascade,
      other_idea_id bigint not null references idea on delete cascade,
      kind twin_kind not null,
      primary key (idea_id, other_idea_id),
      check (idea_id < other_idea_id)
    );
    create index idea_twin_by_other on idea_twin (other_idea_id);

    -- A question without its fifteen texts could be asked with an empty sentence.
    create function check_question_forms() returns trigger language plpgsql as $$
    declare
      wanted integer;
    begin
      if tg_table_name = 'question' then
        wanted := new.id;
      else
        wanted := old.question_id;
      end if;
      if exists (select from question where id = wanted)
         and (select count(*) from question_form where question_id = wanted) <> 15 then
        raise exception 'question % must have 15 forms', wanted using errcode = 'check_violation';
      end if;
      return null;
    end $$;
    create constraint trigger question_has_forms after insert on question
      deferrable initially deferred for each row execute function check_question_forms();
    create constraint trigger question_keeps_forms after delete or update of question_id, subject, form on question_form
      deferrable initially deferred for each row execute function check_question_forms();

    -- Every change of the catalogue raises the revision once per statement and tells the running processes.
    create table catalogue_revision (
      singleton boolean primary key default true check (singleton),
      revision bigint not null
    );
    insert into catalogue_revision (revision) values (1);
    create function bump_catalogue_revision() returns trigger language plpgsql as $$
    declare
      current_revision bigint;
    begin
      update catalogue_revision set revision = revision + 1 returning revision into current_revision;
      perform pg_notify('catalogue_changed', current_revision::text);
      return null;
    end $$;
  `);
  for (const table of [
    'merchant',
    'idea',
    'question',
    'question_form',
    'question_relation',
    'reaction',
    'idea_twin',
  ]) {
    await knex.raw(`
      create trigger catalogue_changes after insert or update or delete or truncate on ${table}
        for each statement execute function bump_catalogue_revision();
    `);
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table catalogue_revision, idea_twin, reaction, question_relation, question_form, question, idea, merchant;
    drop function bump_catalogue_revision, check_question_forms;
    drop type twin_kind, reaction_label, question_relation_kind, question_category, question_form_kind, subject;
  `);
}
