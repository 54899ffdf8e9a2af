/** Kinds of accounts, in the order of their codes (0 to 3) in the calls of the site. */
export const ACCOUNT_TYPES = ['Admin', 'Moderator', 'Contributor', 'NonLogged'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** The kinds of a registered account. */
export type Role = Exclude<AccountType, 'NonLogged'>;
export const ROLES = ACCOUNT_TYPES.filter((type): type is Role => type !== 'NonLogged');

/** The code of a kind of account, as `GET /api/account/info` gives it. */
export function accountTypeCode(type: AccountType): number {
  return ACCOUNT_TYPES.indexOf(type);
}

/** Whether a kind of account has at least the rights of another. */
export function isAtLeast(type: AccountType, minimum: AccountType): boolean {
  return accountTypeCode(type) <= accountTypeCode(minimum);
}

export const PASSWORD_MIN_LENGTH = 8;
/** Longer ones are rejected: hashing them would only cost time. */
export const PASSWORD_MAX_LENGTH = 200;
export const EMAIL_MAX_LENGTH = 254;

/**
 * An e-mail address is anything with an at sign that a dot follows later, without blanks, control characters, or what
 * a mail's header takes for a name, a comment or a second address. Its host has one spelling only: no full-width
 * letters, no dot other than between two labels. İ (U+0130) is rejected: PostgreSQL lowers it to one character and
 * JavaScript to two, so that an account found by such an address would not be the one that is counted.
 */
export function isEmail(text: string): boolean {
  const [name, host, ...rest] = text.split('@');
  return (
    text.length <= EMAIL_MAX_LENGTH &&
    !/[\s\p{Cc}<>()[\]\\,;:"\u0130]/u.test(text) &&
    rest.length === 0 &&
    name !== '' &&
    /^[^.。]+(\.[^.。]+)+$/u.test(host ?? '') &&
    host?.normalize('NFKC') === host
  );
}

/**
 * The mailbox that an address leads to, to count by: case and « +tags » do not matter, nor do dots where Google reads
 * the mail. The database's `mailbox_of` computes the same.
 */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@');
  const plain = name.replace(/\+.*/su, '');
  return /^(gmail|googlemail)\.com$/.test(host)
    ? `${plain.replaceAll('.', '')}@gmail.com`
    : `${plain}@${host}`;
}

/** Whether two addresses are those of one account: case does not matter, as in the database. */
export function isSameAddress(one: string | null | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}

/** Where accounts are opened and used. */
export const accountPath = {
  signIn: '/account/signin',
  signUp: '/account/signup',
  /** Signs out by a post. */
  signOut: '/account/signout',
  /** The account's own page, and what it leads to. */
  own: '/account',
  password: '/account/password',
  email: '/account/email',
  /** The file of all that is kept about the owner of the account that asks. */
  exportFile: '/account/export',
  forgotten: '/account/forgotten',
  /** Where the link of a sign-up's mail leads: asks for the password, which opens the account. */
  validation: (token: string) => `/account/validation/${token}`,
  /** Where the link of a forgotten password's mail leads: asks for a new one. */
  reset: (token: string) => `/account/reset/${token}`,
  /** Where the link sent to a new address leads: asks for the password, which changes the address. */
  emailValidation: (token: string) => `/account/email/${token}`,
};

export type Account = { id: number; email: string; type: Role };

/** What the owner of an account is notified of by mail. */
export const ACCOUNT_NOTICES = [
  'password_changed',
  'email_change_requested',
  'email_changed',
  'locked',
  'deleted',
] as const;

/** Reads one part of all that is kept about the owner of an account, for the file that the owner may ask for. */
export type DataExporter = {
  /** The name of the part in the file. */
  part: string;
  /** Anything that JSON can hold. */
  read: (account: Account) => Promise<unknown>;
};
