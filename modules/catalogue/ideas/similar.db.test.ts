import { beforeAll, expect, test } from 'vitest';
import { smallCatalogue, writeCatalogue } from '../../../tests/fixtures/small-catalogue.ts';
import { importCatalogue } from '../exchange/index.server.ts';
import { findSimilarIdeas } from './similar.queries.server.ts';

const TITLES = [
  'Un atelier de parfum',
  'Un atelier de cuisine',
  'Un atelier de couture',
  'Quatre belles séances de poterie',
];

beforeAll(async () => {
  const catalogue = smallCatalogue();
  for (const [place, title] of TITLES.entries()) {
    const line = `0,idee${place},${title},,2500,,true,candle.dots.webp,Ici,Unknown,,,2026-01-02T00:00:00Z,,,`;
    catalogue.ideas!.push(line);
  }
  await importCatalogue(await writeCatalogue(catalogue));
});

async function similarTitles(title: string): Promise<string[]> {
  const similar = await findSimilarIdeas({ title, description: '' }, { limit: 3 });
  return similar.map(({ idea }) => idea.title);
}

test('an idea that shares a rare word comes before those that share a common one', async () => {
  const [first] = await similarTitles('Un atelier de poterie');
  expect(first).toBe('Quatre belles séances de poterie');
});

test('the same title comes first, and counts as the same gift', async () => {
  const same = { title: 'Un atelier de couture', description: '' };
  const [first] = await findSimilarIdeas(same, { limit: 3 });
  expect(first).toMatchObject({ idea: { title: same.title } });
  expect(first!.likeness).toBeGreaterThanOrEqual(1);
});
