import fc from 'fast-check';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { updateLabelCounts } from '#modules/catalogue/label-counts/index.server.ts';
import { fold } from '#modules/catalogue/matching/shared.ts';
import { LABELS, type Label } from '#modules/catalogue/shared.ts';
import { DAY_MS, DAY_SECONDS, db, query, setClock } from '#modules/platform/index.server.ts';
import { plantCatalogue } from '../../../tests/fixtures/catalogue.ts';
import { listIdeas, searchIdeas, streamIdeas } from './index.server.ts';
import { CRITERION_TYPES, type Criterion, SEARCH_ORDERS } from './shared.ts';

const WORDS = ['tango', 'jazz', 'kayak', 'origami', 'vélo'];
const NOW = new Date('2026-11-22T12:00:00Z');
const IDEAS = 60;

/** An idea as the reference filter knows it. */
type Planted = {
  id: number;
  title: string;
  description: string;
  merchant: number;
  available: boolean;
  rating: number | null;
  price: number | null;
  range: [number, number] | null;
  age: number;
  own: Map<number, Label>;
  /** With what createsReaction brings. */
  all: Map<number, Label>;
  close: boolean;
  shown: number;
};

let planted: Planted[];

/** A number from 0 to `below`, the same each time. */
const draw = (seed: number, below: number) => (Math.imul(seed + 1, 2_654_435_761) >>> 8) % below;

beforeAll(async () => {
  setClock(NOW);
  await plantCatalogue({
    questions: [1, 2, 3, 4, 5].map((id) => ({ id, category: 'TagMain' })),
    relations: [
      [1, 'createsReaction', 2],
      [2, 'createsReaction', 3],
      [4, 'createsReaction', 3],
    ],
    ideas: Array.from({ length: IDEAS }, (_, i) => ({
      id: `i${i}`,
      labels: Object.fromEntries(
        [1, 2, 3, 4, 5].flatMap((q) =>
          draw(i * 11 + q, 3) === 0 ? [[q, LABELS[draw(i * 13 + q, 7)] as Label]] : [],
        ),
      ),
    })),
  });
  await db('merchant').insert([
    { id: 7, name: 'La Boutique', host: 'boutique.example', affiliated: true },
    { id: 8, name: 'Le Bazar', host: 'bazar.example', affiliated: false },
  ]);
  const ids: number[] = await db('idea').orderBy('id').pluck('id');
  for (const [i, id] of ids.entries()) {
    const price = draw(i, 5) === 0 ? null : 500 + draw(i * 3, 40) * 250;
    const isRange = price !== null && draw(i * 5, 3) === 0;
    await db('idea')
      .where({ id })
      .update({
        title: `${WORDS[draw(i, 5)]} ${WORDS[draw(i * 7, 5)]}s`,
        description: `Avec ${WORDS[draw(i * 17, 5)]}`,
        merchant_id: [0, 7, 8][draw(i * 19, 3)]!,
        available: draw(i * 23, 4) > 0,
        rating: draw(i * 29, 3) === 0 ? null : draw(i * 31, 51) / 10,
        price_cents: price,
        price_min_cents: isRange ? price - 300 : null,
        price_max_cents: isRange ? price + 300 : null,
        added_at: new Date(NOW.getTime() - draw(i * 37, 40) * DAY_MS),
      });
  }
  await db('idea_twin').insert([
    { idea_id: ids[0]!, other_idea_id: ids[1]!, kind: 'Identical' },
    { idea_id: ids[2]!, other_idea_id: ids[3]!, kind: 'Distinct' },
  ]);
  await db('close_idea').insert({ idea_id: ids[4]!, other_idea_id: ids[5]!, likeness: 0.9 });
  await db('idea_outcome').insert(
    ids.slice(0, 30).map((idea_id, i) => ({ idea_id, shown: i, accepted: 0 })),
  );
  await updateLabelCounts();
  planted = await readPlanted();
});

beforeEach(() => setClock(NOW));

async function readPlanted(): Promise<Planted[]> {
  const rows = await db('idea').orderBy('id').select('*');
  const labels = await db('reaction').select('idea_id', 'question_id', 'label');
  const all = await query<{ idea_id: number; question_id: number; label: Label }>(
    db,
    'select idea_id, question_id, label from labels_of(array(select id from idea))',
  );
  const mapOf = (list: typeof all, id: number) =>
    new Map(list.filter((row) => row.idea_id === id).map((row) => [row.question_id, row.label]));
  return rows.map((row, i) => ({
    id: row.id,
    title: row.title,
    description: row.description,
    merchant: row.merchant_id,
    available: row.available,
    rating: row.rating,
    price: row.price_cents,
    range: row.price_min_cents === null ? null : [row.price_min_cents, row.price_max_cents!],
    age: (NOW.getTime() - row.added_at.getTime()) / 1000,
    own: mapOf(labels, row.id),
    all: mapOf(all, row.id),
    close: i === 0 || i === 1 || i === 4,
    shown: i < 30 ? i : 0,
  }));
}

