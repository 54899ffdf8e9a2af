import { beforeEach, expect, test } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../../../tests/fixtures/catalogue.ts';
import { matchText, openWordIndex, updateWordIndex } from './index.server.ts';

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

test('a keyword names its question, also with a slip, and no longer once the question has it no more', async () => {
  const named = async (text: string) =>
    (await matchText(text, 0)).questions.map(({ question_id }) => question_id);
  const give = async (...keywords: string[]) => {
    await db('question').where({ id: 2 }).update({ keywords });
    await updateWordIndex();
  };
  await give('mirabelle', 'vins du Jura');
  expect(await named('des mirabelles')).toEqual([2]);
  expect(await named('la mirabele')).toEqual([2]);
  expect(await named('les vins du Jura')).toEqual([2]);
  await give('noisette');
  expect(await named('des mirabelles')).toEqual([]);
  expect(await named('la mirabele')).toEqual([]);
  expect(await named('des noisettes')).toEqual([2]);
  await db('question').where({ id: 2 }).delete();
  expect(await named('des noisettes')).toEqual([]);
});
