import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Whoever has contributed. The account may be deleted: what was contributed stays, and still counts as one person's.
    create table contributor (
      id bigint generated always as identity primary key,
      account_id bigint unique references account on delete set null,
      created_at timestamptz not null default now()
    );

    create type contribution_kind as enum ('generic_idea', 'merchant_idea', 'question');
    create type contribution_state as enum ('waiting', 'accepted', 'deleted');
    create table contribution (
      id bigint generated always as identity primary key,
      kind contribution_kind not null,
      state contribution_state not null default 'waiting',
      contributor_id bigint not null references contributor,
      -- What was proposed, as it was last edited; its shape depends on the kind.
      draft jsonb not null check (jsonb_typeof(draft) = 'object' and length(draft::text) <= 100000),
      -- Grows by one with each change: who decides on an older one is told.
      version integer not null default 1,
      created_at timestamptz not null default now(),
      decided_at timestamptz,
      -- What it became once it was accepted.
      idea_id bigint references idea on delete set null,
      question_id integer references question on delete set null,
      check ((state = 'waiting') = (decided_at is null)),
      check (kind = 'question' or question_id is null),
      check (kind <> 'question' or idea_id is null)
    );
    create index contribution_queue on contribution (kind, created_at, id) where state = 'waiting';
    create index contribution_by_contributor on contribution (contributor_id, id);
    create index contribution_by_idea on contribution (idea_id) where idea_id is not null;
    create index contribution_by_question on contribution (question_id) where question_id is not null;

    create type user_reaction_state as enum ('waiting', 'accepted', 'rejected');
    -- The label that one contributor gives an idea on a question.
    create table user_reaction (
      contributor_id bigint not null references contributor,
      idea_id bigint not null references idea on delete cascade,
      question_id integer not null references question on delete cascade,
      label reaction_label not null,
      state user_reaction_state not null default 'waiting',
      given_at timestamptz not null default now(),
      primary key (contributor_id, idea_id, question_id)
    );
    create index user_reaction_by_pair on user_reaction (idea_id, question_id);
    create index user_reaction_by_question on user_reaction (question_id);
    create index user_reaction_by_time on user_reaction (contributor_id, given_at);
    create index user_reaction_queue on user_reaction (idea_id, question_id, given_at) where state = 'waiting';

    create type decision_subject as enum ('contribution', 'reaction', 'contributor', 'idea', 'question', 'cohort');
    create type decision_action as enum ('accepted', 'edited', 'deleted', 'relabelled', 'reverted');
    -- What moderators and contributors with their rights decided: a log that can be undone, and that tells contributors.
    create table decision (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      -- Who decided.
      account_id bigint references account on delete set null,
      -- Whose work it was, where it was one person's.
      contributor_id bigint references contributor,
      subject decision_subject not null,
      -- Of a reaction, the idea.
      subject_id bigint not null,
      action decision_action not null,
      -- What undoing restores, and what it finds; their shape depends on the subject.
      before jsonb,
      after jsonb,
      undone_at timestamptz,
      undone_by bigint references account on delete set null,
      check (undone_at is not null or undone_by is null)
    );
    create index decision_by_subject on decision (subject, subject_id, id);
    create index decision_by_contributor on decision (contributor_id, id) where contributor_id is not null;
    create index decision_by_account on decision (account_id, id) where account_id is not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table decision, user_reaction, contribution, contributor;
    drop type decision_action, decision_subject, user_reaction_state, contribution_state, contribution_kind;
  `);
}
