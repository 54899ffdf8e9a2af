import { type Database, query } from '#modules/platform/index.server.ts';
import type { IdeasOfTerm, Term } from './ranking.ts';

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
          from mistyped join search_keyword on initial = left(sound, 1) and single_word is not null
           and length(keyword) between greatest(4, length(sound) - 1) and length(sound) + 1 and levenshtein_less_equal(single_word, sound, 1) <= 1
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

/** A word that many ideas have distinguishes them little: only so many of them are looked at. */
export const PER_WORD = 3000;
const WITH_ALL = 500;

/** What a term is looked for by: its stems, and the wish that it belongs to. */
export type Wanted = Pick<Term, 'stems' | 'wish'>;

const WANTED = `
  wanted as (
    select n::integer, wish, string_agg(format('%L', stem), ' | ')::tsquery as query,
           string_agg(format('%L', stem) || ':A', ' | ')::tsquery as title_query,
           string_agg(format('%L', stem) || ':C', ' | ')::tsquery as keyword_query
      from unnest(cast(:stems as text[]), cast(:wishes as int[])) with ordinality as list (stems, wish, n),
           string_to_table(stems, ' ') as stem
     group by n, wish
  )`;

/** Each idea at the first of the places where it has the term. */
const IDS_BY_PLACE = `
  coalesce(json_agg(id) filter (where search @@ title_query), '[]') as in_title,
  coalesce(json_agg(id) filter (where not search @@ title_query and search @@ keyword_query), '[]') as in_keywords,
  coalesce(json_agg(id) filter (where not search @@ title_query and not search @@ keyword_query), '[]') as in_description`;

function bindingsOf(terms: readonly Wanted[]) {
  return {
    stems: terms.map(({ stems }) => stems.join(' ')),
    wishes: terms.map(({ wish }) => wish),
  };
}

/**
 * The available ideas that have each of the terms, in their order; null for a term that none has. Rare words weigh more than
 * common ones (inverse document frequency, Spärck Jones 1972).
 */
export async function selectIdeasOfTerms(
  database: Database,
  terms: readonly Wanted[],
): Promise<(IdeasOfTerm | null)[]> {
  const rows = await query<IdeasOfTerm & { n: number }>(
    database,
    `with ${WANTED}, estimate as (
        -- The planner's; counted where the table is too young or small to have one.
        select reltuples as count from pg_class where oid = 'idea'::regclass
      ), population as (
        select case when count >= :perWord then count
                    else greatest(count, (select count(*) from (select from idea limit :perWord) as counted)) end as count
          from estimate
      )
      select n, ln(1 + (select count from population)::float / count(*)) as weight,
             ${IDS_BY_PLACE}
        from wanted, lateral (
          select id, search from catalogue_searched_idea where available and search @@ query limit :perWord) as found
       group by n`,
    { ...bindingsOf(terms), perWord: PER_WORD },
  );
  const found = new Map(rows.map(({ n, ...ideas }) => [n, ideas]));
  return terms.map((_, i) => found.get(i + 1) ?? null);
}

/** Where a term has its ideas: in their title, else in their keywords, else in their description. */
export type Places = Pick<IdeasOfTerm, 'in_title' | 'in_keywords' | 'in_description'>;

/**
 * The available ideas that have all the terms of one wish.
 *
 * @returns of each term, in their order, which of these ideas have it; null where none has.
 */
export async function selectIdeasWithAll(
  database: Database,
  terms: readonly Wanted[],
): Promise<(Places | null)[]> {
  const rows = await query<Places & { n: number }>(
    database,
    `with ${WANTED}, wish_query as (
        select string_agg('(' || query::text || ')', ' & ')::tsquery as query from wanted group by wish
      ), whole as materialized (
        select id, search from wish_query, lateral (
          select id, search from catalogue_searched_idea where available and search @@ query limit :withAll) as found
      )
      select n, ${IDS_BY_PLACE}
        from whole join wanted on search @@ query
       group by n`,
    { ...bindingsOf(terms), withAll: WITH_ALL },
  );
  const found = new Map(rows.map(({ n, ...places }) => [n, places]));
  return terms.map((_, i) => found.get(i + 1) ?? null);
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

/** A text for keywords to be looked for in: what it wishes for, what it refuses, and all of it as it was typed. */
export type Wordings = { wished: string; refused: string; asTyped: string };

/** `negates` where the keyword itself has a negation, `refused` where it is in what the text refuses. */
export type QuestionMatch = {
  question_id: number;
  stems: string[];
  /** The keyword of one stem that has it; null where it has several, and for a word of the sentence. */
  keyword: string | null;
  by_keyword: boolean;
  negates: boolean;
  refused: boolean;
};

/** Keywords of a question count wherever they stand in the text; words of its own sentence only when they are rare. */
const COMMON_SHARE = 0.03;

/**
 * Questions that a text mentions: by a keyword (all its words, in their order), or by a rare word of their sentence. Those
 * to ask only if needed are about the gift, not about tastes: a person who likes to work wood has no need of wooden things, but
 * « pas de mug » is of one. Of those that are never asked, and of what is refused, keywords alone count.
 *
 * @param stems of what is wished for.
 */
export async function questionsWith(
  database: Database,
  { wished, refused, asTyped }: Wordings,
  stems: string[],
): Promise<QuestionMatch[]> {
  const rows = await query<QuestionMatch>(
    database,
    `with typed as materialized (
        select wished, refused, as_typed, wished || refused || as_typed as any_of_them
          from (select french_vector(:wished) as wished, french_vector(:refused) as refused, french_vector(:asTyped) as as_typed) as read
      ), by_keyword as (
        select question.id, stems, case when single_word is not null then keyword end as keyword, negates, read.refused
          from typed, unnest(tsvector_to_array(any_of_them)) as stem join search_keyword on stems[1] = stem join question on id = question_id,
               lateral (values (case when negates then as_typed else wished end, false), (typed.refused, true)) as read (words, refused)
         where (category <> 'AskOnlyIfNeeded' or read.refused) and words @@ phrase and not (negates and read.refused)
      ), stem as materialized (
        select stem, format('%L', stem)::tsquery as query from unnest(cast(:stems as text[])) as stem
      ), by_word as (
        select stem, array_agg(id) as ids
          from stem join question on category not in ('AskOnlyIfNeeded', 'Unknown') and search @@ query
         group by stem having count(*) <= greatest(2, cast(:share as float) * (select count(*) from question where category <> 'Unknown'))
      )
      select id as question_id, stems, keyword, true as by_keyword, negates, refused from by_keyword
      union all
      select unnest(ids), array[stem], null, false, false, false from by_word`,
    { wished, refused, asTyped, stems, share: COMMON_SHARE },
  );
  return rows;
}