/** Whether an idea meets a criterion, by its plain meaning. */
function meets(idea: Planted, criterion: Criterion): boolean {
  const { own, all, rating, price, range } = idea;
  const inside = (low: number, high: number, { min, max }: { min?: number; max?: number }) =>
    (min === undefined || high >= min) && (max === undefined || low <= max);
  const labelled = (
    labels: Map<number, Label>,
    { question, label }: { question: number; label: string },
  ) => (label === 'any' ? labels.has(question) : labels.get(question) === label);
  const holds = () => {
    switch (criterion.type) {
      case 'Text': {
        const text = criterion.description ? `${idea.title} ${idea.description}` : idea.title;
        const words = fold(text)
          .split(' ')
          .map((word) => word.replace(/s$/, ''));
        return criterion.text
          .split(' ')
          .every((part) => words.some((word) => word.startsWith(part)));
      }
      case 'Available':
        return idea.available;
      case 'HasReaction':
        return labelled(own, criterion);
      case 'Relation':
        return labelled(all, criterion);
      case 'Rating':
        return rating !== null && inside(rating, rating, criterion);
      case 'Price':
        return price !== null && inside(range?.[0] ?? price, range?.[1] ?? price, criterion);
      case 'ReactionsCount':
        return inside(own.size, own.size, criterion);
      case 'Merchant':
        return idea.merchant === criterion.merchant;
      case 'HasWeights':
        return [...own.values()].some((label) => label !== 'None');
      case 'Affiliated':
        return idea.merchant === 7;
      case 'DoesntHaveNeededWeight':
        return ![...own.values()].some((label) => label.endsWith('Needed'));
      case 'AddedLastNSeconds':
        return idea.age <= criterion.seconds;
      case 'HasCloseIdea':
        return idea.close;
      case 'AppearedInSessions':
        return idea.shown >= criterion.min;
    }
  };
  return holds() !== (criterion.not ?? false);
}

const label = fc.constantFrom('any' as const, ...LABELS);
const question = fc.integer({ min: 1, max: 6 });
const ends = (max: number) =>
  fc
    .tuple(
      fc.integer({ min: 0, max }),
      fc.integer({ min: 0, max }),
      fc.constantFrom('min', 'max', 'both'),
    )
    .map(([a, b, which]) => ({
      ...(which !== 'max' && { min: Math.min(a, b) }),
      ...(which !== 'min' && { max: Math.max(a, b) }),
    }));

/** One criterion of each type. */
const PLAIN: Record<Criterion['type'], fc.Arbitrary<Criterion>> = {
  Text: fc.record(
    {
      type: fc.constant('Text' as const),
      text: fc.constantFrom('tango', 'jazz kayak', 'ori', 'velo', 'tang kay', 'absent'),
      description: fc.constant(true as const),
    },
    { requiredKeys: ['type', 'text'] },
  ),
  Available: fc.constant({ type: 'Available' }),
  HasReaction: fc.record({ type: fc.constant('HasReaction' as const), question, label }),
  Relation: fc.record({ type: fc.constant('Relation' as const), question, label }),
  Rating: ends(5).map((both) => ({ type: 'Rating', ...both })),
  Price: ends(10_000).map((both) => ({ type: 'Price', ...both })),
  ReactionsCount: ends(5).map((both) => ({ type: 'ReactionsCount', ...both })),
  Merchant: fc.constantFrom(0, 7, 8, 99).map((merchant) => ({ type: 'Merchant', merchant })),
  HasWeights: fc.constant({ type: 'HasWeights' }),
  Affiliated: fc.constant({ type: 'Affiliated' }),
  DoesntHaveNeededWeight: fc.constant({ type: 'DoesntHaveNeededWeight' }),
  AddedLastNSeconds: fc
    .integer({ min: 1, max: 40 * DAY_SECONDS })
    .map((seconds) => ({ type: 'AddedLastNSeconds', seconds })),
  HasCloseIdea: fc.constant({ type: 'HasCloseIdea' }),
  AppearedInSessions: fc
    .integer({ min: 1, max: 31 })
    .map((min) => ({ type: 'AppearedInSessions', min })),
};

const inverted = (plain: fc.Arbitrary<Criterion>) =>
  fc.tuple(plain, fc.boolean()).map(([one, not]): Criterion => (not ? { ...one, not } : one));

