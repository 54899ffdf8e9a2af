import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import {
  type SmallCatalogue,
  smallCatalogue,
  writeCatalogue,
} from '../../../tests/fixtures/small-catalogue.ts';
import { makeSyntheticCatalogue } from '../../../tests/fixtures/synthetic-catalogue.ts';
import { checkCatalogue } from '../check/index.server.ts';
import { COHORT_IDEAS_MAX } from '../cohorts/shared.ts';
import { exportCatalogue, importCatalogue } from './commands.server.ts';
import { formatProblem, PROBLEMS_SHOWN } from './problems.ts';

let files: SmallCatalogue;

beforeEach(async () => {
  // Faster than truncate, which replaces the files of twelve tables.
  for (const table of ['described_person', 'cohort', 'idea', 'question', 'merchant']) {
    await db(table).delete();
  }
  files = smallCatalogue();
});

/** Replaces a line (the header is line 1) of a file; past its end, adds one. */
function setLine(file: string, line: number, content: string): void {
  const lines = files[file]!;
  lines[Math.min(line - 1, lines.length)] = content;
}

/** What an import rejects, which a check without a database finds as well. */
async function problemsOf(): Promise<string[]> {
  const dir = await writeCatalogue(files);
  const result = await importCatalogue(dir, { replace: true });
  expect(await db('idea').select('id')).toEqual([]);
  const problems = result.ok ? [] : result.problems.map(formatProblem);
  const { ok, findings } = await checkCatalogue(dir);
  expect(ok).toBe(false);
  expect(findings[0]!.offenders).toEqual(problems);
  return problems;
}

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
    setLine('cohorts', 2, 'Boissons,0,bougie');
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
    setLine('described_people', 2, '01-odile,,2,1,,,');
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
    setLine('idea_keywords', 2, '0,the,sencha');
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
    setLine('idea_twins', 2, '0,the,0,bougie,Identical,0.9,machine');
    setLine('idea_twins', 3, '7,A1,0,velo,Identical,1,person');
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
    setLine('ideas', 2, 'nonsense');
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
      'automated_answers',
      2,
      '2,ProbablyNo,Couple,216,1200,christmas,4:no;3:yes,1000,20000,jeu;course à pied,true',
    );
    setLine('automated_answers', 3, '1,Yes,,,,,2:yes,,,,');
    expect(await importCatalogue(await writeCatalogue(files))).toMatchObject({
      ok: true,
      written: 2,
    });
    setLine('automated_answers', 3, '4,No,,100,,,,,,,');
    const result = await importCatalogue(await writeCatalogue(files));
    expect(result.ok ? [] : result.problems.map(formatProblem)).toEqual([
      'automated_answers.csv, ligne 3, colonne answer : contredit une règle du catalogue : les deux peuvent valoir pour une même personne',
    ]);
    setLine('automated_answers', 3, '4,No,,100,,,,,,,true');
    expect(await importCatalogue(await writeCatalogue(files))).toMatchObject({ ok: true });
    setLine('automated_answers', 3, '4,No,,192,,,,,,,');
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
    setLine('questions', 2, one.replace('Aime le thé ?', 'Aime le thé japonais ?'));
    setLine('questions', 3, two.replace('Aime le thé japonais ?', 'Aime le thé ?'));
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
    setLine('described_people', 2, '01-odile,"Odile, 86 ans",1;2,,3,,5');
    setLine('described_people', 3, '02-enzo,,,,,3,');
    files.idea_keywords!.pop();
    const dir = await writeCatalogue(files);
    expect(await importCatalogue(dir, { replace: true })).toMatchObject({ ok: true });
    expect(await ideaIds()).toEqual({ the });
    expect(await exported()).toEqual(await bytesOf(dir));
  });

  test('all six files must be there; automated answers are optional', async () => {
    const { reactions, automated_answers, ...rest } = files;
    files = rest;
    expect(await problemsOf()).toEqual(['reactions.csv : ce fichier manque']);
  });
});

const IMAGE = 'colonne image :';
const NO_PICTURE =
  'n’est ni une recette d’image (comme teapot.dots.webp ou text.dots.webp), ni le nom d’une image gardée (comme A1.webp)';

