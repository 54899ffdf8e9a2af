import { expect, test } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../../../tests/fixtures/catalogue.ts';
import { updateCloseIdeas } from './commands.server.ts';

test('ideas close to another are stored, again and again, and gone once they are no longer', async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  const ids: number[] = await db('idea').orderBy('id').pluck('id');
  await db('reaction').delete();
  await db('idea').update({
    title: db.raw(`repeat(translate(id::text, '0123456789', 'abcdfghijk'), 3)`),
  });
  await db('idea').whereIn('id', [ids[0]!, ids[1]!]).update({ title: 'Une théière en fonte' });
  for (const _ of [1, 2]) {
    await updateCloseIdeas();
    expect(await db('close_idea').orderBy('idea_id')).toEqual([
      { idea_id: ids[0], other_idea_id: ids[1], likeness: 1 },
      { idea_id: ids[1], other_idea_id: ids[0], likeness: 1 },
    ]);
  }
  await db('idea').where({ id: ids[0]! }).update({ title: 'Un carnet' });
  expect(await updateCloseIdeas()).toBe(0);
  expect(await db('close_idea')).toEqual([]);
});
