import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importCatalogue } from '#modules/catalogue/exchange/index.server.ts';
import { formatIdeaKey } from '#modules/catalogue/shared.ts';
import { DAY_MS, db, setClock } from '#modules/platform/index.server.ts';
import { START as SEARCH } from '../../../tests/fixtures/search.ts';
import { learnFromSessions } from '../learning/index.server.ts';
import { currentStep, highlightIdeas, startSession } from '../session/index.server.ts';
import { openEngine, refreshSnapshot } from '../snapshot/index.server.ts';
import { readSquareAddress } from './address.ts';
import { openSquare, recordClick, searchSquare, startSearch } from './commands.server.ts';
import { square } from './queries.server.ts';
import { type Square, type SquareQuery, writeSquareAddress } from './square.ts';

const STARTER = fileURLToPath(new URL('../../../content/catalogue', import.meta.url));
const VISIT = {
  from_location: '?q=x',
  env: { pw: 1280, ph: 800, dpi: 1, ua: 'Firefox/150', uv: '' },
};

beforeAll(async () => {
  const result = await importCatalogue(STARTER);
  expect(result).toMatchObject({ ok: true });
  await refreshSnapshot();
}, 60_000);

const at = (address: Record<string, string>) => readSquareAddress(new URLSearchParams(address));
const names = ({ cells }: Square) => cells.map(({ idea }) => idea.key.id_within_merchant);
const titles = ({ cells }: Square) => cells.map(({ idea }) => idea.title).join('\n');

function reacted(
  query: SquareQuery,
  shown: Square,
  place: number,
  feedback: 'GoodIdea' | 'BadIdea',
) {
  const reaction = { feedback, key: shown.cells[place]!.idea.key };
  return { ...query, reactions: [...query.reactions, reaction] };
}

/** Changes the catalogue's version, which empties the caches. */
async function clearCaches(): Promise<void> {
  await db('idea').where({ id_within_merchant: 'secateur-forge' }).update({ rating: 4.9 });
  await refreshSnapshot();
}

test('a shared grid stays as it was seen, except for ideas that are gone', async () => {
  const before = await square(at({ q: 'jardin' }));
  const seen = before.cells.map(({ idea }) => idea.key).toReversed();
  const shared = { ...at({ q: 'jardin', o: '1' }), result: seen };
  expect(names(await square(shared))).toEqual(seen.map((key) => key.id_within_merchant));
  const [gone] = seen;
  const [idea] = await db('idea').where(gone!).update({ available: false }).returning('*');
  await refreshSnapshot();
  const after = names(await square(shared));
  expect(after.slice(1)).toEqual(seen.slice(1).map((key) => key.id_within_merchant));
  expect(after).not.toContain(gone?.id_within_merchant);
  expect(after).toHaveLength(9);
  await db('idea').where({ id: idea!.id }).update({ available: true });
  await refreshSnapshot();
});

