import { type Database, execute, query } from '#modules/platform/index.server.ts';

/** Ideas read in one statement. */
const SLICE = 20_000;

/** Puts the words of the questions and their keywords into the index. */
export async function indexQuestions(trx: Database): Promise<void> {
  await execute(
    trx,
    `select index_words(array_agg(content || ' ' || array_to_string(keywords, ' '))) from question`,
  );
}

/** Puts the words of some ideas into the index. */
export async function indexIdeas(trx: Database, ids: readonly number[]): Promise<void> {
  await execute(
    trx,
    `select index_words(array_agg(title || ' ' || description || ' ' || array_to_string(keywords, ' '))) from idea where id = any(cast(? as bigint[]))`,
    [[...ids]],
  );
}

/** Puts the words of every idea into the index. */
export async function indexAllIdeas(trx: Database): Promise<void> {
  for (let after = 0; ; ) {
    const [slice] = await query<{ last: number | null }>(
      trx,
      `with slice as (select id, title, description, keywords from idea where id > ? order by id limit ?)
       select max(id) as last, index_words(array_agg(title || ' ' || description || ' ' || array_to_string(keywords, ' '))) from slice`,
      [after, SLICE],
    );
    if (!slice?.last) return;
    after = slice.last;
  }
}
