import { db } from '#modules/platform/index.server.ts';

export type IdeaMatch = { idea_id: number; score: number };
export type QuestionMatch = { question_id: number; score: number; term: string };

/** Ideas whose title or description has words of the text, the best first, scores from 0 to 1. */
export async function matchIdeas(text: string, limit: number): Promise<IdeaMatch[]> {
  const { rows } = await db.raw(
    `select id as idea_id, least(1, ts_rank(to_tsvector('french', title || ' ' || description), query) * 5)::float as score
     from idea, to_tsquery('french', replace(plainto_tsquery('french', ?)::text, '&', '|')) query
     where to_tsvector('french', title || ' ' || description) @@ query
     order by score desc, id limit ?`,
    [text, limit],
  );
  return rows;
}

/** Questions one of whose keywords is a word of the text. */
export async function matchQuestions(text: string): Promise<QuestionMatch[]> {
  const { rows } = await db.raw(
    `select distinct on (question.id) question.id as question_id, 1::float as score, word as term
     from question, unnest(keywords) word
     where to_tsvector('french', ?) @@ phraseto_tsquery('french', word)
     order by question.id, length(word) desc`,
    [text],
  );
  return rows;
}