const reference = (criteria: readonly Criterion[]) =>
  planted.filter((idea) => criteria.every((each) => meets(idea, each))).map(({ id }) => id);

async function found(criteria: readonly Criterion[]): Promise<number[]> {
  const result = await searchIdeas({ criteria, orderBy: 'added', direction: 'asc', limit: 100 });
  if (!result.ok) throw new Error(result.reason);
  return result.ids.toSorted((a, b) => a - b);
}

test.each(CRITERION_TYPES)(
  '%s finds what its plain meaning finds, inverted or not',
  async (type) => {
    await fc.assert(
      fc.asyncProperty(PLAIN[type], async (plain) => {
        for (const criterion of [plain, { ...plain, not: true as const }]) {
          expect(await found([criterion])).toEqual(reference([criterion]));
        }
      }),
      { numRuns: 12 },
    );
  },
);

test('any number of criteria hold together', async () => {
  const any = inverted(fc.oneof(...Object.values(PLAIN)));
  await fc.assert(
    fc.asyncProperty(fc.array(any, { maxLength: 6 }), async (criteria) => {
      expect(await found(criteria)).toEqual(reference(criteria));
    }),
    { numRuns: 60 },
  );
});

test.each(SEARCH_ORDERS)(
  'ideas sorted by %s are in one order, the unknown last, and cut at the limit',
  async (orderBy) => {
    const all = await searchIdeas({ criteria: [], orderBy, direction: 'desc', limit: 100 });
    const some = await searchIdeas({ criteria: [], orderBy, direction: 'desc', limit: 10 });
    if (!all.ok || !some.ok) throw new Error('too slow');
    expect([all.isCut, some.isCut]).toEqual([false, true]);
    expect(some.ids).toEqual(all.ids.slice(0, 10));
    const rows = await listIdeas(all.ids);
    expect(rows.map(({ id }) => id)).toEqual(all.ids);
    const values = rows.map((row) =>
      orderBy === 'added' ? Date.parse(row.added_on) : row[orderBy],
    );
    const known = values.filter((value) => value !== null);
    expect(values.slice(known.length).every((value) => value === null)).toBe(true);
    expect(known).toEqual(
      orderBy === 'title' ? known : known.toSorted((a, b) => Number(b) - Number(a)),
    );
  },
);

test('titles are sorted without regard to accents and capitals', async () => {
  const ids = planted.slice(0, 3).map(({ id }) => id);
  await db
    .transaction(async (trx) => {
      for (const [i, title] of ['Zèbre', 'écharpe', 'Encens'].entries()) {
        await trx('idea').where({ id: ids[i]! }).update({ title, added_at: NOW });
      }
      const result = await searchIdeas(
        {
          criteria: [{ type: 'AddedLastNSeconds', seconds: 1 }],
          orderBy: 'title',
          direction: 'asc',
          limit: 50,
        },
        trx,
      );
      const rows = await listIdeas(result.ok ? result.ids : [], trx);
      const three = rows
        .map(({ title }) => title)
        .filter((title) => /Zèbre|écharpe|Encens/.test(title));
      expect(three).toEqual(['écharpe', 'Encens', 'Zèbre']);
      await trx.rollback();
    })
    .catch((error) => {
      if (!/rolled back/.test(String(error))) throw error;
    });
});

test('labels on one question are those of all questions', async () => {
  for (const wanted of [1, 2, 3, 4, 5]) {
    const one = await query<{ idea_id: number; label: Label }>(
      db,
      'select * from labels_on(?) order by idea_id',
      [wanted],
    );
    const expected = planted.flatMap(({ id, all }) => {
      const own = all.get(wanted);
      return own ? [{ idea_id: id, label: own }] : [];
    });
    expect(one).toEqual(expected);
  }
});

test('a file has all ideas in order, however many', async () => {
  const ids = planted.map(({ id }) => id).reverse();
  const streamed: number[] = [];
  for await (const { id } of streamIdeas(Array.from({ length: 20 }, () => ids).flat()))
    streamed.push(id);
  expect(streamed).toEqual(Array.from({ length: 20 }, () => ids).flat());
});

test('criteria that take too long together are given up, and say so', async () => {
  const blocker = await db.transaction();
  try {
    await blocker.raw('lock table idea in access exclusive mode');
    const wanted = { criteria: [], orderBy: 'added', direction: 'desc', limit: 10 } as const;
    expect(await searchIdeas(wanted)).toEqual({ ok: false, reason: 'too_slow' });
  } finally {
    await blocker.rollback();
  }
});
