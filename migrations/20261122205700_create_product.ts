import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create type product_source as enum ('page', 'feed');

    -- What a shop says of the product that an idea is, other than what every idea has.
    create table product (
      idea_id bigint primary key references idea on delete cascade,
      -- Before the shop's own name was taken off.
      original_title text not null check (length(original_title) between 1 and 500),
      brand text check (length(brand) between 1 and 100),
      gtin text check (gtin ~ '^([0-9]{8}|[0-9]{12,14})$'),
      sku text check (length(sku) between 1 and 100),
      list_price_cents integer check (list_price_cents > 0),
      -- From the widest to the narrowest.
      category_path text[] not null default '{}' check (cardinality(category_path) <= 10),
      variant text check (length(variant) between 1 and 100),
      -- The same for all variants of a product, within its merchant.
      group_id text check (length(group_id) between 1 and 200),
      picture_url text check (length(picture_url) between 1 and 2048),
      -- The picture at picture_url was not fetched yet.
      picture_wanted boolean not null default false check (picture_url is not null or not picture_wanted),
      source product_source not null,
      -- What the shop said of its stock. An idea that is withdrawn although this is true was withdrawn by a person.
      available boolean not null,
      -- Of all that the shop said, so that what has not changed is not written.
      fingerprint bigint not null,
      -- When it last said something else.
      changed_at timestamptz not null default now(),
      -- How many times in a row the product was not there.
      missing_count smallint not null default 0 check (missing_count between 0 and 2)
    );
    create index product_by_wanted_picture on product (idea_id) where picture_wanted;

    create view catalogue_product as
      select idea_id, original_title, brand, gtin, sku, list_price_cents, category_path, variant, group_id, picture_url,
             source, changed_at, missing_count
        from product;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view catalogue_product;
    drop table product;
    drop type product_source;
  `);
}
