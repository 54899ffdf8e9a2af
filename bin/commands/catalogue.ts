import { Argument, type Command } from 'commander';
import {
  type CatalogueStatistics,
  catalogueStatistics,
  checkCatalogue,
  exportCatalogue,
  formatProblem,
  type ImportProgress,
  importCatalogue,
  type Refused,
} from '#modules/catalogue/index.server.ts';
import { OperatorError } from '#modules/platform/index.server.ts';
import { print, table } from './output.ts';
import { ProgressBar } from './progress.ts';

const STEPS = { read: 'lecture', check: 'vérification', write: 'écriture' };

const folder = (what: string) => new Argument('<folder>', what);

/** Commands on ideas, questions and reactions. */
export function addCommands(program: Command): void {
  const catalogue = program.command('catalogue').description('idées, questions et réactions');

  catalogue
    .command('import')
    .description('faire entrer un dossier de fichiers CSV dans le catalogue, tout ou rien')
    .addArgument(folder('dossier où sont merchants.csv, ideas.csv, questions.csv…'))
    .option('--replace', 'faire du dossier tout le catalogue : ce qu’il n’a pas s’en va')
    .action(async (dir: string, { replace = false }: { replace?: boolean }, command: Command) => {
      const { ok, ...counts } = accepted(
        await withBar((onProgress) => importCatalogue(dir, { replace, onProgress })),
      );
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

  catalogue
    .command('check')
    .description('chercher tout ce qui cloche dans un dossier de fichiers CSV, sans rien changer')
    .addArgument(folder('dossier à vérifier, comme catalogue entier'))
    .action(async (dir: string, _options, command: Command) => {
      const result = accepted(await withBar((onProgress) => checkCatalogue(dir, { onProgress })));
      print(command, result, () => 'Aucune erreur.');
    });

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

function accepted<T extends { ok: true }>(result: T | Refused): T {
  if (result.ok) return result;
  const { problems, total } = result;
  const lines = problems.map(formatProblem);
  if (total > problems.length) lines.push(`… et ${count(total - problems.length)} autres.`);
  lines.push(`${count(total)} ${total > 1 ? 'erreurs' : 'erreur'} : rien n’a été changé.`);
  throw new OperatorError(lines.join('\n'));
}

function count(value: number): string {
  return value.toLocaleString('fr');
}

function describe(found: CatalogueStatistics): string {
  const { labels } = found;
  const average = labels.per_idea.toLocaleString('fr', { maximumFractionDigits: 1 });
  return [
    `${count(found.ideas)} idées (${count(found.generic_ideas)} génériques, ${count(found.available_ideas)} disponibles), ${count(found.merchants)} marchands`,
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
