import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { jobs } from '#jobs/handlers/index.ts';
import {
  backupDatabase,
  migrateDatabase,
  prepareQueues,
  restoreDatabase,
} from '#modules/platform/index.server.ts';
import { OperatorError } from '#modules/platform/shared.ts';
import { needs, print } from './output.ts';

export function addCommands(program: Command): void {
  const database = program.command('database').description('tables, backup and restore');
  needs(
    'reachable',
    database
      .command('migrate')
      .description('bring the tables up to date (npm start does it by itself)')
      .action(async (_options, command: Command) => {
        const migrations = await migrateDatabase();
        print(command, { migrations }, () => migrations.join('\n') || 'Nothing to do.');
      }),
  );
  database
    .command('backup')
    .description('write everything the database holds into a file; the site may go on running')
    .argument('<file>', 'file to write, for example trouvaille.backup')
    .action(async (file: string, _options, command: Command) => {
      print(command, await backupDatabase(file), ({ tables }) => `${tables} tables in ${file}.`);
    });
  needs(
    'reachable',
    database
      .command('restore')
      .description(
        'fill an empty database (a new DATA_DIR, or an empty DATABASE_URL) from a backup',
      )
      .argument('<file>', 'file that `database backup` wrote')
      .action(async (file: string, _options, command: Command) => {
        if (!existsSync(file)) throw new OperatorError(`Le fichier ${file} n’existe pas.`);
        const queues = () => prepareQueues(jobs.map(({ job }) => job));
        print(command, await restoreDatabase(file, queues), ({ tables, jobsRestored }) =>
          [
            `${tables} tables restored.`,
            ...(jobsRestored ? [] : ['Waiting jobs were left out: the queue has changed since.']),
          ].join('\n'),
        );
      }),
  );
}
