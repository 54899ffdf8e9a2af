import { createContext, type RouterContextProvider } from 'react-router';
import { errorText } from '#app/ui/text/errors.ts';
import { accountOfSession } from '#modules/moderation/accounts/index.server.ts';
import type { Account, AccountType } from '#modules/moderation/accounts/shared.ts';
import { AppError } from '#modules/platform/index.server.ts';
import { hasSessionCookie, sessionCookie } from './session-cookie.server.ts';

/** A signed-in visitor: the account, and the token of this browser's session. */
export type Visitor = { account: Account; token: string };

const visitorContext = createContext<Visitor | null>(null);

/** Who a Cookie header signs in; null without a valid session. Costs a query only when a session cookie is there. */
export async function visitorOfCookie(header: string | undefined): Promise<Visitor | null> {
  if (!hasSessionCookie(header)) return null;
  const token: unknown = await sessionCookie.parse(header ?? null);
  const account = typeof token === 'string' ? await accountOfSession(token) : null;
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
  return { stale: !visitor && hasSessionCookie(header) };
}

/** Who asks, for loaders and actions; null without a valid session. */
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

/** A Set-Cookie header that takes the session cookie back. */
export function expiredSessionCookie(): Promise<string> {
  return sessionCookie.serialize('', { maxAge: 0 });
}
