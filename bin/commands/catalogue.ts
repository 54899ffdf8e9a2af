import { Argument, type Command } from 'commander';
import { checkCatalogue, type Finding } from '#modules/catalogue/check/index.server.ts';
import {
  exportCatalogue,
  type ImportProgress,
  type ImportRejection,
  importCatalogue,
} from '#modules/catalogue/exchange/index.server.ts';
import { formatProblem } from '#modules/catalogue/exchange/shared.ts';
import {
  type CatalogueStatistics,
  catalogueStatistics,
} from '#modules/catalogue/ideas/index.server.ts';
import { prepareLabellingJob } from '#modules/moderation/labelling/jobs.ts';
import { db, enqueue, OperatorError } from '#modules/platform/index.server.ts';
import { needs, print, table } from './output.ts';
import { ProgressBar } from './progress.ts';

/** The starter catalogue, from the folder where `npm run` starts. */
const STARTER = 'content/catalogue';
/** How many offenders of one kind are named. */
const OFFENDERS_SHOWN = 10;

const STEPS = { read: 'lecture', check: 'vérification', write: 'écriture' };

const folder = (what: string) => new Argument('<dossier>', what);

/** Commands on ideas, questions and reactions. */
export function addCommands(program: Command): void {
  const catalogue = program.command('catalogue').description('idées, questions et réactions');

  catalogue
    .command('import')
    .description('faire entrer un dossier de fichiers CSV dans le catalogue, tout ou rien')
    .addArgument(folder('dossier où sont merchants.csv, ideas.csv, questions.csv…'))
    .option('--replace', 'faire du dossier tout le catalogue : ce qu’il n’a pas est retiré')
    .action(async (dir: string, { replace = false }: { replace?: boolean }, command: Command) => {
      const { ok, ...counts } = accepted(
        await withBar((onProgress) => importCatalogue(dir, { replace, onProgress })),
      );
      // What the catalogue lacks is no longer what it was. Once for several imports in a row.
      if (counts.written + counts.removed > 0)
        await enqueue(db, prepareLabellingJob, {}, { startAfter: 60 });
      print(
        command,
        counts,
        ({ written, removed }) =>
          `Catalogue importé : ${count(written)} lignes ajoutées ou changées, ${count(removed)} retirées.`,
      );
    });

  catalogue
    .command('export')
    .description('écrire tout le catalogue dans un dossier de fichiers CSV')
    .addArgument(folder('dossier où écrire, créé s’il n’existe pas'))
    .action(async (dir: string, _options, command: Command) => {
      await exportCatalogue(dir);
      print(command, { folder: dir }, () => `Catalogue exporté dans ${dir}`);
    });

  const check = catalogue
    .command('check')
    .description('chercher ce qui cloche dans un dossier de fichiers CSV, et mesurer ce qu’il vaut')
    .addArgument(
      new Argument('[dossier]', 'dossier à vérifier, comme catalogue entier').default(STARTER),
    )
    .option('--all', 'nommer tout ce qui est en cause, pas seulement le début')
    .action(async (dir: string, { all = false }: { all?: boolean }, command: Command) => {
      const report = await checkCatalogue(dir);
      print(command, report, ({ findings }) =>
        findings
          .map((finding) => describeFinding(finding, all ? Infinity : OFFENDERS_SHOWN))
          .join('\n'),
      );
      if (!report.ok) process.exitCode = 1;
    });
  needs('nothing', check);

  catalogue
    .command('stats')
    .description('compter les idées, questions et étiquettes, et dire ce qu’elles couvrent')
    .action(async (_options, command: Command) => {
      print(command, await catalogueStatistics(), describe);
    });
}

async function withBar<T>(task: (onProgress: ImportProgress) => Promise<T>): Promise<T> {
  const bar = new ProgressBar();
  try {
    return await task((phase, done, total) => bar.show(STEPS[phase], done, total));
  } finally {
    bar.clear();
  }
}

function accepted<T extends { ok: true }>(result: T | ImportRejection): T {
  if (result.ok) return result;
  const { problems, total } = result;
  const lines = problems.map(formatProblem);
  if (total > problems.length) lines.push(`… et ${count(total - problems.length)} autres.`);
  lines.push(`${count(total)} ${total > 1 ? 'erreurs' : 'erreur'} : rien n’a été changé.`);
  throw new OperatorError(lines.join('\n'));
}

function describeFinding({ title, figure, must, offenders }: Finding, most: number): string {
  const mark = offenders.length === 0 ? '✓' : must ? '✗' : '·';
  const rest = offenders.length - most;
  return [
    `${mark} ${title} : ${figure}`,
    ...offenders.slice(0, most).map((offender) => `    ${offender}`),
    ...(rest > 0 ? [`    … et ${count(rest)} autres (--all les nomme)`] : []),
  ].join('\n');
}

function count(value: number): string {
  return value.toLocaleString('fr');
}

function describe(found: CatalogueStatistics): string {
  const { labels } = found;
  const average = labels.per_idea.toLocaleString('fr', { maximumFractionDigits: 1 });
  return [
    `${count(found.ideas)} idées (${count(found.generic_ideas)} génériques, ${count(found.available_ideas)} disponibles), ${count(found.merchants)} boutiques`,
    `${count(found.questions)} questions, ${count(found.relations)} relations`,
    `${average} étiquettes par idée (${count(labels.own)} posées, ${count(labels.derived)} dérivées ; ${count(labels.ideas_without)} idées sans étiquette)`,
    '',
    table(
      ['catégorie', 'questions'],
      found.questions_by_category.map((row) => [row.category, row.questions]),
    ),
    '',
    table(
      ['budget', 'idées'],
      found.by_price.map((row) => [`${row.price_cents / 100} €`, row.ideas]),
    ),
    '',
    table(
      ['âge', 'idées'],
      found.by_age.map((row) => [`${row.age_years} ans`, row.ideas]),
    ),
  ].join('\n');
}
