// Every problem is named by file, line and column.
import { beforeEach, expect, test } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import {
  type SmallCatalogue,
  setLine,
  smallCatalogue,
  writeCatalogue,
} from '../../../tests/fixtures/small-catalogue.ts';
import { checkCatalogue } from '../check/index.server.ts';
import { COHORT_IDEAS_MAX } from '../cohorts/shared.ts';
import { importCatalogue } from './commands.server.ts';
import { formatProblem, PROBLEMS_SHOWN } from './problems.ts';

let files: SmallCatalogue;

beforeEach(async () => {
  // Faster than truncate, which replaces the files of twelve tables.
  for (const table of ['described_person', 'cohort', 'idea', 'question', 'merchant']) {
    await db(table).delete();
  }
  files = smallCatalogue();
});

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

test('all six files must be there; automated answers are optional', async () => {
  const { reactions, automated_answers, ...rest } = files;
  files = rest;
  expect(await problemsOf()).toEqual(['reactions.csv : ce fichier manque']);
});

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
  setLine(files, file, line, content);
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
  setLine(
    files,
    'ideas',
    2,
    files.ideas![1]!.replace('À la cire d’abeille', '"un\ndeux\r\ntrois"'),
  );
  setLine(files, 'ideas', 3, files.ideas![2]!.replace('4500', 'cher'));
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
  setLine(files, 'reactions', 3, `0,"${'x'.repeat(3_000_000)}`);
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
  setLine(files, 'ideas', 2, '0,bougie,,,x,,oui,candle.dots.webp,x,Unknown,,,2026-01-02,,,');
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
