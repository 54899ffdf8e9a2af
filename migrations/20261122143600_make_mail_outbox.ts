import type { Knex } from 'knex';

/** The queues of jobs that send mails. */
const QUEUES = `('send-alert-mail', 'send-alert-validation-mail', 'send-signup-mail', 'send-idea-mail')`;

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- A mail on its way: what it takes to compose it, never its text or a token. Its row is deleted once it is sent.
    create table mail (
      -- Also names the message, so that a mailbox that gets it twice can tell.
      id uuid primary key default gen_random_uuid(),
      kind text not null,
      data jsonb not null check (jsonb_typeof(data) = 'object'),
      created_at timestamptz not null,
      -- When a mail that no mail server takes is given up.
      expires_at timestamptz not null,
      check (created_at < expires_at)
    );
    create index mail_by_expiry on mail (expires_at);

    -- Mails that wait to be sent go on waiting, each under the id of its job.
    do $$
    begin
      if to_regclass('pgboss.job') is null then return; end if;
      insert into mail (id, kind, data, created_at, expires_at)
        select job.id, job.name,
          case job.name
            when 'send-alert-mail' then jsonb_build_object('alertMailId', job.data -> 'mailId')
            when 'send-idea-mail' then jsonb_build_object('ideaId', idea_id, 'email', email)
            else job.data
          end,
          created_on,
          created_on + case when job.name in ('send-alert-mail', 'send-idea-mail') then interval '24 hours' else interval '48 hours' end
        from pgboss.job left join idea_mail on job.name = 'send-idea-mail' and idea_mail.id = (job.data ->> 'mailId')::bigint
        where job.name in ${QUEUES} and state < 'completed' and (job.name <> 'send-idea-mail' or idea_mail.id is not null);
      update pgboss.job set data = jsonb_build_object('mailId', id) where name in ${QUEUES} and state < 'completed';
    end $$;
    drop table idea_mail;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    create table idea_mail (
      id bigint generated always as identity primary key,
      idea_id bigint not null references idea on delete cascade,
      email text not null check (length(email) <= 254 and email ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$'),
      created_at timestamptz not null default now(),
      mail uuid
    );
    create index idea_mail_by_idea on idea_mail (idea_id);
    insert into idea_mail (idea_id, email, created_at, mail)
      select idea.id, data ->> 'email', mail.created_at, mail.id
      from mail join idea on idea.id = (data ->> 'ideaId')::bigint where kind = 'send-idea-mail';
    do $$
    begin
      if to_regclass('pgboss.job') is null then return; end if;
      update pgboss.job set data = case job.name
          when 'send-alert-mail' then jsonb_build_object('mailId', mail.data -> 'alertMailId')
          when 'send-idea-mail' then jsonb_build_object('mailId', idea_mail.id)
          else mail.data
        end
      from mail left join idea_mail on idea_mail.mail = mail.id
      where job.name in ${QUEUES} and state < 'completed' and mail.id = (job.data ->> 'mailId')::uuid
        and (job.name <> 'send-idea-mail' or idea_mail.id is not null);
      -- What has been sent, or whose idea is gone, needs no job.
      delete from pgboss.job where name in ${QUEUES} and state < 'completed' and data ->> 'mailId' like '%-%';
    end $$;
    alter table idea_mail drop column mail;
    drop table mail;
  `);
}
