import type { Knex } from 'knex';

/** « Ne mange pas de viande », « allergique aux noix », « ne voit plus bien » negate as « sans alcool » does; « drôle pas cher » does not. */
const NEGATES =
  '\\m(sans|non|rien|jamais|aucun|évite|allerg\\w*|pas(?!\\s+cher)|plus\\s+(de|bien)|n.aime)\\M|\\mne\\s.*\\mplus\\M';
const NEGATED_BEFORE = '\\m(sans|rien|jamais)\\M';

export async function up(knex: Knex): Promise<void> {
  await tellBy(knex, NEGATES);
}

export async function down(knex: Knex): Promise<void> {
  await tellBy(knex, NEGATED_BEFORE);
}

async function tellBy(knex: Knex, pattern: string): Promise<void> {
  // A question mark would stand for a value.
  const negates = pattern.replaceAll('?', '\\?');
  await knex.raw(
    `
    create or replace function index_keywords() returns trigger language plpgsql as $$
    begin
      delete from search_keyword where question_id in (select id from changed);
      insert into search_keyword
      select id, keyword, phrase, tsvector_to_array(french_vector(keyword)), keyword ~* '${negates}',
             lower(unaccent(left(keyword, 1))), case when numnode(phrase) = 1 then lower(unaccent(keyword)) end
        from changed, unnest(keywords, keyword_phrases) as list (keyword, phrase)
       where numnode(phrase) > 0;
      return null;
    end $$;
    update search_keyword set negates = keyword ~* '${negates}';
  `,
  );
}
