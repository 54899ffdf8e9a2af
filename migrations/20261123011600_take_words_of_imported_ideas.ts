import type { Knex } from 'knex';

/** An import makes the words of many ideas at once, for a tenth of what they cost one by one. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table idea alter column search drop expression;
    alter table idea alter column search set default '';
    create function idea_words(title text, description text) returns tsvector language sql immutable strict parallel safe as $$
      select setweight(public.french_vector(title), 'A') || setweight(public.french_vector(description), 'B')
    $$;
    create function set_idea_words() returns trigger language plpgsql as $$
    begin
      new.search := idea_words(new.title, new.description);
      return new;
    end $$;
    create trigger words_of_inserted before insert on idea for each row
      when (new.search = '') execute function set_idea_words();
    create trigger words_of_updated before update of title, description on idea for each row
      when ((new.title, new.description) is distinct from (old.title, old.description)) execute function set_idea_words();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger words_of_inserted on idea;
    drop trigger words_of_updated on idea;
    drop function set_idea_words, idea_words;
    drop view catalogue_searched_idea;
    alter table idea drop column search;
    alter table idea add column search tsvector not null generated always as
      (setweight(french_vector(title), 'A') || setweight(french_vector(description), 'B')) stored;
    create index idea_by_words on idea using gin (search);
    create view catalogue_searched_idea as
      select id, merchant_id, id_within_merchant, title, title_order, search,
             available and merchant_id not in (
               select id from merchant where approved_at is null or retired_at is not null) as available,
             rating, price_cents, price_min_cents, price_max_cents, added_at
        from idea;
  `);
}
