import { open, readdir, readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { log } from '#modules/platform/index.server.ts';
import { parseArticle } from './article.ts';
import { parseHead } from './front-matter.ts';
import type { Article, ArticleHead } from './shared.ts';

/** Found from the package, since this file is bundled elsewhere for the web process. */
const ARTICLES = join(dirname(findPackageJSON(import.meta.url) ?? '.'), 'content/articles');

const EXTENSION = '.md';
/** The fields at the top of a file are within so many bytes. */
const HEAD_BYTES = 4096;

let heads: Promise<ReadonlyMap<string, ArticleHead>> | null = null;
const articles = new Map<string, Promise<Article>>();

/** All articles by route, the latest first. Read once, without their bodies; those that are wrong are left out. */
export function articleHeads(): Promise<ReadonlyMap<string, ArticleHead>> {
  heads ??= readHeads().catch((error: unknown) => {
    heads = null;
    throw error;
  });
  return heads;
}

/** An article with its body, which is read and rendered when it is first asked for; null when there is none. */
export async function findArticle(route: string): Promise<Article | null> {
  if (!(await articleHeads()).has(route)) return null;
  const known = articles.get(route);
  if (known) return await known;
  const reading = readArticleText(route).then((text) => parseArticle(route, text));
  articles.set(route, reading);
  reading.catch(() => articles.delete(route));
  return await reading;
}

/** The routes of the articles of a folder; none where there is no such folder. */
export async function articleRoutes(folder = ARTICLES): Promise<string[]> {
  try {
    const names = await readdir(folder);
    return names
      .filter((name) => name.endsWith(EXTENSION))
      .map((name) => name.slice(0, -EXTENSION.length))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** The whole file of an article. */
export function readArticleText(route: string, folder = ARTICLES): Promise<string> {
  return readFile(join(folder, route + EXTENSION), 'utf8');
}

async function readHeads(): Promise<ReadonlyMap<string, ArticleHead>> {
  const found = await Promise.all((await articleRoutes()).map(readHead));
  const sound = found.filter((head) => head !== null);
  sound.sort((a, b) => (a.date < b.date ? 1 : -1));
  return new Map(sound.map((head) => [head.route, head]));
}

async function readHead(route: string): Promise<ArticleHead | null> {
  const file = await open(join(ARTICLES, route + EXTENSION));
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return parseHead(route, buffer.toString('utf8', 0, bytesRead));
  } catch (error) {
    log.error({ err: error, article: route }, 'article left out');
    return null;
  } finally {
    await file.close();
  }
}
