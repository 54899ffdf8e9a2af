import { Argument, type Command } from 'commander';
import {
  activateLearningVersion,
  type LearningVersion,
  learnFromSessions,
  listLearning,
  STARTING_VERSION,
} from '#modules/engine/learning/index.server.ts';
import { OperatorError } from '#modules/platform/index.server.ts';
import { print, table } from './output.ts';

/** Commands on what is learned from past searches. */
export function addCommands(program: Command): void {
  const learning = program
    .command('learning')
    .description('ce que les recherches passées ont appris');

  learning
    .command('list')
    .description('lister les versions de ce qui a été appris, et dire laquelle sert')
    .action(async (_options, command: Command) => {
      print(command, await listLearning(), describe);
    });

  learning
    .command('run')
    .description(
      'apprendre tout de suite des recherches finies (la tâche de nuit le fait d’elle-même)',
    )
    .action(async (_options, command: Command) => {
      print(command, await learnFromSessions(), (version) =>
        version ? describe([version]) : 'Aucune nouvelle recherche finie.',
      );
    });

  learning
    .command('use')
    .description('revenir à une version ; les recherches comptées depuis ne le seront plus')
    .addArgument(
      new Argument(
        '<version>',
        `numéro donné par learning list, ou ${STARTING_VERSION} pour tout oublier`,
      ),
    )
    .action(async (version: string, _options, command: Command) => {
      if (!/^\d{1,9}$/.test(version))
        throw new OperatorError(`${version} n’est pas un numéro de version.`);
      await activateLearningVersion(Number(version));
      print(command, { version: Number(version) }, () => `La version ${version} sert désormais.`);
    });
}

function describe(versions: readonly LearningVersion[]): string {
  const loss = (value: number | null) => value?.toLocaleString('fr', { minimumFractionDigits: 4 });
  return table(
    ['version', 'suit', 'date', 'recherches', 'abouties', 'perte avant', 'perte après', 'état'],
    versions.map((row) => [
      row.id,
      row.parent_id ?? STARTING_VERSION,
      row.made_at.toISOString().slice(0, 16).replace('T', ' '),
      row.sessions,
      row.accepted_sessions,
      loss(row.loss_before),
      loss(row.loss_after),
      row.active ? 'en service' : row.kept ? '' : 'écartée',
    ]),
  );
}
