export { parseArticle } from './article.ts';
export { articleRoutes, findArticle, readArticleText } from './files.server.ts';
export { articlePhotosAmong, listArticles, relatedArticles } from './queries.server.ts';
