import type { Command } from 'commander';
import { queueCounts } from '#modules/platform/index.server.ts';
import { print, table } from './output.ts';

export function addCommands(program: Command): void {
  program
    .command('jobs')
    .description('background jobs')
    .command('list')
    .description('count the jobs of each queue')
    .action(async (_options, command: Command) => {
      print(command, await queueCounts(), (queues) =>
        table(
          ['queue', 'waiting', 'deferred', 'active', 'failed'],
          queues.map((row) => [row.queue, row.waiting, row.deferred, row.active, row.failed]),
        ),
      );
    });
}
