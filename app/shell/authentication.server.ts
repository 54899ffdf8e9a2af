import { createContext, type RouterContextProvider } from 'react-router';
import { errorText } from '#app/ui/text/errors.ts';
import { signedInAccount } from '#modules/moderation/accounts/index.server.ts';
import type { Account, AccountType } from '#modules/moderation/accounts/shared.ts';
import { AppError } from '#modules/platform/index.server.ts';
import { hasSignInCookie, signInCookie } from './sign-in-cookie.server.ts';

/** A signed-in visitor: the account, and the token of this browser's sign-in. */
export type Visitor = { account: Account; token: string };

const visitorContext = createContext<Visitor | null>(null);

/** Who a Cookie header signs in; null without a valid sign-in. Costs a query only when a sign-in cookie is there. */
export async function visitorOfCookie(header: string | undefined): Promise<Visitor | null> {
  if (!hasSignInCookie(header)) return null;
  const token: unknown = await signInCookie.parse(header ?? null);
  const account = typeof token === 'string' ? await signedInAccount(token) : null;
  return account && { account, token: token as string };
}

/**
 * Finds out who asks, once per request, for `visitorOf`.
 *
 * @returns whether the cookie is stale: it should be taken back.
 */
export async function authenticate(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<{ stale: boolean }> {
  const header = request.headers.get('cookie') ?? undefined;
  const visitor = await visitorOfCookie(header);
  context.set(visitorContext, visitor);
  return { stale: !visitor && hasSignInCookie(header) };
}

/** Who asks, for loaders and actions; null without a valid sign-in. */
export function visitorOf(context: Readonly<RouterContextProvider>): Visitor | null {
  return context.get(visitorContext);
}

/** The account of who passed an access rule that asks for one. @throws AppError `unauthenticated` when there is none. */
export function signedIn(account: Account | null | undefined): Account {
  if (!account) throw new AppError('unauthenticated', 'no account', errorText(401).message);
  return account;
}

/** The account that asks for a page whose access rule asks for one. @throws AppError `unauthenticated` when there is none. */
export function accountOf(context: Readonly<RouterContextProvider>): Account {
  return signedIn(visitorOf(context)?.account);
}

/** What pages and calls show visitors of their own account. */
export type AccountInfo = { email: string; type: AccountType };

export function accountInfo(context: Readonly<RouterContextProvider>): AccountInfo {
  const account = visitorOf(context)?.account;
  return { email: account?.email ?? '', type: account?.type ?? 'NonLogged' };
}

/** A Set-Cookie header that takes the sign-in cookie back. */
export function expiredSignInCookie(): Promise<string> {
  return signInCookie.serialize('', { maxAge: 0 });
}
