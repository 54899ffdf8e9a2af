export type { ListedAccount } from './accounts.store.server.ts';
export {
  type CreateAccountResult,
  createAccount,
  deleteExpired,
  type SetRoleResult,
  type SignInResult,
  setRole,
  signIn,
  signOut,
} from './commands.server.ts';
export { accountOfSession, listAccounts } from './queries.server.ts';
export * from './shared.ts';
export {
  canValidate,
  signUp,
  type ValidateResult,
  validateSignup,
} from './signup.commands.server.ts';
