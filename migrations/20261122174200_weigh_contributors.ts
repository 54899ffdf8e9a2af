import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table user_reaction
      -- Whether somebody other than the contributor has accepted or rejected it.
      add column is_reviewed boolean not null default false,
      -- What the catalogue had in its place when it was accepted; null where it had no label.
      add column label_before reaction_label,
      add check (state <> 'waiting' or not is_reviewed),
      add check (state = 'accepted' or label_before is null);
    create index user_reaction_waiting_by_contributor on user_reaction (contributor_id) where state = 'waiting';

    -- The pairs that have waiting reactions: what moderators go through, without counting a million reactions.
    create sequence waiting_pair_version;
    create table waiting_pair (
      idea_id bigint not null references idea on delete cascade,
      question_id integer not null references question on delete cascade,
      waiting integer not null check (waiting >= 0),
      oldest_at timestamptz not null,
      -- Another with each change: who decides on what has changed meanwhile is told.
      version bigint not null default nextval('waiting_pair_version'),
      primary key (idea_id, question_id)
    );
    create index waiting_pair_by_age on waiting_pair (oldest_at, idea_id, question_id);
    create index waiting_pair_by_size on waiting_pair (waiting desc, oldest_at, idea_id, question_id);
    create index waiting_pair_by_question on waiting_pair (question_id);

    -- How far a contributor agrees with others, recomputed by a job; none has a row before the first time.
    create table contributor_weight (
      contributor_id bigint primary key references contributor on delete cascade,
      -- Pairs of his that others have labelled too, and his agreement summed over them.
      compared integer not null check (compared >= 0),
      agreed double precision not null check (agreed between 0 and compared),
      reviewed integer not null check (reviewed >= 0),
      -- Of his vote, in thousandths.
      weight integer not null check (weight > 0)
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table contributor_weight, waiting_pair;
    drop sequence waiting_pair_version;
    drop index user_reaction_waiting_by_contributor;
    alter table user_reaction drop column is_reviewed, drop column label_before;
  `);
}
