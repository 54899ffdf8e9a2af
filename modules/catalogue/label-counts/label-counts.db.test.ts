import { beforeEach, expect, test } from 'vitest';
import { db, query } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../../../tests/fixtures/catalogue.ts';
import { setLabels } from '../editing/index.server.ts';
import { updateLabelCounts } from './index.server.ts';

beforeEach(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  await updateLabelCounts();
});

/** Ideas whose counts are not what is counted by the plain definition. */
async function wrongCounts(): Promise<object[]> {
  return await query<object>(
    db,
    `select id, counted.* from idea left join idea_label_count as counted on idea_id = id
      where array[reactions, labels, needed] is distinct from (
        select array[count(*), count(*) filter (where label <> 'None'),
                     count(*) filter (where label in ('YesIsNeeded', 'NoIsNeeded'))]::integer[]
          from reaction where reaction.idea_id = id)`,
  );
}

test('labels that are set, corrected, removed, or gone with their question are counted', async () => {
  const ids: number[] = await db('idea').orderBy('id').pluck('id');
  const changes = [
    () =>
      setLabels(db, [
        { idea_id: ids[0]!, question_id: 1, label: 'None' },
        { idea_id: ids[1]!, question_id: 2, label: 'YesIsBetter' },
        { idea_id: ids[2]!, question_id: 3, label: null },
      ]),
    () => db('idea').where({ id: ids[3]! }).delete(),
    () => db('question').where({ id: 4 }).delete(),
    () => db.raw('truncate reaction'),
  ];
  for (const change of changes) {
    await change();
    await updateLabelCounts();
    expect(await wrongCounts()).toEqual([]);
  }
});

test('an idea has its counts from the moment it is there', async () => {
  await db('idea').insert({
    ...{ merchant_id: 0, id_within_merchant: 'new', title: 'Nouvelle', content: 'Partout' },
    image: 'text.dots.webp',
  });
  expect(await wrongCounts()).toEqual([]);
});

test('what did not change is not counted again', async () => {
  const [id]: number[] = await db('idea').orderBy('id').limit(1).pluck('id');
  await db('idea_label_count').update({ needed: 99 });
  await setLabels(db, [{ idea_id: id!, question_id: 1, label: 'None' }]);
  await updateLabelCounts();
  expect(await wrongCounts()).toHaveLength(15);
});
