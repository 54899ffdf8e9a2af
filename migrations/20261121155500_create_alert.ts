import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create type alert_state as enum ('waiting', 'active', 'paused', 'ended');

    -- Many addresses lead to one mailbox: case and « +tags » do not count, nor do dots where Google reads the mail.
    create function mailbox_of(email text) returns text language sql immutable strict return
      lower(case when email ~* '@(gmail|googlemail)[.]com$'
                 then replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@gmail.com'
                 else split_part(split_part(email, '@', 1), '+', 1) || '@' || split_part(email, '@', 2) end);

    -- Someone who wants to hear of ideas that fit. Of the token that its mails carry only a hash is kept, and the
    -- random part that the site's secret makes it from: who reads this table can open no alert.
    create table alert (
      id bigint generated always as identity primary key,
      token_hash bytea not null unique check (length(token_hash) = 32),
      token_nonce bytea not null check (length(token_nonce) = 16),
      state alert_state not null,
      -- Forgotten when the alert ends.
      email text check (length(email) <= 254 and email ~ '^[^[:space:][:cntrl:]@]+@[^[:space:][:cntrl:]@]+$'),
      gender subject not null,
      age_months integer not null check (age_months between 0 and 1200),
      price_min_cents integer not null check (price_min_cents >= 0),
      price_max_cents integer not null,
      occasion text check (occasion = 'christmas'),
      -- What an idea must weigh to fit.
      standard double precision not null check (standard >= 0),
      pause_reason text check (pause_reason in ('asked', 'bounced')),
      end_reason text check (end_reason in ('found', 'unsubscribed')),
      created_at timestamptz not null,
      -- Until it is validated, when its link stops working; from then on, when it ends by itself.
      expires_at timestamptz not null,
      check (price_min_cents <= price_max_cents),
      check ((email is null) = (state = 'ended')),
      check ((pause_reason is not null) = (state = 'paused')),
      check ((end_reason is not null) = (state = 'ended')),
      check (created_at < expires_at)
    );
    -- An address that has not said yes gets one mail, however often someone asks.
    create unique index alert_waiting on alert (mailbox_of(email)) where state = 'waiting';
    create index alert_listening on alert (id) where state in ('waiting', 'active');
    create index alert_by_expiry on alert (expires_at);

    -- The answers that matter, the weightiest first.
    create table alert_answer (
      alert_id bigint not null references alert on delete cascade,
      rank integer not null check (rank >= 0),
      question_id integer not null,
      answer answer not null check (answer <> 'IDontKnow'),
      server_importance real not null check (server_importance >= 0),
      primary key (alert_id, rank),
      unique (alert_id, question_id)
    );

    -- One mail a day: the key says so, whoever plans it and however often.
    create table alert_mail (
      id bigint generated always as identity primary key,
      alert_id bigint not null references alert on delete cascade,
      day date not null,
      created_at timestamptz not null,
      -- When the mail server took it, or refused it for good.
      sent_at timestamptz,
      refused_at timestamptz,
      unique (alert_id, day),
      check (sent_at is null or refused_at is null)
    );

    -- An idea that fits an alert, once and for all; without a mail it still waits for one.
    create table alert_match (
      alert_id bigint not null references alert on delete cascade,
      idea_id bigint not null,
      score double precision not null,
      matched_at timestamptz not null,
      mail_id bigint references alert_mail on delete set null,
      primary key (alert_id, idea_id)
    );
    create index alert_match_waiting on alert_match (alert_id) where mail_id is null;
    create index alert_match_by_mail on alert_match (mail_id) where mail_id is not null;

    -- Ideas that came, or came back, and that no alert has heard of yet; none while there is no alert. The number
    -- changes each time one comes back, so that whoever looked at it before then does not strike it off. An import is
    -- one long transaction: the hour of its beginning would be before that of alerts made meanwhile, who never saw it.
    create sequence alert_idea_noticed;
    create table alert_idea (
      idea_id bigint primary key,
      noticed bigint not null default nextval('alert_idea_noticed'),
      noticed_at timestamptz not null default clock_timestamp()
    );
    create function notice_ideas() returns trigger language plpgsql as $$
    begin
      if not exists (select from alert) then
        return null;
      elsif tg_op = 'INSERT' then
        insert into alert_idea (idea_id) select id from changed where available
          on conflict (idea_id) do update set noticed = default, noticed_at = default;
      else
        insert into alert_idea (idea_id)
          select changed.id from changed join before using (id) where changed.available and not before.available
          on conflict (idea_id) do update set noticed = default, noticed_at = default;
      end if;
      return null;
    end $$;
    -- What an idea is good for is often said only after it came.
    create function notice_new_labels() returns trigger language plpgsql as $$
    begin
      insert into alert_idea (idea_id)
        select distinct id from changed join idea on id = idea_id
        where available and added_at > now() - interval '30 days' and exists (select from alert)
        on conflict (idea_id) do update set noticed = default, noticed_at = default;
      return null;
    end $$;
    create trigger notice_new after insert on idea
      referencing new table as changed for each statement execute function notice_ideas();
    create trigger notice_returned after update on idea
      referencing old table as before new table as changed for each statement execute function notice_ideas();
    create trigger notice_labels after insert on reaction
      referencing new table as changed for each statement execute function notice_new_labels();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger notice_new on idea;
    drop trigger notice_returned on idea;
    drop trigger notice_labels on reaction;
    drop function notice_ideas, notice_new_labels;
    drop table alert_idea, alert_match, alert_mail, alert_answer, alert;
    drop sequence alert_idea_noticed;
    drop type alert_state;
    drop function mailbox_of;
  `);
}
