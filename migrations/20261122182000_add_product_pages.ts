import type { Knex } from 'knex';

const IDEA_COLUMNS = (available: string) =>
  `idea.id, title, description, price_cents, price_min_cents, price_max_cents, rating, ${available} as available, gender,
   age_min_months, age_max_months, added_at`;

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Null while a merchant that a contributor brought waits for an admin; its ideas are not available until then.
    alter table merchant add column approved_at timestamptz default now();
    alter table merchant add check (id > 0 or approved_at is not null);
    create index merchant_by_host on merchant (host);
    create or replace view catalogue_idea as
      select ${IDEA_COLUMNS('idea.available and merchant.approved_at is not null')}
        from idea join merchant on merchant.id = idea.merchant_id;

    create type product_page_state as enum ('waiting', 'read', 'refused', 'proposed');
    -- The page of a shop that a contributor named: it is read by the worker, then confirmed as an idea.
    create table product_page (
      id bigint generated always as identity primary key,
      contributor_id bigint not null references contributor,
      url text not null check (length(url) between 1 and 2000),
      state product_page_state not null default 'waiting',
      -- Why it was not read, in French.
      reason text check (length(reason) <= 300),
      -- What was read.
      product jsonb check (length(product::text) <= 20000),
      submitted_at timestamptz not null default now(),
      check ((state = 'refused') = (reason is not null)),
      check ((state in ('read', 'proposed')) = (product is not null))
    );
    create index product_page_by_contributor on product_page (contributor_id);
    create index product_page_by_time on product_page (submitted_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table product_page;
    drop type product_page_state;
    create or replace view catalogue_idea as select ${IDEA_COLUMNS('available')} from idea;
    drop index merchant_by_host;
    alter table merchant drop column approved_at;
  `);
}
