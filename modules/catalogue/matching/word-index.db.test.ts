import { beforeEach, expect, test } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../../../tests/fixtures/catalogue.ts';
import { openWordIndex, updateWordIndex } from './index.server.ts';

const knownWords = (...words: string[]) =>
  db('search_word').whereIn('word', words).orderBy('word').pluck('word');

beforeEach(() => plantCatalogue(SIXTEEN_IDEAS));

test('new words of ideas and questions are indexed while the index is open, whichever process wrote them', async () => {
  const index = await openWordIndex();
  await db('idea').where({ id_within_merchant: 'i0' }).update({ title: 'Un abricotier' });
  await db('question')
    .where({ id: 1 })
    .update({ keywords: ['mirabelle'] });
  const deadline = Date.now() + 15_000;
  while ((await knownWords('abricotier', 'mirabelle')).length < 2) {
    if (Date.now() > deadline) throw new Error('waited too long');
    await new Promise((done) => setTimeout(done, 10));
  }
  await index.close();
});

test('every word is indexed when no event names the changed ideas', async () => {
  await db('idea').where({ id_within_merchant: 'i0' }).update({ title: 'Un amandier' });
  await db('question')
    .where({ id: 1 })
    .update({ keywords: ['noisette'] });
  await db('catalogue_event').delete();
  await updateWordIndex();
  expect(await knownWords('amandier', 'noisette')).toEqual(['amandier', 'noisette']);
});
