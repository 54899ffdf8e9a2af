import { expect, test } from 'vitest';
import { articleRoutes, findArticle, listArticles, parseArticle } from './index.server.ts';
import { readingMinutes } from './shared.ts';

const HEAD = `---
title: Noël\u00a0: que déposer ?
description: Deux phrases.
date: 2021-11-14
photo: yarn+teapot.dots.webp
photoAlt: Une pelote
---
`;

const BLOCK = `
\`\`\`ideas
gender: Female
age: 70
budget: 20-50
hints: jardin, lecture
ideas: 0:the, 7:A1
\`\`\`
`;

/** The text of an article, as HTML. */
function textOf(markdown: string): string {
  const { passages } = parseArticle('noel', HEAD + markdown);
  return passages.map((passage) => (passage.kind === 'text' ? passage.html : '')).join('');
}

test('an article has its fields, its text and its ideas, in order', () => {
  const article = parseArticle('noel', `${HEAD}\nUn **mot**.\n${BLOCK}\n## Suite\n\nFin.\n`);
  expect(article).toMatchObject({ route: 'noel', title: 'Noël\u00a0: que déposer ?', words: 4 });
  expect(article.passages).toEqual([
    { kind: 'text', html: '<p>Un <strong>mot</strong>.</p>\n' },
    {
      kind: 'ideas',
      recipient: {
        gender: 'Female',
        age: 70,
        priceMin: 20,
        priceMax: 50,
        hints: 'jardin, lecture',
      },
      ideas: [
        { merchant_id: 0, id_within_merchant: 'the' },
        { merchant_id: 7, id_within_merchant: 'A1' },
      ],
    },
    { kind: 'text', html: '<h2>Suite</h2>\n<p>Fin.</p>\n' },
  ]);
});

test('nothing of an article is markup but what Markdown made', () => {
  const html = textOf('a <script>b</script> <img src=x onerror=c> ![d](e.png)\n\n<div>f</div>\n');
  expect(html).not.toMatch(/<(script|img|div)/);
  expect(html).toContain('&lt;script&gt;');
});

test.each([
  ['a field that is missing', HEAD.replace('date: 2021-11-14\n', ''), 'date'],
  ['a day that does not exist', HEAD.replace('11-14', '11-31'), 'date'],
  ['a field of another name', HEAD.replace('photoAlt', 'photoalt'), 'photoalt'],
  ['no fields', 'Bonjour.\n', 'en-tête'],
  ['a key that is none', HEAD + BLOCK.replace('7:A1', 'A1'), 'ideas'],
  ['a budget upside down', HEAD + BLOCK.replace('20-50', '50-20'), 'budget'],
  ['an unknown gender', HEAD + BLOCK.replace('Female', 'Femme'), 'gender'],
])('an article with %s is rejected by name', (_, text, name) => {
  expect(() => parseArticle('noel', text)).toThrow(name);
});

test('the articles are listed without their bodies, the latest first, from 2021 to 2023', async () => {
  const articles = await listArticles();
  expect(articles).toHaveLength((await articleRoutes()).length);
  const dates = articles.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(new Set(dates.map((date) => date.slice(0, 4)))).toEqual(new Set(['2021', '2022', '2023']));
  expect(articles.every((article) => !('passages' in article))).toBe(true);
});

test.each(['', '..', '../catalogue/ideas', 'noel-cadeaux-maman.md', 'NOEL-CADEAUX-MAMAN', '\0'])(
  'there is no article %j',
  async (route) => {
    expect(await findArticle(route)).toBeNull();
  },
);

test('a thousand words take five minutes to read, ten words one', () => {
  expect([readingMinutes(1000), readingMinutes(10)]).toEqual([5, 1]);
});
