import type { Knex } from 'knex';
import { OperatorError } from '#modules/platform/shared.ts';

const EXTENSIONS = ['unaccent', 'pg_trgm', 'fuzzystrmatch'];

export async function up(knex: Knex): Promise<void> {
  await installExtensions(knex);
  await knex.raw(`
    -- The stemmer knows accents, visitors do not always type them: « parfumée » without its accent would have another
    -- stem than « parfumé ». So accents go first, then punctuation (« science-fiction » is two words), then the endings that
    -- the stemmer only finds by their accents, and the plurals it misses. « Bougie » must not be « bouger ».
    create function french_fold(words text) returns text language sql immutable strict parallel safe as $$
      select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
               lower(public.unaccent('public.unaccent', words)),
               '[\\x01-\\x2f\\x3a-\\x60\\x7b-\\x7f]+', ' ', 'g'),
               '(\\w+[eo]u)x\\M', '\\1', 'g'),
               '(\\w{2,}[^\\Ws])s\\M', '\\1', 'g'),
               '(\\w{2,})ee\\M', '\\1e', 'g'),
               '(\\w{3,})iere\\M', '\\1ier', 'g'),
               '(\\w{3,})ive\\M', '\\1if', 'g'),
               '\\mbougie\\M', 'bougy', 'g')
    $$;
    create function french_vector(words text) returns tsvector language sql immutable strict parallel safe as $$
      select to_tsvector('pg_catalog.french', public.french_fold(words))
    $$;
    create function french_phrases(phrases text[]) returns tsquery[] language sql immutable strict parallel safe as $$
      select array(select phraseto_tsquery('pg_catalog.french', public.french_fold(phrase))
                     from unnest(phrases) with ordinality as list (phrase, position) order by position)
    $$;

    alter table idea add column search tsvector not null generated always as
      (setweight(french_vector(title), 'A') || setweight(french_vector(description), 'B')) stored;
    create index idea_by_words on idea using gin (search);
    alter table question
      add column keyword_phrases tsquery[] not null generated always as (french_phrases(keywords)) stored,
      add column search tsvector not null generated always as (french_vector(content)) stored;

    -- Every word of the catalogue, to find the one that a mistyped word was meant to be. Words that are gone may stay:
    -- they then match nothing.
    create table search_word (
      word text primary key,
      stem text not null
    );
    create index search_word_by_stem on search_word (stem);
    create index search_word_by_trigram on search_word using gin (word gin_trgm_ops);

    create function learn_words(texts text[]) returns void language sql as $$
      insert into search_word (word, stem)
      select word, stem from (
        select distinct word
          from unnest(texts) as source, regexp_split_to_table(lower(public.unaccent('public.unaccent', source)), '\\W+') as word
         where length(word) between 2 and 40 and word !~ '\\d'
      ) as words, lateral (select min(lexeme) as stem from unnest(french_vector(word))) as stemmed
      where stem is not null
      on conflict do nothing
    $$;
    create function learn_idea_words() returns trigger language plpgsql as $$
    begin
      perform learn_words(array_agg(title || ' ' || description)) from changed;
      return null;
    end $$;
    create function learn_question_words() returns trigger language plpgsql as $$
    begin
      perform learn_words(array_agg(content || ' ' || array_to_string(keywords, ' '))) from changed;
      return null;
    end $$;
    select learn_words(array_agg(title || ' ' || description)) from idea;
    select learn_words(array_agg(content || ' ' || array_to_string(keywords, ' '))) from question;

    -- The word of the catalogue nearest to one that it does not have: one slip in a short word, two in a long one, or
    -- two letters swapped. Null when the stem is known, or nothing is near.
    create function nearest_word(typed text) returns text language sql stable strict
      set pg_trgm.similarity_threshold = 0.2 as $$
      select word from (
        select word, levenshtein_less_equal(word, typed, 2) as slips, similarity(word, typed) as likeness
          from search_word where word % typed and abs(length(word) - length(typed)) <= 2
      ) as near
      where slips <= 1 or (slips = 2 and (length(typed) >= 8 or (
          length(word) = length(typed)
          and (select string_agg(letter, '' order by letter) from regexp_split_to_table(word, '') as letter)
            = (select string_agg(letter, '' order by letter) from regexp_split_to_table(typed, '') as letter))))
      order by slips, likeness desc, word limit 1
    $$;
  `);
  for (const table of ['idea', 'question']) {
    for (const event of ['insert', 'update']) {
      await knex.raw(`
        create trigger learn_words_on_${event} after ${event} on ${table}
          referencing new table as changed for each statement execute function learn_${table}_words();
      `);
    }
  }
}

/** Trusted extensions: the database's owner may install them, another user may not. */
async function installExtensions(knex: Knex): Promise<void> {
  const { rows } = await knex.raw<{ rows: { extname: string }[] }>(
    'select extname from pg_extension',
  );
  const missing = EXTENSIONS.filter((name) => !rows.some(({ extname }) => extname === name));
  for (const name of missing) {
    try {
      await knex.raw(`create extension ${name} with schema public`);
    } catch (cause) {
      throw new OperatorError(
        `La base de données refuse l’extension ${name}. Son administrateur doit y exécuter : ` +
          missing.map((extension) => `CREATE EXTENSION ${extension} WITH SCHEMA public;`).join(' '),
        { cause },
      );
    }
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['idea', 'question']) {
    for (const event of ['insert', 'update']) {
      await knex.raw(`drop trigger learn_words_on_${event} on ${table}`);
    }
  }
  await knex.raw(`
    drop function nearest_word, learn_idea_words, learn_question_words, learn_words;
    drop table search_word;
    alter table question drop column keyword_phrases, drop column search;
    alter table idea drop column search;
    drop function french_phrases, french_vector, french_fold;
  `);
}
