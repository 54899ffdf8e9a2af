import { type Database, query } from '#modules/platform/index.server.ts';

/**
 * A word as it is in the catalogue: its stem, after correcting a typing slip where the catalogue has no such word, and the
 * keyword that it was meant to be, as the catalogue writes it.
 */
export type KnownWord = { read_as: string; stem: string | null; keyword: string | null };

/** No word that anybody means is longer; PostgreSQL compares no more than 255 letters. */
const LONGEST_MISTYPED = 40;

/**
 * Stems of the words, in their order; null for those that PostgreSQL takes for empty or that the catalogue does not
 * have. Typing slips are looked for only where `correct` is true: that costs some milliseconds a word. A word with one slip
 * from a keyword is that keyword, and none where several are as near; « k » at its end stands for « que ». The first letter is
 * taken for right: « lola » is no « zola ».
 */
export async function readWords(
  database: Database,
  words: readonly { own: string; correct: boolean }[],
): Promise<KnownWord[]> {
  const rows = await query<KnownWord>(
    database,
    `with typed as materialized (
        select position, correct, lower(unaccent(word)) as word, stem,
               length(word) = 1 or word ~ '\\d' or exists (select from search_word as known where known.stem = stemmed.stem) as known
          from unnest(cast(? as text[]), cast(? as boolean[])) with ordinality as list (word, correct, position),
               lateral (select min(lexeme) as stem from unnest(french_vector(list.word))) as stemmed
      ), mistyped as materialized (
        select position, word, regexp_replace(word, 'k$', 'que') as sound
          from typed where correct and not known and stem is not null and length(word) between 4 and ${LONGEST_MISTYPED}
      ), near_keyword as materialized (
        select position, min(keyword) as keyword, count(distinct phrase::text) as count
          from mistyped, question, unnest(keywords, keyword_phrases) as list (keyword, phrase)
         where numnode(phrase) = 1 and length(keyword) between greatest(4, length(sound) - 1) and length(sound) + 1
           and lower(unaccent(left(keyword, 1))) = left(sound, 1) and levenshtein_less_equal(lower(unaccent(keyword)), sound, 1) <= 1
         group by position
      ), corrected as materialized (
        -- A slip in a plural: the catalogue mostly has the singular.
        select position, case when count = 1 then keyword end as keyword,
               case when count = 1 then lower(unaccent(keyword)) when count is null then other end as nearest
          from mistyped left join near_keyword using (position), lateral (
            select coalesce(nearest_word(word), case when word ~ '[sx]$' then nearest_word(left(word, -1)) end) as other) as any_word
         where count is not null or left(other, 1) = left(word, 1)
      )
      select coalesce(near.word, typed.word) as read_as, coalesce(near.stem, case when known then typed.stem end) as stem, keyword
        from typed left join corrected using (position) left join search_word as near on near.word = nearest
       order by position`,
    [words.map(({ own }) => own), words.map(({ correct }) => correct)],
  );
  return rows;
}

// A word that many ideas have distinguishes them little: only so many of them are looked at.
const PER_WORD = 3000;
const WITH_ALL = 500;
// A word of the description counts for less than one of the title.
const IN_DESCRIPTION = 0.5;
/** What is left of the words of a keyword where an idea lacks one of them: « course à pied » is not just any errand. */
const PART_OF_PHRASE = 0.25;

/**
 * A word in all its wordings, as stems. Words of one keyword share their phrase; it belongs to a wish. `isSpecific` where no
 * keyword has it.
 */
export type Term = { stems: readonly string[]; phrase: number; wish: number; isSpecific: boolean };

type FoundIdea = { idea_id: number; score: number; wish: number; named: boolean };

/**
 * The available ideas that have the terms, best first. Rare words weigh more than common ones (inverse document
 * frequency, Spärck Jones 1972). An idea's score is that of the wish that it fits best: 1 means every word of it is in the
 * title.
 *
 * @param limit of all; each wish has an equal part of it.
 * @returns `named` where the idea's title has a specific word.
 */