describe('a text', () => {
  test.each([
    ['bougie parfumee', /bougie/i],
    ["l'amateur de cafes", /café/i],
    ['des randonées', /randonn|marche/i],
    ['jardinage pour ma grand-mère', /jardin|planter|semer|rosier|graines/i],
    ['ciné', /ciné|film/i],
    ['bouquin', /livre|roman/i],
    ['coffret bien etre', /spa|bain|masque|massage|soin|sauna/i],
  ])('« %s » shows nine ideas, several of them about %s', async (text, theme) => {
    const shown = await square(at({ q: text }));
    expect(shown.cells).toHaveLength(9);
    const about = shown.cells.filter(({ idea }) => theme.test(`${idea.title} ${idea.description}`));
    expect(about.length).toBeGreaterThanOrEqual(4);
    expect(shown.nothingFound).toBe(false);
  });

  test('that names an idea beside a theme shows that idea among the first', async () => {
    const { cells } = await square(at({ q: 'un hamac pour le jardin' }));
    expect(cells.slice(0, 3).map(({ idea }) => idea.title)).toContainEqual(
      expect.stringMatching(/hamac/i),
    );
  });

  test('has its known and unknown parts reported, in its own words', async () => {
    const { topics, missed } = await square(
      at({ q: 'Maman, 60 ans, jardinnage japonais, pas de vin, xyzzy et du thé' }),
    );
    expect([topics, missed]).toEqual([
      ['Maman', 'jardinage japonais', 'thé', 'pas de vin'],
      ['xyzzy'],
    ]);
  });

  test('is why a tile is there: by its words that name a theme of the idea, and by no others', async () => {
    const { cells } = await square(at({ q: '60 ans, jardin' }));
    const reasons = cells.map((cell) => cell.reasons);
    expect(reasons.filter((each) => each.length > 0).length).toBeGreaterThanOrEqual(4);
    expect(new Set(reasons.flat())).toEqual(new Set(['Tu as parlé de «\u00a0jardin\u00a0»']));
    const usual = await square(at({}));
    expect(usual.cells.flatMap((cell) => cell.reasons)).toEqual([]);
  });

  test('says whom it is for as a reason only where it says nothing else', async () => {
    const reasonsOf = async (text: string) =>
      new Set((await square(at({ q: text }))).cells.flatMap((cell) => cell.reasons));
    expect(await reasonsOf('homme, opéra')).toEqual(new Set(['Tu as parlé d’«\u00a0opéra\u00a0»']));
    expect(await reasonsOf('papa')).toEqual(new Set(['Tu as parlé de «\u00a0papa\u00a0»']));
  });

  test('that names no dog is shown nothing for one, whatever words a leash has', async () => {
    const leash = 'laisse-corde-escalade';
    expect(names(await square(at({ q: 'escalade' })))).not.toContain(leash);
    expect(names(await square(at({ q: 'escalade avec son chien' })))).toContain(leash);
  });

  test('that names a theme and a thing has tiles for both', async () => {
    const shown = await square(at({ q: 'potager, jeux de société à deux, vélo cargo' }));
    expect(names(shown)).toEqual(expect.arrayContaining(['velo-antivol-costaud']));
    expect(titles(shown)).toMatch(/potager|graines|semis/);
    expect(titles(shown)).toMatch(/jeu/);
  });

  test('with a least price is shown nothing that always costs less', async () => {
    const { cells } = await square(at({ q: 'cuisine, entre 60 et 120 €' }));
    const dearest = cells.map(({ idea }) => idea.price_max ?? idea.price ?? 0);
    expect(dearest).toHaveLength(9);
    for (const price of dearest) expect(price).toBeGreaterThanOrEqual(6000);
  });

  test('names the recipient and the budget', async () => {
    const shown = await square(at({ q: 'maman 60 ans moins de 30 euros' }));
    expect(shown.profile).toMatchObject({ gender: 'Female', age: 720, price_max_cents: 3000 });
    for (const { idea } of shown.cells)
      expect(idea.price_min ?? idea.price ?? 0).toBeLessThanOrEqual(3150);
  });

  test.each(['xyzzy', '礼物', '🎁', '%_\'"\\'])('« %s » finds nothing', async (text) => {
    expect(await square(at({ q: text }))).toMatchObject({ cells: [], nothingFound: true });
  });

  test.each([
    ['moins de 40 euros, pas de vin', /vin\b|bouteille/i],
    ['cuisine, pas de pâtisserie', /gâteau|pâtissi/i],
    ['cadeau retraite, surtout pas de bijoux', /bijou|bracelet|collier|boucles/i],
  ])('that refuses a theme leaves out its ideas: « %s »', async (text, theme) => {
    const shown = await square(at({ q: text }));
    expect(shown.cells).toHaveLength(9);
    expect(titles(shown)).not.toMatch(theme);
  });

  test.each([
    ['jardinage et lecture', /jardin|potager|semis|serre|fraisiers/i, /livre|roman|lecture/i],
    [
      'musique et mode',
      /concert|chanson|vinyle|musique|artiste/i,
      /sac|pull|écharpe|friperies|bottines/i,
    ],
  ])('that names two wishes has tiles for both: « %s »', async (text, one, other) => {
    const { cells } = await square(at({ q: text }));
    for (const theme of [one, other]) {
      expect(cells.filter(({ idea }) => theme.test(idea.title)).length).toBeGreaterThanOrEqual(3);
    }
  });

  test('with an age is shown what is given for such a birthday', async () => {
    const years = async (text: string) => titles(await square(at({ q: text })));
    expect(await years('20 ans fille')).toMatch(/escape game|festival|instantané|friperies/i);
    expect(await years('femme 70 ans')).not.toMatch(/escape game|festival/i);
  });

  test.each([
    ['mon mari', /barbier|circuit|montre|raclette|club/i],
    ['ma meilleure amie', /lettre|amie|souvenirs|roman annoté/i],
    ['évjf', /karaoké|cocktails|escape game|rafting/i],
    ['carte cadeau', /choix|choisi/i],
    ['anniversaire de mariage 10 ans', /château|champagne|anniversaires/i],
    ['père noël secret 5 €', /bingo|meuh|cactus/i],
  ])('« %s » is for whom or for what it names', async (text, about) => {
    const shown = await square(at({ q: text }));
    expect(shown.cells.filter(({ idea }) => about.test(idea.title)).length).toBeGreaterThanOrEqual(
      2,
    );
  });

  test('that refuses one thing leaves out no other of its family', async () => {
    const { cells } = await square(at({ q: 'gourmandises, pas de chocolat' }));
    expect(cells).toHaveLength(9);
    expect(cells.map(({ idea }) => idea.title).join()).not.toMatch(/chocolat/i);
  });

  test('finds nothing for a child: no idea is made for children yet', async () => {
    const { cells, profile, tooYoung } = await square(at({ q: 'jeu pour enfant de 5 ans' }));
    expect([cells, profile.age, tooYoung]).toEqual([[], 60, true]);
    expect((await square(at({ q: 'fille 8 ans' }))).tooYoung).toBe(true);
  });

  test.each(['bébé naissance original', 'cadeau naissance'])(
    'about a birth is for no child: « %s »',
    async (text) => {
      const { cells, tooYoung } = await square(at({ q: text }));
      expect([cells.length, tooYoung]).toEqual([9, false]);
    },
  );

  test('for a child of whom no age is said invents none', async () => {
    const { profile, tooYoung } = await square(at({ q: 'astronomie enfant' }));
    expect([profile.age, profile.isChild, tooYoung]).toEqual([null, true, true]);
  });

  test('has ideas for a teenager, who is no child', async () => {
    const { cells, profile, tooYoung } = await square(at({ q: 'ado 13 ans' }));
    expect([cells.length, profile.age, tooYoung]).toEqual([9, 156, false]);
  });

  test('that names a recipient in several words is not about one of the words', async () => {
    const shown = await square(at({ q: 'femme enceinte' }));
    expect(titles(shown)).not.toMatch(/enceinte/i);
  });

  test('that only asks for a gift is shown what pleases most people', async () => {
    expect(names(await square(at({ q: 'une idée cadeau sympa' })))).toEqual(
      names(await square(at({}))),
    );
  });

  test('is optional: without one, what usually pleases is shown', async () => {
    const shown = await square(at({}));
    expect(shown.cells).toHaveLength(9);
    expect(shown.nothingFound).toBe(false);
  });
});

