import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import {
  type SmallCatalogue,
  setLine,
  smallCatalogue,
  writeCatalogue,
} from '../../../tests/fixtures/small-catalogue.ts';
import { makeSyntheticCatalogue } from '../../../tests/fixtures/synthetic-catalogue.ts';
import { exportCatalogue, importCatalogue } from './commands.server.ts';
import { formatProblem } from './problems.ts';

let files: SmallCatalogue;

beforeEach(async () => {
  // Faster than truncate, which replaces the files of twelve tables.
  for (const table of ['described_person', 'cohort', 'idea', 'question', 'merchant']) {
    await db(table).delete();
  }
  files = smallCatalogue();
});

async function bytesOf(dir: string): Promise<Record<string, string>> {
  const names = (await readdir(dir)).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(dir, name), 'utf8')));
  return Object.fromEntries(names.map((name, i) => [name, texts[i]!]));
}

async function exported(): Promise<Record<string, string>> {
  const dir = await writeCatalogue({});
  await exportCatalogue(dir);
  return bytesOf(dir);
}

async function ideaIds(): Promise<Record<string, number>> {
  const rows = await db('idea').select('id', 'id_within_merchant');
  return Object.fromEntries(rows.map((row) => [row.id_within_merchant, row.id]));
}

describe('a valid catalogue', () => {
  test('is imported, and exported as the same bytes', async () => {
    const dir = await writeCatalogue(files);
    expect(await importCatalogue(dir, { replace: true })).toMatchObject({ ok: true, removed: 0 });
    expect(await exported()).toEqual(await bytesOf(dir));
  });

  test('is imported twice without changing anything the second time', async () => {
    const dir = await writeCatalogue(files);
    await importCatalogue(dir);
    expect(await importCatalogue(dir)).toEqual({ ok: true, written: 0, removed: 0 });
    expect(await importCatalogue(dir, { replace: true })).toEqual({
      ok: true,
      written: 0,
      removed: 0,
    });
  });

  test('may leave out short titles, which takes away those that are there', async () => {
    await importCatalogue(await writeCatalogue(files));
    const ideas = files.ideas!.map((line) => line.replace(/,[^,]*$/, ''));
    const dir = await writeCatalogue({ ...files, ideas });
    expect(await importCatalogue(dir)).toMatchObject({ ok: true, written: 1 });
    expect((await exported())['ideas.csv']).toContain('3000,6000,\n');
  });

  test('may leave out price ranges and automated answers, which takes away those that are there', async () => {
    await importCatalogue(await writeCatalogue(files));
    const { automated_answers, ...rest } = files;
    const ideas = files.ideas!.map((line) => line.replace(/(,[^,]*){3}$/, ''));
    const dir = await writeCatalogue({ ...rest, ideas });
    expect(await importCatalogue(dir)).toMatchObject({ ok: true, written: 1 });
    expect((await exported())['automated_answers.csv']!.split('\n')).toHaveLength(4);
    expect(await importCatalogue(dir, { replace: true })).toMatchObject({ ok: true, removed: 2 });
    const out = await exported();
    expect(out['automated_answers.csv']!.trim()).toBe(files.automated_answers![0]);
    expect(out['ideas.csv']).not.toContain('3000,6000');
  });

  test('may leave out cohorts, which are deleted by an import that replaces all, until they are restored', async () => {
    await importCatalogue(await writeCatalogue(files));
    const { cohorts, ...rest } = files;
    const dir = await writeCatalogue(rest);
    expect(await importCatalogue(dir)).toMatchObject({ ok: true, written: 0 });
    expect(await importCatalogue(dir, { replace: true })).toMatchObject({ ok: true, removed: 2 });
    expect((await exported())['cohorts.csv']!.trim()).toBe(cohorts![0]);
    const deleted = await db('cohort').whereNotNull('deleted_at').pluck('name');
    expect(deleted.sort()).toEqual(['Boissons', 'Vide']);
  });

  test('adds ideas to a cohort that is there, takes them out when it replaces all, and tells who edits it', async () => {
    await importCatalogue(await writeCatalogue(files));
    setLine(files, 'cohorts', 2, 'Boissons,0,bougie');
    await importCatalogue(await writeCatalogue(files));
    const cohort = () => db('cohort').where({ name: 'Boissons' }).first('id', 'version');
    const before = (await cohort())!;
    expect((await exported())['cohorts.csv']).toContain('Boissons,0,bougie\nBoissons,0,the\n');
    const dir = await writeCatalogue(files);
    await importCatalogue(dir, { replace: true });
    expect(await exported()).toEqual(await bytesOf(dir));
    expect(await cohort()).toEqual({ id: before.id, version: before.version + 1 });
  });

  test('takes described people along, or leaves them out; the answers of a question go with it', async () => {
    await importCatalogue(await writeCatalogue(files));
    await db('question').where({ id: 4 }).delete();
    const without4 = ['01-odile,"Odile, 86 ans",1;2,,3,,', '02-enzo,,,,,3,'];
    expect((await exported())['described_people.csv']!.trim().split('\n').slice(1)).toEqual(
      without4,
    );
    setLine(files, 'described_people', 2, '01-odile,,2,1,,,');
    await importCatalogue(await writeCatalogue(files));
    expect((await exported())['described_people.csv']).toContain('01-odile,,2,1,3,,\n');
    files.described_people!.pop();
    const dir = await writeCatalogue(files);
    expect(await importCatalogue(dir, { replace: true })).toMatchObject({ ok: true, removed: 2 });
    expect(await exported()).toEqual(await bytesOf(dir));
    const { described_people, ...rest } = files;
    const bare = await writeCatalogue(rest);
    expect(await importCatalogue(bare)).toMatchObject({ written: 0, removed: 0 });
    await importCatalogue(bare, { replace: true });
    expect((await exported())['described_people.csv']!.trim()).toBe(described_people![0]);
  });

  test('takes the keywords of ideas along, or leaves them out', async () => {
    await importCatalogue(await writeCatalogue(files));
    setLine(files, 'idea_keywords', 2, '0,the,sencha');
    files.idea_keywords!.pop();
    expect(await importCatalogue(await writeCatalogue(files))).toMatchObject({ written: 1 });
    expect((await exported())['idea_keywords.csv']).toContain(
      '0,the,sencha\n7,A1,soirée entre amis\n',
    );
    const dir = await writeCatalogue(files);
    expect(await importCatalogue(dir, { replace: true })).toMatchObject({ removed: 1 });
    expect(await exported()).toEqual(await bytesOf(dir));
    const { idea_keywords, ...rest } = files;
    const bare = await writeCatalogue(rest);
    expect(await importCatalogue(bare)).toMatchObject({ written: 0, removed: 0 });
    expect(await importCatalogue(bare, { replace: true })).toMatchObject({ removed: 1 });
    expect((await exported())['idea_keywords.csv']!.trim()).toBe(idea_keywords![0]);
  });

  test('may have reasons of genders beside it, which are neither imported nor exported', async () => {
    files.gender_reasons = ['not the header'];
    expect(await importCatalogue(await writeCatalogue(files))).toMatchObject({ ok: true });
    expect(await exported()).not.toHaveProperty(['gender_reasons.csv']);
  });

  test('takes twins along, or leaves them out; a machine changes nothing that a person decided', async () => {
    files.idea_twins!.push(
      '0,bougie,0,the,Distinct,1,person',
      '0,velo,7,A1,Identical,0.62,machine',
    );
    await importCatalogue(await writeCatalogue(files));
    expect(await exported()).toEqual(await bytesOf(await writeCatalogue(files)));
    const { idea_twins, ...rest } = files;
    expect(await importCatalogue(await writeCatalogue(rest))).toMatchObject({ written: 0 });
    setLine(files, 'idea_twins', 2, '0,the,0,bougie,Identical,0.9,machine');
    setLine(files, 'idea_twins', 3, '7,A1,0,velo,Identical,1,person');
    const dir = await writeCatalogue(files);
    expect(await importCatalogue(dir)).toMatchObject({ written: 1 });
    const lines = async () => (await exported())['idea_twins.csv']!.trim().split('\n').slice(1);
    expect(await lines()).toEqual([
      '0,bougie,0,the,Distinct,1,person',
      '0,velo,7,A1,Identical,1,person',
    ]);
    await importCatalogue(dir, { replace: true });
    expect((await lines())[0]).toBe('0,bougie,0,the,Identical,0.9,machine');
    await importCatalogue(await writeCatalogue(rest), { replace: true });
    expect(await lines()).toEqual([]);
  });

  test('may begin with a byte order mark and have Windows line ends', async () => {
    const dos = Object.fromEntries(
      Object.entries(files).map(([name, lines]) => [
        name,
        Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`),
      ]),
    );
    expect(await importCatalogue(await writeCatalogue(dos))).toMatchObject({ ok: true });
    expect(await exported()).toEqual(await bytesOf(await writeCatalogue(files)));
  });

  test('may hold hostile texts', async () => {
    const hostile = [
      'a "quoted" word, a comma; a semicolon',
      'two\nlines\r\nand three',
      '\\N',
      '\\.',
      '\t tab \\t \\',
      '🎁👩‍👩‍👧 e\u0301 \u202Eright to left\u202C שלום مرحبا',
      "'; drop table idea; --",
      ' spaces around ',
      '=1+1',
      'x'.repeat(20_000),
    ];
    for (const [i, text] of hostile.entries()) {
      files.ideas!.push(
        `0,h${i},Titre,"${text.replaceAll('"', '""')}",,,true,candle.dots.webp,Un texte,Unknown,,,2026-01-01T00:00:00Z,,,`,
      );
    }
    const dir = await writeCatalogue(files);
    expect(await importCatalogue(dir)).toMatchObject({ ok: true });
    const rows = await db('idea')
      .where('id_within_merchant', 'like', 'h_')
      .orderBy('id')
      .pluck('description');
    expect(rows).toEqual(hostile);
    const first = await writeCatalogue({});
    await exportCatalogue(first);
    await importCatalogue(first, { replace: true });
    expect(await exported()).toEqual(await bytesOf(first));
  });

  test('notifies running sites once it is imported, and not when it is rejected', async () => {
    const revision = async () => (await db('catalogue_revision').first('revision'))!.revision;
    const before = await revision();
    setLine(files, 'ideas', 2, 'nonsense');
    await importCatalogue(await writeCatalogue(files));
    expect(await revision()).toBe(before);
    await importCatalogue(await writeCatalogue(smallCatalogue()));
    expect(await revision()).toBeGreaterThan(before);
  });

  test('that changes nothing sends no notification and draws no picture', async () => {
    const traces = async () => [
      (await db('catalogue_revision').first('revision'))!.revision,
      (await db('pgboss.job').where({ name: 'draw-pictures' }).count()).at(0),
    ];
    await importCatalogue(await writeCatalogue(smallCatalogue()));
    const before = await traces();
    for (const replace of [false, true]) {
      const again = await importCatalogue(await writeCatalogue(smallCatalogue()), { replace });
      expect(again).toEqual({ ok: true, written: 0, removed: 0 });
    }
    expect(await traces()).toEqual(before);
  });

  test('of some size keeps its bytes and reports its progress', async () => {
    const dir = await writeCatalogue({});
    await makeSyntheticCatalogue(dir, { ideas: 500, questions: 60, labelsPerIdea: 12, seed: 3 });
    const phases = new Set<string>();
    const onProgress = (phase: string, done: number, total: number) => {
      expect(done).toBeLessThanOrEqual(total);
      phases.add(phase);
    };
    expect(await importCatalogue(dir, { replace: true, onProgress })).toMatchObject({ ok: true });
    expect([...phases]).toEqual(['read', 'check', 'write']);
    const first = await exported();
    expect(first['reactions.csv']!.split('\n')).toHaveLength(500 * 12 + 2);
    await importCatalogue(
      await writeCatalogue(
        Object.fromEntries(
          Object.entries(first).map(([name, text]) => [
            name.replace('.csv', ''),
            Buffer.from(text),
          ]),
        ),
      ),
      { replace: true },
    );
    expect(await exported()).toEqual(first);
  });
});

describe('without replace', () => {
  test('rows are added and changed, none is taken away', async () => {
    await importCatalogue(await writeCatalogue(files));
    const ids = await ideaIds();
    files.ideas = [files.ideas![0]!, files.ideas![1]!.replace('2500', '2600')];
    files.reactions = [files.reactions![0]!, '0,the,2,YesIsBetter', '0,the,3,NoIsBetter'];
    expect(await importCatalogue(await writeCatalogue(files))).toEqual({
      ok: true,
      written: 3,
      removed: 0,
    });
    expect(await ideaIds()).toEqual(ids);
    const reactions = await db('reaction').where({ idea_id: ids.the }).orderBy('question_id');
    expect(reactions.map(({ question_id, label }) => [question_id, label])).toEqual([
      [2, 'YesIsBetter'],
      [3, 'NoIsBetter'],
    ]);
  });

  test('relations and reactions may be left out, the rest may not', async () => {
    const { question_relations, reactions, ...rest } = files;
    expect(await importCatalogue(await writeCatalogue(rest))).toMatchObject({ ok: true });
    const { ideas, ...poorer } = rest;
    files = poorer;
    expect((await importCatalogue(await writeCatalogue(files))).ok).toBe(false);
  });

  test('what is there already counts in references, forms and contradictions', async () => {
    await importCatalogue(await writeCatalogue(files));
    files.merchants = files.merchants!.slice(0, 1);
    files.question_forms = files.question_forms!.slice(0, 1);
    files.question_relations = [files.question_relations![0]!, '1,impliesNot,2', '1,implies,2'];
    const result = await importCatalogue(await writeCatalogue(files));
    expect(result.ok ? [] : result.problems.map(formatProblem)).toEqual([
      'question_relations.csv, ligne 2 : contradiction : Oui à 1 répond à la fois Oui et Non à 2',
      'question_relations.csv, ligne 3 : cercle de implies : 2 → 1 → 2',
    ]);
  });

  test('an automated answer is changed by one for the same people, and contradicts the others', async () => {
    await importCatalogue(await writeCatalogue(files));
    setLine(
      files,
      'automated_answers',
      2,
      '2,ProbablyNo,Couple,216,1200,christmas,4:no;3:yes,1000,20000,jeu;course à pied,true',
    );
    setLine(files, 'automated_answers', 3, '1,Yes,,,,,2:yes,,,,');
    expect(await importCatalogue(await writeCatalogue(files))).toMatchObject({
      ok: true,
      written: 2,
    });
    setLine(files, 'automated_answers', 3, '4,No,,100,,,,,,,');
    const result = await importCatalogue(await writeCatalogue(files));
    expect(result.ok ? [] : result.problems.map(formatProblem)).toEqual([
      'automated_answers.csv, ligne 3, colonne answer : contredit une règle du catalogue : les deux peuvent valoir pour une même personne',
    ]);
    setLine(files, 'automated_answers', 3, '4,No,,100,,,,,,,true');
    expect(await importCatalogue(await writeCatalogue(files))).toMatchObject({ ok: true });
    setLine(files, 'automated_answers', 3, '4,No,,192,,,,,,,');
    expect(await importCatalogue(await writeCatalogue(files))).toMatchObject({ ok: true });
  });

  test('a question that goes takes along the automated answers that depend on it', async () => {
    await importCatalogue(await writeCatalogue(files));
    await db('question').where({ id: 3 }).delete();
    expect(await db('automated_answer').pluck('question_id')).toEqual([4]);
  });

  test('two questions may swap their texts', async () => {
    await importCatalogue(await writeCatalogue(files));
    const [one, two] = [files.questions![1]!, files.questions![2]!];
    setLine(files, 'questions', 2, one.replace('Aime le thé ?', 'Aime le thé japonais ?'));
    setLine(files, 'questions', 3, two.replace('Aime le thé japonais ?', 'Aime le thé ?'));
    expect(await importCatalogue(await writeCatalogue(files))).toMatchObject({
      ok: true,
      written: 2,
    });
  });
});

describe('with replace', () => {
  test('the folder becomes the whole catalogue, and ideas whose key stays keep their id', async () => {
    await importCatalogue(await writeCatalogue(files));
    const { the } = await ideaIds();
    files.merchants = files.merchants!.slice(0, 2);
    files.ideas = [files.ideas![0]!, files.ideas![2]!];
    files.reactions = [files.reactions![0]!, '0,the,1,YesIsNeeded'];
    // The text of a question that goes passes to one that comes.
    files.questions![4] = '5,Fait du vélo ?,AverageQuality,,true,,40';
    files.question_forms = files.question_forms!.map((line) => line.replace(/^4,/, '5,'));
    files.question_relations = files.question_relations!.slice(0, 2);
    files.automated_answers = [files.automated_answers![0]!, '5,IDontKnow,,,191,,,,,,false'];
    setLine(files, 'described_people', 2, '01-odile,"Odile, 86 ans",1;2,,3,,5');
    setLine(files, 'described_people', 3, '02-enzo,,,,,3,');
    files.idea_keywords!.pop();
    const dir = await writeCatalogue(files);
    expect(await importCatalogue(dir, { replace: true })).toMatchObject({ ok: true });
    expect(await ideaIds()).toEqual({ the });
    expect(await exported()).toEqual(await bytesOf(dir));
  });
});
