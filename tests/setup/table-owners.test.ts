import { expect, test } from 'vitest';
import {
  foreignCalls,
  foreignUses,
  foreignUsesOfFunctions,
  foreignViews,
  misownedFunctions,
  misownedTables,
  type Owner,
} from './table-owners.ts';

const OWNERS: Owner[] = [
  {
    folder: 'modules/catalogue',
    tables: ['idea'],
    views: ['catalogue_idea'],
    functions: ['record_catalogue_event'],
    offeredFunctions: ['labels_of'],
  },
  { folder: 'modules/catalogue/matching', tables: ['search_word'] },
  { folder: 'modules/alerts', tables: ['alert', 'alert_answer'] },
];
const FUNCTIONS = new Set(['record_catalogue_event', 'labels_of']);
const RELATIONS = new Set(OWNERS.flatMap(({ tables, views = [] }) => [...tables, ...views]));

function usesIn(path: string, text: string): string[] {
  return foreignUses([{ path, text }], RELATIONS, OWNERS);
}

test.each([
  ["db.raw('insert into idea (id) values (1)')"],
  ['db.raw(`with old as (select 1) delete from only idea as i using alert where i.id = 1`)'],
  ['trx.raw(\'update public."idea" set title = ?\')'],
  ["db.raw('truncate alert_answer, idea')"],
  [
    "db.raw('insert into alert (id) values (1) on conflict (id) do update set id = 1'); db('idea').delete()",
  ],
  ["await database<Row>('idea').where({ id }).update({ title })"],
  ["db.batchInsert('idea', rows)"],
  ["for (const table of ['alert', 'idea']) await trx(table).where({ id }).delete()"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a source.
  ["const upsert = (table) => `insert into ${table} (id) values (1)`; upsert('idea')"],
  ["db.raw('delete from ??', ['idea'])"],
])('a foreign write is found: %s', (text) => {
  expect(usesIn('modules/alerts/alerts.store.server.ts', text)).toContain(
    'modules/alerts/alerts.store.server.ts writes idea of modules/catalogue',
  );
});

test.each([
  ["db.raw('select from alert, lateral (select 1) as one, idea where true')"],
  ['db.raw(`select (select count(*) from "alert") from alert a left join idea on idea.id = a.id`)'],
  ['db.raw("select reltuples from pg_class where oid = \'idea\'::regclass")'],
  ["db('alert').join('idea', 'idea.id', 'alert.idea_id')"],
  ["db({ i: 'idea' }).select('id')"],
  ["const found = await connection('idea').first('id')"],
  ['const IDEAS = `select id from idea`'],
])('a foreign read is found: %s', (text) => {
  expect(usesIn('modules/alerts/alerts.store.server.ts', text)).toEqual([
    'modules/alerts/alerts.store.server.ts reads idea of modules/catalogue',
  ]);
});

test.each([
  ["db.transaction(async (transaction) => transaction('idea').delete())"],
  [
    "async function erase(connection: Database) { await connection<Row>('idea').where({ id }).delete(); }",
  ],
  ["db.transaction(async (underWay) => underWay('idea').where({ id }).update({ title }))"],
  ["const inside = await db.transaction(); await inside('idea').truncate()"],
  ["await request.database('idea').insert(row)"],
  ["await (await open())({ i: 'idea' }).delete()"],
  ['await open()(`idea`).delete()'],
  ["for (const table of ['alert', 'idea']) await transaction(table).delete()"],
])('a foreign write outside stores is found, whatever its connection is called: %s', (text) => {
  expect(usesIn('modules/alerts/commands.server.ts', text)).toEqual([
    'modules/alerts/commands.server.ts writes idea of modules/catalogue',
  ]);
});

test.each([
  ["const ideas = (underWay: Database) => underWay('idea'); await ideas(db)"],
  ["const inside = await db.transaction(); const found = await inside('idea')"],
])('a foreign read outside stores is found, whatever its connection is called: %s', (text) => {
  expect(usesIn('modules/alerts/commands.server.ts', text)).toEqual([
    'modules/alerts/commands.server.ts reads idea of modules/catalogue',
  ]);
});

test.each([
  ["execute(db, 'select record_catalogue_event(?, ?)', [kind, ideas])"],
  ['query(db, `select 1 from alert where public."record_catalogue_event" (kind, ideas) is null`)'],
])('a foreign call of a function of the database is found: %s', (text) => {
  const callsIn = (path: string) => foreignCalls([{ path, text }], FUNCTIONS, OWNERS);
  expect(callsIn('modules/alerts/commands.server.ts')).toEqual([
    'modules/alerts/commands.server.ts calls record_catalogue_event of modules/catalogue',
  ]);
  expect(callsIn('modules/catalogue/events/events.store.server.ts')).toEqual([]);
});

test('a function that its owner offers may be called, and a text that only names one calls none', () => {
  const text =
    "query(db, 'select from labels_of(?)'); // record_catalogue_event(1)\nlog('as record_catalogue_event')";
  expect(foreignCalls([{ path: 'modules/alerts/a.ts', text }], FUNCTIONS, OWNERS)).toEqual([]);
});

const usesOf = (name: string, body: string) =>
  foreignUsesOfFunctions(
    [
      { name, body },
      { name: 'record_catalogue_event', body: '' },
    ],
    RELATIONS,
    [...OWNERS, { folder: 'modules/alerts', tables: [], functions: ['notice_ideas'] }],
  );

test.each([
  ['begin insert into idea (id) values (new.id); return new; end', 'writes idea'],
  [
    "begin execute format('delete from idea where %I = 1', tg_argv[0]); return null; end",
    'writes idea',
  ],
  ['declare known idea; begin select * into known from idea; return new; end', 'reads idea'],
  [
    "begin perform record_catalogue_event('changed', null); return null; end",
    'calls record_catalogue_event',
  ],
])('what is another owner’s is found in a function of the database: %s', (body, use) => {
  expect(usesOf('notice_ideas', body)).toContain(
    `modules/alerts/notice_ideas() ${use} of modules/catalogue`,
  );
});

test('a function of the database may use what its owner may, and a text or a comment uses nothing', () => {
  const body = `begin -- it's not: update idea
    insert into alert_answer select id from catalogue_idea, labels_of(array[new.id]);
    raise exception 'no idea for %', new.id; end`;
  expect(usesOf('notice_ideas', body)).toEqual([]);
});

test('a function without an owner, or that is not there, is found', () => {
  expect(misownedFunctions(new Set(['labels_of', 'mailbox_of']), OWNERS)).toEqual([
    'mailbox_of has no owner',
    'modules/catalogue names record_catalogue_event, which does not exist',
  ]);
});

test('a module reads its own tables and the views that others offer, and writes neither from another room', () => {
  const read = "db.raw('select from idea, catalogue_idea, search_word')";
  expect(usesIn('modules/catalogue/exchange/a.ts', read)).toEqual([]);
  expect(usesIn('modules/alerts/a.ts', "db('catalogue_idea').select('id')")).toEqual([]);
  expect(usesIn('modules/catalogue/exchange/a.ts', "db('search_word').delete()")).toEqual([
    'modules/catalogue/exchange/a.ts writes search_word of modules/catalogue/matching',
  ]);
  expect(usesIn('modules/alerts/a.ts', "db('catalogue_idea').delete()")).toHaveLength(1);
});

test('words that are no tables of a statement are none', () => {
  const text =
    "log.info('an alert of idea 3'); // update idea\nconst idea = { idea: 'idea' }; find('a', idea)";
  expect(usesIn('modules/engine/a.ts', text)).toEqual([]);
  const calls =
    "program.command('idea').description('…'); const [shown] = useState('alert'); t('idea')";
  expect(usesIn('modules/engine/a.ts', calls)).toEqual([]);
});

test('a table without an owner, with two, or that is not there is found', () => {
  const owners = [...OWNERS, { folder: 'modules/engine', tables: ['alert', 'visit'] }];
  expect(misownedTables(new Set([...RELATIONS, 'idea_mail', 'pgboss.job']), owners)).toEqual([
    'alert is owned by modules/alerts and modules/engine',
    'idea_mail has no owner',
    'pgboss.job has no owner',
    'modules/engine names visit, which does not exist',
  ]);
});

test('a view of another module’s table is found', () => {
  const shown = [
    { view: 'catalogue_idea', table: 'idea' },
    { view: 'catalogue_idea', table: 'alert' },
  ];
  expect(foreignViews(shown, OWNERS)).toEqual([
    'catalogue_idea of modules/catalogue shows alert of modules/alerts',
  ]);
});
