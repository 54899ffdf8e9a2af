import { Argument, type Command } from 'commander';
import {
  createAccount,
  listAccounts,
  ROLES,
  type Role,
  setRole,
} from '#modules/moderation/index.server.ts';
import { OperatorError } from '#modules/platform/index.server.ts';
import { print, table } from './output.ts';
import { readPassword } from './password.ts';

const REASONS = {
  invalid_email: 'Ce n’est pas une adresse e-mail : il y faut un @, puis un point.',
  invalid_password: 'Le mot de passe doit avoir de 8 à 200 caractères.',
  email_taken: 'Cette adresse a déjà un compte : voir account set-role.',
  unknown_account: 'Aucun compte n’a cette adresse.',
};

const email = () => new Argument('<email>', 'address of the account');

/** Commands on accounts. */
export function addCommands(program: Command): void {
  const account = program.command('account').description('accounts and roles');

  account
    .command('create-admin')
    .description('make an admin; the password is asked for, or read from standard input')
    .addArgument(email())
    .action(async (address: string, _options, command: Command) => {
      const password = await readPassword(`Mot de passe de ${address} : `);
      const result = await createAccount(address, password, 'Admin');
      if (!result.ok) throw new OperatorError(REASONS[result.reason]);
      print(command, shown(result.account), ({ email, role }) => `${email} : ${role}`);
    });

  account
    .command('set-role')
    .description('change what an account may do, from its next request on')
    .addArgument(email())
    .addArgument(new Argument('<role>', 'what it becomes').choices(ROLES))
    .action(async (address: string, role: Role, _options, command: Command) => {
      const result = await setRole(address, role);
      if (!result.ok) throw new OperatorError(REASONS[result.reason]);
      print(command, { email: address, role }, () => `${address} : ${role}`);
    });

  account
    .command('list')
    .description('every account with its role')
    .action(async (_options, command: Command) => {
      const accounts = (await listAccounts()).map(shown);
      print(command, accounts, (rows) =>
        table(
          ['id', 'email', 'role', 'created'],
          rows.map(({ id, email, role, createdAt }) => [id, email, role, createdAt?.toISOString()]),
        ),
      );
    });
}

function shown(account: { id: number; email: string; type: Role; createdAt?: Date }) {
  return { id: account.id, email: account.email, role: account.type, createdAt: account.createdAt };
}
