import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { jobs } from '#jobs/jobs.ts';
import { migrateDatabase, prepareQueues } from '#modules/platform/index.server.ts';
import { OperatorError } from '#modules/platform/shared.ts';
import { backupDatabase, restoreDatabase } from '../backup/backup.ts';
import { needs, print } from './output.ts';

export function addCommands(program: Command): void {
  const database = program.command('database').description('tables, sauvegarde et restauration');
  needs(
    'reachable',
    database
      .command('migrate')
      .description('mettre les tables à jour (npm start le fait de lui-même)')
      .action(async (_options, command: Command) => {
        const migrations = await migrateDatabase();
        print(command, { migrations }, () => migrations.join('\n') || 'Rien à faire.');
      }),
  );
  database
    .command('backup')
    .description(
      'écrire tout ce que contient la base dans un fichier ; le site peut continuer de tourner',
    )
    .argument('<fichier>', 'fichier à écrire, par exemple trouvaille.backup')
    .action(async (file: string, _options, command: Command) => {
      print(command, await backupDatabase(file), ({ tables }) => `${tables} tables dans ${file}.`);
    });
  needs(
    'reachable',
    database
      .command('restore')
      .description(
        'remplir une base vide (nouveau DATA_DIR, ou DATABASE_URL vide) à partir d’une sauvegarde',
      )
      .argument('<fichier>', 'fichier écrit par database backup')
      .action(async (file: string, _options, command: Command) => {
        if (!existsSync(file)) throw new OperatorError(`Le fichier ${file} n’existe pas.`);
        const queues = () => prepareQueues(jobs);
        print(command, await restoreDatabase(file, queues), ({ tables, jobsRestored }) =>
          [
            `${tables} tables restaurées.`,
            ...(jobsRestored
              ? []
              : ['Les tâches en attente sont laissées de côté : la file a changé depuis.']),
          ].join('\n'),
        );
      }),
  );
}
