import type { Knex } from 'knex';

/** What is available of a merchant's ideas to visitors: none while it waits for an admin, none once it is retired. */
const HIDDEN = 'select id from merchant where approved_at is null or retired_at is not null';

const IDEA_COLUMNS = (available: string) =>
  `idea.id, title, description, price_cents, price_min_cents, price_max_cents, rating, ${available} as available, gender,
   age_min_months, age_max_months, added_at`;

const SEARCHED_COLUMNS = (available: string) =>
  `id, merchant_id, id_within_merchant, title, title_order, search, ${available} as available, rating, price_cents,
   price_min_cents, price_max_cents, added_at`;

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table merchant
      -- The address of an affiliate network, with {url} in place of the page; applied when a visitor goes to the shop.
      add column affiliate_template text
        check (length(affiliate_template) <= 1000 and affiliate_template ~ '^https://[^[:space:]]+$'
               and length(affiliate_template) - length(replace(affiliate_template, '{url}', '')) = 5),
      -- What is cut off the ends of its titles, learned from them or written by an admin.
      add column title_suffixes text[] not null default '{}'
        check (cardinality(title_suffixes) <= 20 and array_position(title_suffixes, null) is null),
      add column title_suffixes_edited boolean not null default false,
      -- Neither crawled nor fed; its ideas stay.
      add column paused_at timestamptz,
      -- Its ideas are not available, and as they were once it returns.
      add column retired_at timestamptz,
      -- The merchant that took over its ideas and its host.
      add column merged_into integer references merchant,
      add check (merged_into is null or retired_at is not null),
      add check (merged_into <> id),
      add check (id > 0 or (paused_at is null and retired_at is null and affiliate_template is null));

    create or replace view catalogue_idea as
      select ${IDEA_COLUMNS('idea.available and merchant.approved_at is not null and merchant.retired_at is null')}
        from idea join merchant on merchant.id = idea.merchant_id;
    create or replace view catalogue_searched_idea as
      select ${SEARCHED_COLUMNS(`available and merchant_id not in (${HIDDEN})`)} from idea;

    -- Approved, retired or returned, a merchant makes its ideas come or go for those who follow the catalogue.
    create function record_merchant_events() returns trigger language plpgsql as $$
    declare
      is_shown constant boolean := new.approved_at is not null and new.retired_at is null;
      concerned constant bigint[] := array(select id from idea where merchant_id = new.id and available);
    begin
      if cardinality(concerned) > 0 then
        perform record_catalogue_event(case when is_shown then 'returned' else 'gone' end::catalogue_event_kind, concerned);
      end if;
      return null;
    end $$;
    create trigger merchant_events after update of approved_at, retired_at on merchant for each row
      when ((old.approved_at is not null and old.retired_at is null)
            is distinct from (new.approved_at is not null and new.retired_at is null))
      execute function record_merchant_events();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger merchant_events on merchant;
    drop function record_merchant_events;
    create or replace view catalogue_searched_idea as select ${SEARCHED_COLUMNS('available')} from idea;
    create or replace view catalogue_idea as
      select ${IDEA_COLUMNS('idea.available and merchant.approved_at is not null')}
        from idea join merchant on merchant.id = idea.merchant_id;
    alter table merchant drop column merged_into, drop column retired_at, drop column paused_at,
      drop column title_suffixes_edited, drop column title_suffixes, drop column affiliate_template;
  `);
}
