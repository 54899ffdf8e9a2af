import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- How often visitors went to the shop of an idea: counted at each click, since a million of them take too long to count.
    create table idea_click_count (
      idea_id bigint primary key references idea on delete cascade,
      clicks integer not null check (clicks > 0)
    );

    create function count_click() returns trigger language plpgsql as $$
    begin
      insert into idea_click_count (idea_id, clicks) select id, 1 from catalogue_idea where id = new.idea_id
        on conflict (idea_id) do update set clicks = idea_click_count.clicks + 1;
      return null;
    end $$;
    create trigger count_click after insert on search_event for each row
      when (new.feedback = 'ClickedOnIdea') execute function count_click();

    insert into idea_click_count (idea_id, clicks)
      select idea_id, clicks from idea_click where exists (select from idea where id = idea_id);
    create or replace view idea_click as select idea_id, clicks from idea_click_count;
    drop index search_event_clicked;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    create index search_event_clicked on search_event (idea_id) where feedback = 'ClickedOnIdea';
    create or replace view idea_click as
      select idea_id, count(*)::int as clicks from search_event where feedback = 'ClickedOnIdea' group by idea_id;
    drop trigger count_click on search_event;
    drop function count_click;
    drop table idea_click_count;
  `);
}
