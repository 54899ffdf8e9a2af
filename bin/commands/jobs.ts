import type { Command } from 'commander';
import { queueCounts } from '#modules/platform/index.server.ts';
import { print, table } from './output.ts';

export function addCommands(program: Command): void {
  program
    .command('jobs')
    .description('tâches de fond')
    .command('list')
    .description('compter les tâches de chaque file')
    .action(async (_options, command: Command) => {
      print(command, await queueCounts(), (queues) =>
        table(
          ['file', 'en attente', 'différées', 'en cours', 'en échec'],
          queues.map((row) => [row.queue, row.waiting, row.deferred, row.active, row.failed]),
        ),
      );
    });
}
