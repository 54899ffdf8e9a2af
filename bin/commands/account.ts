import { Argument, type Command } from 'commander';
import {
  type Account,
  createAccount,
  type ListedAccount,
  listAccounts,
  ROLES,
  type Role,
  setLocked,
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
  last_admin: 'C’est le seul admin qui puisse se connecter : il en faut un autre d’abord.',
};

const LOCKS = [
  {
    name: 'lock',
    locked: true,
    description: 'bloquer un compte : déconnecté partout, il ne peut plus se connecter',
    done: 'bloqué',
  },
  { name: 'unlock', locked: false, description: 'débloquer un compte', done: 'débloqué' },
] as const;

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

  for (const { name, locked, description, done } of LOCKS) {
    account
      .command(name)
      .description(description)
      .addArgument(email())
      .action(async (address: string, _options, command: Command) => {
        const result = await setLocked(address, locked);
        if (!result.ok) throw new OperatorError(REASONS[result.reason]);
        print(command, { email: address, locked }, () => `${address} : ${done}`);
      });
  }

  account
    .command('list')
    .description('tous les comptes, leur rôle, et depuis quand ils sont bloqués')
    .action(async (_options, command: Command) => {
      const accounts = (await listAccounts()).map(shown);
      print(command, accounts, (rows) =>
        table(
          ['id', 'adresse', 'rôle', 'créé', 'bloqué'],
          rows.map((row) => [
            ...[row.id, row.email, row.role],
            ...[row.createdAt?.toISOString(), row.lockedAt?.toISOString()],
          ]),
        ),
      );
    });
}

type Shown = Account & Partial<Pick<ListedAccount, 'createdAt' | 'lockedAt'>>;

function shown({ id, email, type, createdAt, lockedAt }: Shown) {
  return { id, email, role: type, createdAt, lockedAt };
}
