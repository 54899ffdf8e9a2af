import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import { addShopIdeas, plantShopIdeas } from '../../../tests/fixtures/shop-ideas.ts';
import { groupsOfLinks } from '../../../tests/reference/twins.ts';
import { findChain, listChains } from './index.server.ts';
import { TWINS_DEFAULTS } from './shared.ts';

const IDEAS = 8;
let ids: number[];

beforeEach(async () => {
  ids = await plantShopIdeas(
    Array.from({ length: IDEAS }, (_, place) => ({ title: `Idée ${place}`, merchant: 1 })),
  );
});

const EVERY = { ...TWINS_DEFAULTS, min_chain_len: 1, sort_mode: 2 };
const ALL = { text: '', limit: 500, offset: 0 };

/** What the stored chains have to be, from all relations. */
async function expected() {
  const links = (await db('idea_twin').select()).filter(({ kind }) => kind !== 'Distinct');
  return groupsOfLinks(links).map((ideas) => {
    const own = links.filter(({ idea_id }) => ideas.includes(idea_id));
    const waiting = own.filter(({ decided_by }) => decided_by === 'machine');
    const [id, newest] = [ideas[0]!, ideas.at(-1)!];
    const doubt = waiting.length === 0 ? null : Math.min(...waiting.map(({ score }) => score));
    return { id, newest, doubt, ideas: ideas.length, links: own.length, waiting: waiting.length };
  });
}

const place = fc.integer({ min: 0, max: IDEAS - 1 });
const pair = fc.tuple(place, place).filter(([one, other]) => one !== other);
const change = fc.oneof(
  fc.record({
    set: fc.array(pair, { minLength: 1, maxLength: 6 }),
    kind: fc.constantFrom('Identical' as const, 'Distinct' as const, 'OnlySizeDifference' as const),
    score: fc.constantFrom(0.5, 0.75, 1),
    decided_by: fc.constantFrom('machine' as const, 'person' as const),
  }),
  fc.record({ forget: place }),
  fc.record({ erase: place }),
);

test('chains are those that all relations make, whatever is added, changed and taken away', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 8 }), async (changes) => {
      await db('idea_twin').delete();
      for (const each of changes) {
        if ('set' in each) {
          const { set, ...link } = each;
          const rows = set.map(([one, other]) => ({
            idea_id: Math.min(ids[one]!, ids[other]!),
            other_idea_id: Math.max(ids[one]!, ids[other]!),
            ...link,
          }));
          const unique = new Map(rows.map((row) => [`${row.idea_id} ${row.other_idea_id}`, row]));
          await db('idea_twin')
            .insert([...unique.values()])
            .onConflict(['idea_id', 'other_idea_id'])
            .merge();
        } else if ('forget' in each) {
          await db('idea_twin').where({ idea_id: ids[each.forget]! }).delete();
        } else {
          await db('idea').where({ id: ids[each.erase]! }).delete();
          ids[each.erase] = (await addShopIdeas([{ title: 'Une autre idée' }]))[0]!;
        }
        const stored = await db('twin_chain').orderBy('id').select();
        expect(stored).toEqual((await expected()).sort((a, b) => a.id - b.id));
      }
    }),
    { numRuns: 40 },
  );
});

test('chains are listed in each order, and one is found by any of its ideas', async () => {
  const link = (one: number, other: number, score: number) => ({
    idea_id: ids[one]!,
    other_idea_id: ids[other]!,
    kind: 'Identical' as const,
    score,
    decided_by: 'machine' as const,
  });
  await db('idea_twin').insert([link(0, 1, 0.9), link(1, 2, 0.8), link(3, 7, 0.7), link(4, 5, 1)]);
  const order = async (sort_mode: number) =>
    (await listChains({ ...EVERY, sort_mode }, ALL)).chains.map(({ id }) => ids.indexOf(id));
  expect(await order(0)).toEqual([0, 3, 4]);
  expect(await order(1)).toEqual([3, 0, 4]);
  expect(await order(2)).toEqual([3, 4, 0]);
  expect(await listChains(EVERY, { ...ALL, limit: 1, offset: 1 })).toMatchObject({
    total: 3,
    chains: [{ ideas: 2 }],
  });
  expect((await findChain(ids[2]!))!.ideas).toEqual([ids[0], ids[1], ids[2]]);
  expect(await findChain(ids[6]!)).toBeNull();
});
