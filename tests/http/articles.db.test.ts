import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findArticle, listArticles } from '#modules/catalogue/articles/index.server.ts';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../fixtures/catalogue.ts';
import { startServer, type TestServer } from './server.ts';

const SITE = 'http://trouvaille.example';
const ARTICLE = '/articles/noel-cadeaux-maman.html';

let server: TestServer;

beforeAll(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  server = await startServer({ PUBLIC_URL: SITE, RATE_LIMITS: 'false' });
}, 120_000);

afterAll(() => server?.stop());

async function show(path: string, status = 200): Promise<string> {
  const response = await fetch(server.origin + path);
  expect(response.status).toBe(status);
  return await response.text();
}

/** The values of an element or an attribute, as they stand between these marks. */
function all(text: string, before: string, after: string): string[] {
  return text
    .split(before)
    .slice(1)
    .map((rest) => rest.split(after, 1)[0]!.replaceAll('&amp;', '&'));
}

test('the blog leads to every article, and each can be read', async () => {
  const articles = await listArticles();
  const list = await show('/articles');
  for (const { route, title } of articles) {
    const path = `/articles/${route}.html`;
    expect(list).toContain(`href="${path}"`);
    const page = await show(path);
    expect(all(page, '<h1', '</h1>')[0]).toMatch(new RegExp(`>${title.replace(/[?.]/g, '.')}$`));
  }
});

test('an article says what it is to search engines and to those who share it', async () => {
  const html = await show(ARTICLE);
  expect(all(html, 'rel="canonical" href="', '"')).toEqual([SITE + ARTICLE]);
  expect(html).toContain('property="og:type" content="article"');
  expect(html).toContain('rel="alternate" type="application/atom+xml"');
  const [data = ''] = all(html, '<script type="application/ld+json">', '</script>');
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'Article',
    datePublished: '2021-10-31',
    mainEntityOfPage: SITE + ARTICLE,
  });
  const [image = ''] = all(html, 'property="og:image" content="', '"');
  const { pathname, search } = new URL(image);
  const picture = await fetch(server.origin + pathname + search);
  const { width, height } = await sharp(await picture.arrayBuffer()).metadata();
  expect([width, height]).toEqual([1200, 630]);
  const site = await (await fetch(`${server.origin}/img/preview.jpg`)).arrayBuffer();
  const own = await (await fetch(server.origin + pathname + search)).arrayBuffer();
  expect(Buffer.from(own).equals(Buffer.from(site))).toBe(false);
});

test('the photo of an article can be seen, that of no article and no idea cannot', async () => {
  const [{ photo = '' } = {}] = await listArticles();
  expect((await fetch(`${server.origin}/img/${photo}`)).status).toBe(200);
  expect((await fetch(`${server.origin}/img/guitar+teapot.rays.webp`)).status).toBe(404);
});

test('the guillemet before the drop cap of an article hangs in the margin', async () => {
  expect(await show(ARTICLE)).toMatch(/<p><span data-hung="">«\s?<\/span>Oh, tu sais/);
});

test('an article shows the ideas that it names, each with its page, but for those that cannot be had', async () => {
  const { passages } = (await findArticle('noel-cadeaux-maman'))!;
  const named = passages.flatMap((passage) => (passage.kind === 'ideas' ? passage.ideas : []));
  const [shown, sold] = named.map(({ id_within_merchant }) => id_within_merchant);
  expect(all(await show(ARTICLE), 'href="/share?idea=', '"')).toEqual([]);
  await db('idea').where({ id_within_merchant: 'i0' }).update({ id_within_merchant: shown! });
  await db('idea')
    .where({ id_within_merchant: 'i1' })
    .update({ id_within_merchant: sold!, available: false });
  const keys = all(await show(ARTICLE), 'href="/share?idea=', '"');
  expect(keys).toEqual([encodeURIComponent(`0:${shown}`)]);
  expect(await show(`/share?idea=${keys[0]}`)).toContain('Idée i0');
});

test('a search starts from an article without a script, for whom it speaks of', async () => {
  const html = await show(ARTICLE);
  const [form = ''] = all(html, '<form', '</form>');
  const [action = ''] = all(form, 'action="', '"');
  expect(form).toContain('method="post"');
  const fields = [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
    name!,
    value!,
  ]);
  const response = await fetch(server.origin + action, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: SITE },
  });
  expect(response.status).toBe(200);
  const [session] = await db('search_session').select('gender', 'age_months', 'occasion', 'hints');
  const typed = Object.fromEntries(fields);
  expect(session).toEqual({
    gender: typed.gender,
    age_months: Number(typed.age) * 12,
    occasion: 'christmas',
    hints: typed.hints,
  });
});

test('the feed has every article, the latest first, each with a lasting id', async () => {
  const response = await fetch(`${server.origin}/articles/feed.xml`);
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const feed = await response.text();
  const articles = await listArticles();
  expect(all(feed, '<entry>\n    <id>', '</id>')).toEqual(
    articles.map(({ route }) => `${SITE}/articles/${route}.html`),
  );
  const updated = all(feed, '<updated>', '</updated>');
  expect(updated[0]).toBe(`${articles[0]!.date}T08:00:00Z`);
  expect(feed).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
});

test('the sitemaps list every page, article with its day, and idea that can be had', async () => {
  const index = await show('/sitemap.xml');
  const lists = all(index, '<loc>', '</loc>');
  expect(lists).toEqual([`${SITE}/sitemap/pages.xml`, `${SITE}/sitemap/ideas/1.xml`]);
  const pages = await show('/sitemap/pages.xml');
  for (const { route, date } of await listArticles()) {
    expect(pages).toContain(`<loc>${SITE}/articles/${route}.html</loc><lastmod>${date}</lastmod>`);
  }
  const available = await db('idea').where({ available: true }).select('id');
  const ideas = all(await show('/sitemap/ideas/1.xml'), '<loc>', '</loc>');
  expect(ideas).toHaveLength(available.length);
  await show(new URL(ideas[0]!).pathname + new URL(ideas[0]!).search);
  for (const part of ['0', '2', '-1', '1.5', 'x', '99999999999999999999']) {
    await show(`/sitemap/ideas/${part}.xml`, 404);
  }
});

test.each([
  '/articles/nope.html',
  '/articles/nope',
  '/articles/%2e%2e.html',
  '/articles/a%2Fb.html',
])('%s is not found, and says where the articles are', async (path) => {
  const html = await show(path, 404);
  expect(html).toContain('<h1');
  expect(html).not.toMatch(/<script|modulepreload/);
});