/** Rows, added below those of a file, of which each is wrong by itself, and why; KEY is an id that no other row has. */
const WRONG_ROWS: Record<string, [row: string, reason: string][]> = {
  merchants: [
    ['8,La Cave,www.cave.example,oui', 'colonne affiliated : doit être true ou false'],
    ['9,La Cave,,true', 'colonne host : ne doit pas être vide'],
    [
      '10,La Cave,https://x.example,true',
      'colonne host : doit être un nom de domaine en minuscules, comme www.exemple.fr',
    ],
    ['7,Encore,x.example,true', 'colonne id : même id que la ligne 3'],
  ],
  ideas: [
    [
      '0,KEY,,,2500,,true,candle.dots.webp,x,Unknown,,,2026-01-02,,,',
      'colonne title : ne doit pas être vide',
    ],
    [
      '0,KEY,T,,12.5,,true,candle.dots.webp,x,Unknown,,,2026-01-02,,,',
      'colonne price_cents : doit être un nombre entier',
    ],
    [
      '0,KEY,T,,-1,,true,candle.dots.webp,x,Unknown,,,2026-01-02,,,',
      'colonne price_cents : doit être au moins 0 et au plus 2147483647',
    ],
    [
      '0,KEY,T,,,"4,5",true,candle.dots.webp,x,Unknown,,,2026-01-02,,,',
      'colonne rating : doit être un nombre, avec un point pour les décimales',
    ],
    [
      '0,KEY,T,,,5.1,true,candle.dots.webp,x,Unknown,,,2026-01-02,,,',
      'colonne rating : doit être entre 0 et 5',
    ],
    [
      '0,KEY,T,,,,TRUE,candle.dots.webp,x,Unknown,,,2026-01-02,,,',
      'colonne available : doit être true ou false',
    ],
    [
      '0,KEY,T,,,,true,candle.tartan.webp,x,Unknown,,,2026-01-02,,,',
      `${IMAGE} « candle.tartan.webp » ${NO_PICTURE}`,
    ],
    [
      '0,KEY,T,,,,true,bougie.dots.webp,x,Unknown,,,2026-01-02,,,',
      `${IMAGE} « bougie.dots.webp » ${NO_PICTURE}`,
    ],
    [
      '0,KEY,T,,,,true,candle.dots.webp,x,Femme,,,2026-01-02,,,',
      'colonne gender : doit être l’un de : Couple, Female, Male, Others, Unknown',
    ],
    [
      '0,KEY,T,,,,true,candle.dots.webp,x,Unknown,600,500,2026-01-02,,,',
      'colonne age_max_months : est au-dessous de age_min_months',
    ],
    [
      '0,KEY,T,,,,true,candle.dots.webp,x,Unknown,,,2026-02-30,,,',
      'colonne added_at : doit être une date, comme 2026-11-20 ou 2026-11-20T08:30:00Z',
    ],
    [
      `0,KEY,${'x'.repeat(501)},,,,true,candle.dots.webp,x,Unknown,,,2026-01-02,,,`,
      'colonne title : dépasse 500 caractères',
    ],
    [
      '0,KEY,nul\0ici,,,,true,candle.dots.webp,x,Unknown,,,2026-01-02,,,',
      'colonne title : contient un caractère nul',
    ],
    [
      `0,KEY,T,,,,true,candle.dots.webp,x,Unknown,,,2026-01-02,,,${'x'.repeat(25)}`,
      'colonne short_title : dépasse 24 caractères',
    ],
    ['0,KEY,T', '3 colonnes au lieu de 16'],
    [
      '7,KEY,T,,,,true,bougie.dots.webp,https://www.boutique.example/p/A1,Unknown,,,2026-01-02,,,',
      `${IMAGE} « bougie.dots.webp » ${NO_PICTURE}`,
    ],
    [
      '7,KEY,T,,,,true,https://x.fr/a.jpg,https://www.boutique.example/p/A1,Unknown,,,2026-01-02,,,',
      `${IMAGE} « https://x.fr/a.jpg » ${NO_PICTURE}`,
    ],
    [
      '7,KEY,T,,,,true,A1.jpg,javascript:alert(1),Unknown,,,2026-01-02,,,',
      'colonne content : doit être le lien http(s) de la page de la boutique',
    ],
    [
      '8,KEY,T,,,,true,B2.jpg,https://x.example/,Unknown,,,2026-01-02,,,',
      'colonne merchant_id : la boutique 8 n’existe pas',
    ],
    [
      '0,the,T,,,,true,candle.dots.webp,x,Unknown,,,2026-01-02,,,',
      'même merchant_id + id_within_merchant que la ligne 3',
    ],
    [
      '0,KEY,T,,,,true,candle.dots.webp,x,Unknown,,,2026-01-02,1000,2000,',
      'colonne price_cents : ne doit pas être vide dans une fourchette de prix',
    ],
    [
      '0,KEY,T,,2000,,true,candle.dots.webp,x,Unknown,,,2026-01-02,1000,,',
      'colonne price_max_cents : ne doit pas être vide dans une fourchette de prix',
    ],
    [
      '0,KEY,T,,2000,,true,candle.dots.webp,x,Unknown,,,2026-01-02,2001,3000,',
      'colonne price_cents : est au-dessous de price_min_cents',
    ],
    [
      '0,KEY,T,,2000,,true,candle.dots.webp,x,Unknown,,,2026-01-02,1000,1999,',
      'colonne price_max_cents : est au-dessous de price_cents',
    ],
    [
      '0,KEY,T,,2000,,true,candle.dots.webp,x,Unknown,,,2026-01-02,1000,cher,',
      'colonne price_max_cents : doit être un nombre entier',
    ],
  ],
  questions: [['4,Encore ?,GoodToAsk,,true,,1', 'colonne id : même id que la ligne 5']],
  question_forms: [
    [
      '1,Couple,affirmatif,Ils aiment',
      'colonne form : doit être l’un de : affirmative, interrogative, negative',
    ],
    ['9,Couple,affirmative,Ils aiment', 'colonne question_id : la question 9 n’existe pas'],
    ['1,Couple,negative,Encore', 'même question_id + subject + form que la ligne 4'],
  ],
  question_relations: [
    [
      '2,entraîne,1',
      'colonne relation : doit être l’un de : implies, impliesNot, impliesCanAsk, impliesCannotAsk, noImplies, refines, makesLikely, createsReaction',
    ],
    ['3,implies,9', 'colonne other_question_id : la question 9 n’existe pas'],
    [
      '3,implies,3',
      'colonne other_question_id : une question ne peut être en relation avec elle-même',
    ],
  ],
  reactions: [
    [
      '0,velo,1,YesIsGreat',
      'colonne label : doit être l’un de : NoIsNeeded, NoIsDesired, NoIsBetter, None, YesIsBetter, YesIsDesired, YesIsNeeded',
    ],
    ['0,inconnue,2,None', 'colonne id_within_merchant : l’idée 0:inconnue n’existe pas'],
    ['0,the,9,None', 'colonne question_id : la question 9 n’existe pas'],
    ['0,the,2,None', 'même merchant_id + id_within_merchant + question_id que la ligne 2'],
  ],
  automated_answers: [
    ['9,Yes,,,,,,,,,', 'colonne question_id : la question 9 n’existe pas'],
    [
      '4,Good,,,,,,,,,',
      'colonne answer : doit être l’un de : Yes, ProbablyYes, IDontKnow, ProbablyNo, No',
    ],
    ['4,IDontKnow,,300,200,,,,,,', 'colonne age_max_months : est au-dessous de age_min_months'],
    ['4,IDontKnow,,,,,,300,200,,', 'colonne budget_max_cents : est au-dessous de budget_min_cents'],
    ['4,Yes,,,,,,,,thé;;,', 'colonne hint_words : contient un mot vide (mots séparés par « ; »)'],
    ['4,Yes,,,,easter,,,,,', 'colonne occasion : doit être l’un de : christmas'],
    ['4,Yes,,,,,3:maybe,,,,', 'colonne conditions : doit être une suite comme 12:yes;30:no'],
    ['4,Yes,,,,,3:yes;9000:no,,,,', 'colonne conditions : doit être une suite comme 12:yes;30:no'],
    ['4,Yes,,,,,3:yes;3:no,,,,', 'colonne conditions : nomme deux fois la même question'],
    ['4,IDontKnow,,,,,3:yes;9:no,,,,', 'colonne conditions : la question 9 n’existe pas'],
    [
      '4,IDontKnow,,,,,3:yes;4:no,,,,',
      'colonne conditions : une règle ne peut dépendre de la question à laquelle elle répond',
    ],
    [
      '4,IDontKnow,,,191,,,,,,',
      'même question_id + gender + age_min_months + age_max_months + occasion + conditions + budget_min_cents + budget_max_cents + hint_words que la ligne 3',
    ],
    [
      '4,Yes,Male,180,,,3:yes,,,,',
      'colonne answer : contredit la ligne 3 : les deux peuvent valoir pour une même personne',
    ],
    [
      '2,ProbablyYes,,,,,4:no,,,,',
      'colonne answer : contredit la ligne 2 : les deux peuvent valoir pour une même personne',
    ],
  ],
  described_people: [
    ['03-KEY,,1;9,,,,', 'colonne yes : la question 9 n’existe pas'],
    ['03-KEY,,1,,,2;1,', 'colonne probably_no : la question 1 a déjà une réponse, dans yes'],
    ['03-KEY,,1;2;1,,,,', 'colonne yes : donne deux fois le même numéro'],
    ['03-KEY,,1;deux,,,,', 'colonne yes : doit être une suite de numéros comme 12;30'],
    ['01-odile,,,,,,', 'colonne id : même id que la ligne 2'],
  ],
  cohorts: [
    [
      ' Boissons,0,the',
      'colonne name : ne doit ni commencer ni finir par un espace, ni tenir sur plusieurs lignes',
    ],
    [',0,the', 'colonne name : ne doit pas être vide'],
    ['Boissons,0,', 'colonne id_within_merchant : la boutique et l’idée vont ensemble'],
    ['Boissons,0,rien', 'colonne id_within_merchant : l’idée 0:rien n’existe pas'],
    ['Boissons,0,the', 'même name + merchant_id + id_within_merchant que la ligne 2'],
  ],
  idea_keywords: [
    ['0,rien,thé', 'colonne id_within_merchant : l’idée 0:rien n’existe pas'],
    ['0,bougie,', 'colonne keywords : ne doit pas être vide'],
    ['0,velo,thé;;tasse', 'colonne keywords : contient un mot vide (mots séparés par « ; »)'],
    ['0,the,thé', 'même merchant_id + id_within_merchant que la ligne 2'],
  ],
  idea_twins: [
    [
      '0,the,0,rien,Distinct,1,person',
      'colonne other_id_within_merchant : l’idée 0:rien n’existe pas',
    ],
    [
      '0,the,0,the,Distinct,1,person',
      'colonne other_id_within_merchant : une idée ne peut être son propre jumeau',
    ],
    ['0,the,0,bougie,Distinct,1.5,person', 'colonne score : doit être entre 0 et 1'],
    ['0,the,0,velo,Distinct,1,robot', 'colonne decided_by : doit être l’un de : machine, person'],
  ],
};

