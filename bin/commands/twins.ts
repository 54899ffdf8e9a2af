import type { Command } from 'commander';
import { TWIN_KIND_NAMES } from '#modules/catalogue/shared.ts';
import { type DetectionReport, detectAllTwins } from '#modules/catalogue/twins/index.server.ts';
import { db } from '#modules/platform/index.server.ts';
import { print, table } from './output.ts';
import { ProgressBar } from './progress.ts';

/** Commands on products that are the same, or variants of one. */
export function addCommands(program: Command): void {
  const twins = program.command('twins').description('jumeaux : mêmes produits et variantes');

  twins
    .command('detect')
    .description('comparer tous les produits entre eux ; ce que quelqu’un a décidé reste')
    .action(async (_options, command: Command) => {
      const bar = new ProgressBar();
      const report = await detectAllTwins(db, (phase, done, total) => {
        bar.show(phase === 'read' ? 'lecture des produits' : 'comparaison', done, total);
      });
      bar.clear();
      print(command, report, describe);
    });
}

function describe({ ideas, found, added, changed, removed }: DetectionReport): string {
  const count = (value: number) => value.toLocaleString('fr');
  const kinds = Object.entries(found).filter(([, pairs]) => pairs > 0);
  return [
    `Produits comparés : ${count(ideas)}`,
    table(
      ['relation', 'paires'],
      kinds.map(([kind, pairs]) => [TWIN_KIND_NAMES[kind as keyof typeof found], count(pairs)]),
    ),
    `Relations ajoutées : ${count(added)}, changées : ${count(changed)}, retirées : ${count(removed)}`,
  ].join('\n');
}
