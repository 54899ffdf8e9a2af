export type { ListedAccount } from './accounts.store.server.ts';
export {
  type CreateAccountResult,
  createAccount,
  deleteExpired,
  endAllSignIns,
  endSignIn,
  type SetLockedResult,
  type SetRoleResult,
  type SignInResult,
  setLocked,
  setRole,
  signIn,
  signOut,
} from './commands.server.ts';
export { type DeleteAccountResult, deleteAccount } from './deletion.commands.server.ts';
export {
  type ConfirmEmailChangeResult,
  confirmEmailChange,
  emailToConfirm,
  type RequestEmailChangeResult,
  requestEmailChange,
} from './email.commands.server.ts';
export type { AccountEvent } from './events.store.server.ts';
export { exportedData, requestExport } from './export.commands.server.ts';
export { type ChangePasswordResult, changePassword } from './password.commands.server.ts';
export { listAccounts, type OwnAccount, ownAccount, signedInAccount } from './queries.server.ts';
export {
  canResetPassword,
  type ResetPasswordResult,
  requestPasswordReset,
  resetPassword,
} from './reset.commands.server.ts';
export * from './shared.ts';
export type { SignIn } from './sign-ins.store.server.ts';
export {
  canValidate,
  signUp,
  type ValidateResult,
  validateSignup,
} from './signup.commands.server.ts';