/** Where a problem is said to be: in a column of a line, or in the line. */
function placeOf(line: number, reason: string): string {
  return `ligne ${line}${reason.startsWith('colonne') ? ',' : ' :'} ${reason}`;
}

describe('every problem is named by file, line and column', () => {
  test('a cohort has no more ideas than one that is edited by hand', async () => {
    for (let i = 0; i <= COHORT_IDEAS_MAX; i++) {
      files.ideas!.push(`0,c${i},Titre${i},,,,true,candle.dots.webp,x,Unknown,,,2026-01-02,,,`);
      files.cohorts!.push(`Grande,0,c${i}`);
    }
    expect(await problemsOf()).toEqual([
      'cohorts.csv, ligne 2004, colonne name : la cohorte « Grande » a plus de 2000 idées',
    ]);
  });

  test.each(Object.entries(WRONG_ROWS))(
    '%s.csv: each row that is wrong by itself',
    async (file, wrong) => {
      const lines = files[file]!;
      const first = lines.length + 1;
      lines.push(...wrong.map(([row], i) => row.replace('KEY', `k${i}`)));
      expect(await problemsOf()).toEqual(
        wrong.map(([, reason], i) => `${file}.csv, ${placeOf(first + i, reason)}`),
      );
    },
  );

  test.each<[string, number, string, string]>([
    [
      'merchants',
      2,
      '0,Idées génériques,x.example,true',
      'colonne host : la boutique 0 (idées génériques) n’a pas de site',
    ],
    [
      'questions',
      5,
      '4,Est sportif ?,GoodToAsk,,true,,1',
      'colonne content : même texte que la question 3',
    ],
    [
      'questions',
      5,
      '4,Vélo ?,Bonne,,true,,1',
      'colonne category : doit être l’un de : Unknown, AskOnlyIfNeeded, GoodToAsk, AverageQuality, TagSecondary, AskStart, TagMain',
    ],
    [
      'questions',
      5,
      '4,Vélo ?,GoodToAsk,vélo;;vtt,true,,1',
      'colonne keywords : contient un mot vide (mots séparés par « ; »)',
    ],
    ['question_relations', 5, '3,implies,4', 'cercle de implies : 4 → 3 → 4'],
    ['question_relations', 5, '1,createsReaction,2', 'cercle de createsReaction : 2 → 1 → 2'],
    [
      'question_relations',
      5,
      '4,impliesNot,3',
      'contradiction : Oui à 4 répond à la fois Oui et Non à 3',
    ],
    [
      'reactions',
      1,
      'merchant_id,id_within_merchant,question,label',
      'en-tête inattendu (il manque question_id ; inconnu : question) ; attendu : merchant_id,id_within_merchant,question_id,label',
    ],
    [
      'reactions',
      1,
      'id_within_merchant,merchant_id,question_id,label',
      'en-tête inattendu (ordre des colonnes) ; attendu : merchant_id,id_within_merchant,question_id,label',
    ],
    ['reactions', 3, '0,"velo,3,YesIsBetter', 'guillemet ouvert et jamais refermé'],
    [
      'reactions',
      3,
      '0,"ve"lo",3,YesIsBetter',
      'guillemet mal placé (un guillemet dans un texte se double : "")',
    ],
  ])('%s.csv line %i: %j', async (file, line, content, reason) => {
    setLine(file, line, content);
    const problems = await problemsOf();
    expect(problems).toContainEqual(
      reason.startsWith('guillemet ouvert')
        ? expect.stringContaining(reason)
        : `${file}.csv, ${placeOf(line, reason)}`,
    );
    expect(problems.length).toBeLessThanOrEqual(2);
  });

  test('twins are given once, in one order', async () => {
    files.idea_twins!.push('0,the,0,bougie,Distinct,1,person', '0,bougie,0,the,Identical,1,person');
    expect(await problemsOf()).toEqual([
      'idea_twins.csv, ligne 3 : mêmes idées que la ligne 2, dans l’autre ordre',
    ]);
  });

  test('a question without its fifteen texts', async () => {
    files.question_forms!.splice(1, 2);
    expect(await problemsOf()).toEqual([
      'questions.csv, ligne 2, colonne id : il manque à cette question des textes dans question_forms.csv : Couple/affirmative, Couple/interrogative',
    ]);
  });

  test('lines are counted through texts of several lines', async () => {
    setLine('ideas', 2, files.ideas![1]!.replace('À la cire d’abeille', '"un\ndeux\r\ntrois"'));
    setLine('ideas', 3, files.ideas![2]!.replace('4500', 'cher'));
    expect(await problemsOf()).toEqual([
      'ideas.csv, ligne 5, colonne price_cents : doit être un nombre entier',
    ]);
  });

  test('bytes that are no UTF-8', async () => {
    const dir = await writeCatalogue({
      ...files,
      reactions: Buffer.from(`${files.reactions!.join('\n')}\n0,th\xe9,1,None\n`, 'latin1'),
    });
    const result = await importCatalogue(dir);
    expect(result.ok ? [] : result.problems.map(formatProblem)).toEqual([
      'reactions.csv, ligne 6 : n’est pas du texte UTF-8',
    ]);
  });

  test('a record without end, in bounded memory', async () => {
    setLine('reactions', 3, `0,"${'x'.repeat(3_000_000)}`);
    expect(await problemsOf()).toEqual([
      'reactions.csv, ligne 3 : enregistrement de plus de 1 Mio (guillemet jamais refermé ?)',
    ]);
  });

  test('an empty file, an unknown file, a folder that is not there', async () => {
    files.extra = ['a,b'];
    expect(await problemsOf()).toEqual([expect.stringMatching(/^extra\.csv : fichier inconnu/)]);
    delete files.extra;
    const dir = await writeCatalogue({ ...files, reactions: Buffer.alloc(0) });
    const result = await importCatalogue(dir);
    expect(result.ok ? [] : result.problems.map(formatProblem)).toEqual([
      expect.stringMatching(/^reactions\.csv, ligne 1 : en-tête inattendu \(il manque/),
    ]);
    expect(await importCatalogue('/no/such/folder')).toMatchObject({ ok: false, total: 1 });
  });

  test('all of them at once, the first ones word for word and the others counted', async () => {
    for (let i = 0; i < 150; i++) files.reactions!.push(`0,rien${i},1,None`);
    setLine('ideas', 2, '0,bougie,,,x,,oui,candle.dots.webp,x,Unknown,,,2026-01-02,,,');
    const result = await importCatalogue(await writeCatalogue(files));
    if (result.ok) throw new Error('it came in');
    expect(result.total).toBe(153);
    expect(result.problems).toHaveLength(PROBLEMS_SHOWN);
    expect(result.problems.map(({ column }) => column).slice(0, 3)).toEqual([
      'title',
      'price_cents',
      'available',
    ]);
  });
});
