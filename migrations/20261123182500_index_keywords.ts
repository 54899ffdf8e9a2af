import type { Knex } from 'knex';

/** « Sans alcool », « ne mange pas de viande », « allergique aux noix », « ne voit plus bien » negate; « drôle pas cher » does not. */
const NEGATES =
  '\\m(sans|non|rien|jamais|aucun|évite|allerg\\w*|pas(?!\\s+cher)|plus\\s+(de|bien)|n.aime)\\M|\\mne\\s.*\\mplus\\M';

/** Keywords one by one, so that a text is compared with those alone that begin as a slip does, or share a word with it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Every keyword that has a word of its own, where its question has it.
    create table search_keyword (
      question_id integer not null references question on delete cascade,
      keyword text not null,
      phrase tsquery not null,
      stems text[] not null,
      -- It has a negation itself: « sans alcool ».
      negates boolean not null,
      initial text not null,
      -- In lower case without accents; null where it has several words.
      single_word text
    );
    create index search_keyword_by_question on search_keyword (question_id);
    create index search_keyword_by_stem on search_keyword ((stems[1]));
    create index search_keyword_by_single_word on search_keyword (initial, length(keyword)) where single_word is not null;

    create function index_keywords() returns trigger language plpgsql as $$
    begin
      delete from search_keyword where question_id in (select id from changed);
      ${insertKeywordsOf('changed')};
      return null;
    end $$;
    create trigger index_keywords_on_insert after insert on question
      referencing new table as changed for each statement execute function index_keywords();
    create trigger index_keywords_on_update after update on question
      referencing new table as changed for each statement execute function index_keywords();

    ${insertKeywordsOf('question')};
  `);
}

/** A question mark of a pattern would stand for a value. */
function insertKeywordsOf(questions: string): string {
  return `
      insert into search_keyword
      select id, keyword, phrase, tsvector_to_array(french_vector(keyword)), keyword ~* '${NEGATES.replaceAll('?', '\\?')}',
             lower(unaccent(left(keyword, 1))), case when numnode(phrase) = 1 then lower(unaccent(keyword)) end
        from ${questions}, unnest(keywords, keyword_phrases) as list (keyword, phrase)
       where numnode(phrase) > 0`;
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger index_keywords_on_insert on question;
    drop trigger index_keywords_on_update on question;
    drop function index_keywords;
    drop table search_keyword;
  `);
}
