import { Argument, type Command } from 'commander';
import {
  createAccount,
  listAccounts,
  ROLES,
  type Role,
  setRole,
} from '#modules/moderation/accounts/index.server.ts';
import { OperatorError } from '#modules/platform/index.server.ts';
import { print, table } from './output.ts';
import { readPassword } from './password.ts';

const REASONS = {
  invalid_email: 'Ce n’est pas une adresse e-mail : il y faut un @, puis un point.',
  invalid_password: 'Le mot de passe doit avoir de 8 à 200 caractères.',
  email_taken: 'Cette adresse a déjà un compte : voir account set-role.',
  unknown_account: 'Aucun compte n’a cette adresse.',
};

const email = () => new Argument('<adresse>', 'adresse du compte');

/** Commands on accounts. */
export function addCommands(program: Command): void {
  const account = program.command('account').description('comptes et rôles');

  account
    .command('create-admin')
    .description('créer un admin ; le mot de passe est demandé, ou lu sur l’entrée standard')
    .addArgument(email())
    .action(async (address: string, _options, command: Command) => {
      const password = await readPassword(`Mot de passe de ${address} : `);
      const result = await createAccount(address, password, 'Admin');
      if (!result.ok) throw new OperatorError(REASONS[result.reason]);
      print(command, shown(result.account), ({ email, role }) => `${email} : ${role}`);
    });

  account
    .command('set-role')
    .description('changer les droits d’un compte, dès sa prochaine requête')
    .addArgument(email())
    .addArgument(new Argument('<rôle>', 'ce qu’il devient').choices(ROLES))
    .action(async (address: string, role: Role, _options, command: Command) => {
      const result = await setRole(address, role);
      if (!result.ok) throw new OperatorError(REASONS[result.reason]);
      print(command, { email: address, role }, () => `${address} : ${role}`);
    });

  account
    .command('list')
    .description('tous les comptes et leur rôle')
    .action(async (_options, command: Command) => {
      const accounts = (await listAccounts()).map(shown);
      print(command, accounts, (rows) =>
        table(
          ['id', 'adresse', 'rôle', 'créé'],
          rows.map(({ id, email, role, createdAt }) => [id, email, role, createdAt?.toISOString()]),
        ),
      );
    });
}

function shown(account: { id: number; email: string; type: Role; createdAt?: Date }) {
  return { id: account.id, email: account.email, role: account.type, createdAt: account.createdAt };
}
