import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create or replace view catalogue_merchant as
      select id, name, host, affiliated, approved_at, paused_at, retired_at, merged_into, affiliate_template,
             title_suffixes, title_suffixes_edited
        from merchant;

    -- How often visitors went to the shop of an idea: read from an index of the clicks alone.
    create index search_event_clicked on search_event (idea_id) where feedback = 'ClickedOnIdea';
    create view idea_click as
      select idea_id, count(*)::int as clicks from search_event where feedback = 'ClickedOnIdea' group by idea_id;

    alter type decision_subject add value if not exists 'merchant';
  `);
}

export async function down(knex: Knex): Promise<void> {
  // PostgreSQL cannot take a value from an enumeration: « merchant » stays, unused.
  await knex.raw(`
    delete from decision where subject = 'merchant';
    drop view idea_click;
    drop index search_event_clicked;
    drop view catalogue_merchant;
    create view catalogue_merchant as select id, name, host, affiliated from merchant;
  `);
}