describe('a reaction', () => {
  test('replaces a refused idea by the second of its pair, and moves no other', async () => {
    const query = at({ q: 'jardin' });
    const before = await square(query);
    const place = before.cells.findIndex(({ second }) => second !== null);
    const after = await square(reacted(query, before, place, 'BadIdea'));
    expect(after.cells[place]!.idea).toEqual(before.cells[place]!.second);
    expect(names(after)).not.toContain(names(before)[place]);
    for (const [index, name] of names(before).entries()) {
      expect([index, -1]).toContain(names(after).indexOf(name));
    }
  });

  test('that likes an idea keeps it in its place and brings similar ones', async () => {
    let query = at({});
    let shown = await square(query);
    const liked = shown.cells[3]!.idea.title;
    for (let likes = 0; likes < 3; likes++) {
      query = reacted(query, shown, 3, 'GoodIdea');
      shown = await square(query);
      expect(shown.cells[3]!.idea.title).toBe(liked);
    }
    expect(names(shown)).not.toEqual(names(await square(at({}))));
  });

  test('of an idea that the catalogue does not have changes nothing', async () => {
    const query = at({ q: 'jardin' });
    const key = { merchant_id: 99, id_within_merchant: 'nope' };
    const odd = { ...query, reactions: [{ feedback: 'BadIdea', key }] } as const;
    expect(names(await square(odd))).toEqual(names(await square(query)));
  });
});

