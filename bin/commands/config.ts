import type { Command } from 'commander';
import { describeVariables } from '#modules/platform/index.server.ts';
import { needs, print, table } from './output.ts';

export function addCommands(program: Command): void {
  needs(
    'nothing',
    program
      .command('config')
      .description('lister les variables qui règlent le site, et leur valeur en ce moment')
      .action((_options, command: Command) => {
        print(command, describeVariables(process.env, 'fr'), (variables) =>
          table(
            ['variable', 'valeur', 'par défaut', 'rôle'],
            variables.map((row) => [row.name, row.value, row.default, row.description]),
          ),
        );
      }),
  );
}