export async function ideasWith(
  database: Database,
  terms: readonly Term[],
  limit: number,
): Promise<FoundIdea[]> {
  const rows = await query<FoundIdea>(
    database,
    `with term as (
        select position as n, phrase, wish, is_specific, query::tsquery, title_query::tsquery, count(*) over (partition by phrase) as phrase_size
          from unnest(cast(:terms as text[]), cast(:phrases as int[]), cast(:wishes as int[]), cast(:specific as bool[]))
                 with ordinality as list (stems, phrase, wish, is_specific, position), lateral (
            select string_agg(format('%L', stem), ' | ') as query, string_agg(format('%L', stem) || ':A', ' | ') as title_query
              from string_to_table(stems, ' ') as stem) as wordings
      ), population as (
        -- The planner's estimate; counted where the table is too young or small to have one.
        select greatest((select reltuples from pg_class where oid = 'idea'::regclass),
                        (select count(*) from (select from idea limit :perWord) as counted)) as count
      ), hit as (
        select n, id, in_title from term, lateral (
          select id, search @@ title_query as in_title from catalogue_searched_idea where available and search @@ query limit :perWord) as found
      ), weighed as (
        select term.*, weight, sum(weight) over (partition by wish) as wish_weight
          from term join (
            select n, ln(1 + (select count from population)::float / count(*)) as weight from hit group by n) as found using (n)
      ), wish_query as (
        select string_agg('(' || query::text || ')', ' & ')::tsquery as query from weighed group by wish
      ), whole as (
        select distinct id, search from wish_query, lateral (
          select id, search from catalogue_searched_idea where available and search @@ query limit :withAll) as found
      ), seen as (
        select n, id, in_title from hit
        union select n, id, search @@ title_query from whole, weighed where search @@ query
      ), phrase_score as (
        select wish, id,
               sum(weight * case when in_title then 1 else cast(:inDescription as float) end) / wish_weight
               * case when count(*) = phrase_size then 1 else cast(:partOfPhrase as float) end as score,
               bool_or(is_specific and in_title) as named
          from seen join weighed using (n)
         group by wish, phrase, id, wish_weight, phrase_size
      ), wish_score as (
        select wish, id, sum(score) as score, bool_or(named) as named from phrase_score group by wish, id
      ), ranked as (
        select *, row_number() over (partition by wish order by score desc, id) as rank from wish_score
      ), best as (
        select distinct on (id) id, score, wish, named from ranked
         where rank <= ceil(cast(:limit as float) / (select count(distinct wish) from weighed))
         order by id, score desc
      )
      select id as idea_id, score::float, wish, named from best order by score desc, id limit :limit`,
    {
      terms: terms.map(({ stems }) => stems.join(' ')),
      phrases: terms.map(({ phrase }) => phrase),
      wishes: terms.map(({ wish }) => wish),
      specific: terms.map(({ isSpecific }) => isSpecific),
      limit,
      perWord: PER_WORD,
      withAll: WITH_ALL,
      inDescription: IN_DESCRIPTION,
      partOfPhrase: PART_OF_PHRASE,
    },
  );
  return rows;
}

/** Those of the stems that some available idea has. */
export async function stemsOfIdeas(
  database: Database,
  stems: readonly string[],
): Promise<Set<string>> {
  const rows = await query<{ stem: string }>(
    database,
    `select stem from unnest(cast(? as text[])) as stem
      where exists (select from catalogue_searched_idea where available and search @@ format('%L', stem)::tsquery)`,
    [[...stems]],
  );
  return new Set(rows.map(({ stem }) => stem));
}

/** `negates` where the keyword itself has a negation. */
export type QuestionMatch = {
  question_id: number;
  stems: string[];
  by_keyword: boolean;
  negates: boolean;
};

/** Keywords of a question count wherever they stand in the text; words of its own sentence only when they are rare. */
const COMMON_SHARE = 0.03;

/**
 * Questions that a text mentions: by a keyword (all its words, in their order), or by a rare word of their sentence. Those
 * to ask only if needed are about the gift, not about tastes: a person who likes to work wood has no need of wooden things. Of
 * those that are never asked keywords alone count.
 *
 * @param text without what it negates; `asTyped` is with that, for keywords that negate (« sans alcool »).
 */
export async function questionsWith(
  database: Database,
  text: string,
  asTyped: string,
  stems: string[],
): Promise<QuestionMatch[]> {
  const rows = await query<QuestionMatch>(
    database,
    `with typed as materialized (
        -- Few questions have a keyword in either of them: only theirs are listed, and asked whether they negate.
        select words, as_typed, words || as_typed as either
          from (select french_vector(:text) as words, french_vector(:asTyped) as as_typed) as read
      ),
      by_keyword as (
        select question.id, tsvector_to_array(french_vector(keyword)) as stems, negates
          from question, typed, unnest(keywords, keyword_phrases) as list (keyword, phrase),
               lateral (select keyword ~* '\\m(sans|rien|jamais)\\M' as negates) as wording
         where category <> 'AskOnlyIfNeeded' and either @@ any (keyword_phrases) and either @@ phrase
           and case when negates then as_typed else words end @@ phrase
      ), by_word as (
        select stem, array_agg(id) as ids
          from unnest(cast(:stems as text[])) as stem join question on category not in ('AskOnlyIfNeeded', 'Unknown') and search @@ format('%L', stem)::tsquery
         group by stem having count(*) <= greatest(2, cast(:share as float) * (select count(*) from question where category <> 'Unknown'))
      )
      select id as question_id, stems, true as by_keyword, negates from by_keyword
      union all
      select unnest(ids), array[stem], false, false from by_word`,
    { text, asTyped, stems, share: COMMON_SHARE },
  );
  return rows;
}