test('a reset brings back all but what was refused', async () => {
  const query = at({ q: 'jardin' });
  const shown = await square(query);
  const { reactions } = reacted(query, shown, 0, 'BadIdea');
  const reset = { feedback: 'Reset', key: shown.cells[0]!.idea.key } as const;
  const after = await square({ ...query, reactions: [...reactions, reset] });
  expect(names(after)).toEqual(expect.arrayContaining(names(shown).slice(1)));
  expect(names(after)).not.toContain(names(shown)[0]);
});

test('a grid does not depend on what another visitor refused and reset before', async () => {
  const query = at({ q: 'cuisine' });
  const shown = await square(query);
  const refused = reacted(query, shown, 1, 'BadIdea');
  const expected = names(await square(refused));
  await clearCaches();
  const { reactions } = reacted(query, shown, 0, 'BadIdea');
  const reset = { feedback: 'Reset', key: shown.cells[0]!.idea.key } as const;
  await square({ ...query, reactions: [...reactions, reset] });
  expect(names(await square(refused))).toEqual(expected);
});

test('the starting idea is in the centre, among similar ideas', async () => {
  const shown = await square(at({ h: '0:secateur-forge' }));
  expect(names(shown)[4]).toBe('secateur-forge');
  expect(shown.cells).toHaveLength(9);
  expect(titles(shown)).toMatch(/jardin|semis|graines|rosier|fruitiers|bêche/);
});

test('an address alone rebuilds the grid, in whatever order other grids were requested before', async () => {
  let query = at({ q: 'cuisine', h: '0:mortier-granit', o: '1' });
  const seen = [];
  for (const [place, feedback] of [
    [0, 'BadIdea'],
    [7, 'GoodIdea'],
    [2, 'BadIdea'],
  ] as const) {
    query = reacted(query, await square(query), place, feedback);
    seen.push([writeSquareAddress(query), names(await square(query))] as const);
  }
  await clearCaches();
  for (const [address, grid] of seen.toReversed()) {
    expect(names(await square(readSquareAddress(new URLSearchParams(address))))).toEqual(grid);
  }
});

test('a guided search that is asked for on a grid never proposes what was refused there, and takes it as refused', async () => {
  const query = at({ q: 'jardin' });
  const shown = await square(query);
  const refused = reacted(reacted(query, shown, 0, 'BadIdea'), shown, 1, 'GoodIdea');
  const key = shown.cells[0]!.idea.key;
  const gone = {
    feedback: 'BadIdea',
    key: { merchant_id: 0, id_within_merchant: 'gone' },
  } as const;
  const address = writeSquareAddress({ ...refused, reactions: [...refused.reactions, gone] });
  const begin = (from_location: string) =>
    startSearch({ ...SEARCH, hints: 'jardin', from_location });
  const { sid, step } = await begin(`/square?${address}`);
  expect(step).toMatchObject({
    kind: 'question',
    judged: [{ key, feedback: 'BadIdea', after: 0 }],
  });
  expect(await currentStep(sid)).toEqual(step);
  const best = await highlightIdeas(sid, 9);
  expect(best!.map((idea) => formatIdeaKey(idea.key))).not.toContain(formatIdeaKey(key));
  const elsewhere = await begin(`/?${address}`);
  expect(elsewhere.step).toMatchObject({ judged: [] });
});

describe('while the catalogue changes', () => {
  let engine: Awaited<ReturnType<typeof openEngine>>;
  beforeAll(async () => {
    engine = await openEngine();
  });
  afterAll(() => engine.close());

  const columns = {
    merchant_id: 0,
    description: 'Pour jouer au vent',
    image: 'kite.dots.webp',
    content: 'Dans les magasins de cerfs-volants',
    price_cents: 3000,
    age_min_months: 192,
  };

  test('a new idea is found within moments, and no longer once it is sold out', async () => {
    const query = at({ q: 'cerf-volant acrobatique' });
    await db('idea').insert({
      ...columns,
      id_within_merchant: 'cerf-volant',
      title: 'Un cerf-volant acrobatique',
    });
    await expect.poll(async () => names(await square(query))[0]).toBe('cerf-volant');
    await db('idea').where({ id_within_merchant: 'cerf-volant' }).update({ available: false });
    await expect.poll(async () => names(await square(query))).not.toContain('cerf-volant');
  });
});

