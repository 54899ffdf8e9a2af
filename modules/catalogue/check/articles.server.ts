import { articleRoutes, parseArticle, readArticleText } from '../articles/index.server.ts';
import { isDrawable } from '../pictures/index.server.ts';
import { articleProblems, type Referred } from './articles.ts';
import type { CheckedIdea } from './content.ts';
import type { Finding } from './finding.ts';

/** What is wrong with the articles of a folder, which show ideas of a catalogue. Its figure is how many articles there are. */
export async function checkArticles(
  folder: string,
  ideas: readonly CheckedIdea[],
): Promise<Finding> {
  const routes = await articleRoutes(folder);
  const referred = {
    routes: new Set(routes),
    ideas: new Map(ideas.map((idea) => [idea.key, idea])),
  };
  const problems = await Promise.all(
    routes.map(async (route) =>
      (await problemsOf(route, folder, referred)).map((problem) => `${route} : ${problem}`),
    ),
  );
  return {
    title: 'Articles',
    figure: String(routes.length),
    must: true,
    offenders: problems.flat(),
  };
}

async function problemsOf(route: string, folder: string, referred: Referred): Promise<string[]> {
  const text = await readArticleText(route, folder);
  try {
    const article = parseArticle(route, text);
    const isDrawn = isDrawable(article.photo);
    return [
      ...(isDrawn ? [] : [`image impossible à dessiner : ${article.photo}`]),
      ...articleProblems(article, text, referred),
    ];
  } catch (error) {
    return [(error as Error).message];
  }
}
