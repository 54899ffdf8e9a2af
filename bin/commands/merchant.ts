import { Argument, type Command } from 'commander';
import { approveMerchant, waitingMerchants } from '#modules/catalogue/merchants/index.server.ts';
import { OperatorError } from '#modules/platform/index.server.ts';
import { print, table } from './output.ts';

/** Commands on shops. */
export function addCommands(program: Command): void {
  const merchant = program.command('merchant').description('boutiques');

  merchant
    .command('waiting')
    .description('lister les boutiques proposées par les contributeurs, qui attendent un accord')
    .action(async (_options, command: Command) => {
      print(command, await waitingMerchants(), (found) =>
        table(
          ['numéro', 'nom', 'hôte'],
          found.map(({ id, name, host }) => [id, name, host]),
        ),
      );
    });

  merchant
    .command('approve')
    .description('accepter une boutique : ses idées sont désormais montrées')
    .addArgument(new Argument('<numéro>', 'donné par merchant waiting'))
    .action(async (number: string, _options, command: Command) => {
      const id = /^\d{1,9}$/.test(number) ? Number(number) : 0;
      const approved = await approveMerchant(id);
      if (!approved.ok)
        throw new OperatorError(`Aucune boutique n’attend sous le numéro ${number}.`);
      print(command, { id }, () => `La boutique ${id} est acceptée.`);
    });
}