describe('the session of a square', () => {
  beforeEach(() => db.raw('truncate search_session cascade'));

  const log = async (sid: string) =>
    await db('search_event')
      .join('idea', 'idea.id', 'search_event.idea_id')
      .where({ session_id: sid })
      .orderBy('seq')
      .select('seq', 'kind', 'feedback', 'id_within_merchant as idea');

  test('holds the text, what it says of the recipient, the reactions and the clicks', async () => {
    const query = at({
      q: 'un café pour papa',
      r: '["BadIdea:0:secateur-forge","GoodIdea:0:nope"]',
    });
    const { sid, square: shown } = await openSquare(query, VISIT);
    expect(names(shown)).toEqual(names(await square(query)));
    expect(await recordClick(sid, shown.cells[0]!.idea.key)).toBe(true);
    expect(await db('search_session').where({ id: sid }).first()).toMatchObject({
      screen: 'square',
      hints: 'un café pour papa',
      gender: 'Male',
      browser: 'Firefox',
      page_size: 'large',
      origin_id: null,
    });
    expect(await log(sid)).toEqual([
      { seq: 0, kind: 'feedback', feedback: 'BadIdea', idea: 'secateur-forge' },
      { seq: 1, kind: 'feedback', feedback: 'ClickedOnIdea', idea: names(shown)[0] },
    ]);
  });

  test('takes clicks from many windows at once', async () => {
    const { sid, square: shown } = await openSquare(at({ q: 'jardin' }), VISIT);
    await Promise.all(shown.cells.map(({ idea }) => recordClick(sid, idea.key)));
    expect((await log(sid)).map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('continues for the same text; another text has a session of its own, with this one as origin', async () => {
    const first = await searchSquare('jardin', null, VISIT);
    expect((await searchSquare('jardin', first.sid, VISIT)).sid).toBe(first.sid);
    const second = await searchSquare('cuisine', first.sid, VISIT);
    expect(second.sid).not.toBe(first.sid);
    const session = await db('search_session').where({ id: second.sid }).first();
    expect(session?.origin_id).toBe(first.sid);
  });

  test('has no origin that does not exist', async () => {
    const { sid } = await openSquare({ ...at({ q: 'jardin' }), origin: 'B'.repeat(22) }, VISIT);
    expect(await db('search_session').where({ id: sid }).first()).toMatchObject({
      origin_id: null,
    });
  });

  test('is not learned from', async () => {
    setClock(new Date(Date.now() - 2 * DAY_MS));
    await openSquare(at({ q: 'jardin', r: '["GoodIdea:0:secateur-forge"]' }), VISIT);
    setClock(null);
    expect(await learnFromSessions()).toBeNull();
  });

  test('is never a guided search, whose step a click does not change', async () => {
    const start = {
      gender: 'Female',
      age: 360,
      price_min_cents: 0,
      price_max_cents: 9000,
    } as const;
    const search = await startSession({ ...start, ...VISIT, hints: 'jardin' });
    const { sid, square: shown } = await searchSquare('jardin', search.sid, VISIT);
    expect(sid).not.toBe(search.sid);
    expect(await recordClick(search.sid, shown.cells[0]!.idea.key)).toBe(true);
    expect(await currentStep(search.sid)).toEqual(search.step);
  });

  test('must exist, like the idea, for a click to be stored', async () => {
    const { sid, square: shown } = await openSquare(at({ q: 'jardin' }), VISIT);
    const { key } = shown.cells[0]!.idea;
    for (const unknown of ['A'.repeat(22), '', '\0', "' or 1=1 --"]) {
      expect(await recordClick(unknown, key)).toBe(false);
    }
    expect(await recordClick(sid, { merchant_id: 0, id_within_merchant: 'nope\0' })).toBe(false);
    expect(formatIdeaKey(key)).toMatch(/^0:/);
  });

  test('whose month was dropped stores no click', async () => {
    const { sid, square: shown } = await openSquare(at({ q: 'jardin' }), VISIT);
    await db('search_session')
      .where({ id: sid })
      .update({ created_at: new Date('2020-01-15') });
    expect(await recordClick(sid, shown.cells[0]!.idea.key)).toBe(false);
  });
});
