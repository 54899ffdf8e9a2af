import { type Database, type IdeaRow, query } from '#modules/platform/index.server.ts';

type IllustratedIdea = Pick<IdeaRow, 'title' | 'description' | 'content' | 'image'>;

/** The latest generic ideas, whose pictures people chose. */
export async function selectIllustratedIdeas(
  database: Database,
  limit: number,
): Promise<IllustratedIdea[]> {
  return await query<IllustratedIdea>(
    database,
    `select title, description, content, image from idea
      where merchant_id = 0 and available and image not like 'text.%' order by id desc limit ?`,
    [limit],
  );
}
