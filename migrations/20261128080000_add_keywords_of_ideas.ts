import type { Knex } from 'knex';

/** Words by which an idea is found beside those of its texts: whom it delights, as givers say it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table idea add column keywords text[] not null default '{}';
    drop trigger words_of_inserted on idea;
    drop trigger words_of_updated on idea;
    drop function set_idea_words, idea_words;
    create function idea_words(title text, description text, keywords text[]) returns tsvector language sql stable strict parallel safe as $$
      select setweight(public.french_vector(title), 'A') || setweight(public.french_vector(description), 'B')
             || setweight(public.french_vector(array_to_string(keywords, ' ')), 'C')
    $$;
    create function set_idea_words() returns trigger language plpgsql as $$
    begin
      new.search := idea_words(new.title, new.description, new.keywords);
      return new;
    end $$;
    create trigger words_of_inserted before insert on idea for each row
      when (new.search = '') execute function set_idea_words();
    create trigger words_of_updated before update of title, description, keywords on idea for each row
      when ((new.title, new.description, new.keywords) is distinct from (old.title, old.description, old.keywords))
      execute function set_idea_words();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger words_of_inserted on idea;
    drop trigger words_of_updated on idea;
    drop function set_idea_words, idea_words;
    alter table idea drop column keywords;
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
    update idea set search = idea_words(title, description);
  `);
}
