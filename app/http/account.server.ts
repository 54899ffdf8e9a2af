import { createContext, type RouterContextProvider } from 'react-router';
import { accountOfSession } from '#modules/moderation/index.server.ts';
import type { Account, AccountType } from '#modules/moderation/shared.ts';
import { hasSessionCookie, sessionCookie } from './session-cookie.server.ts';

/** A signed-in visitor: the account, and the token of this browser's session. */
export type Visitor = { account: Account; token: string };

const visitorContext = createContext<Visitor | null>(null);

/**
 * Finds out who asks, once per request. Costs a query only when a session cookie comes along.
 *
 * @returns whether the cookie is stale: it should be taken back.
 */
export async function recognise(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<{ stale: boolean }> {
  const header = request.headers.get('cookie') ?? undefined;
  if (!hasSessionCookie(header)) return { stale: false };
  const token: unknown = await sessionCookie.parse(header ?? null);
  const account = typeof token === 'string' ? await accountOfSession(token) : null;
  if (!account) return { stale: true };
  context.set(visitorContext, { account, token: token as string });
  return { stale: false };
}

/** Who asks, for loaders and actions; null without a valid session. */
export function visitorOf(context: Readonly<RouterContextProvider>): Visitor | null {
  return context.get(visitorContext);
}

/** What pages and calls tell a visitor about the own account. */
export type AccountInfo = { email: string; type: AccountType };

export function accountInfo(context: Readonly<RouterContextProvider>): AccountInfo {
  const account = visitorOf(context)?.account;
  return { email: account?.email ?? '', type: account?.type ?? 'NonLogged' };
}

/** A Set-Cookie header that takes the session cookie back. */
export function endedCookie(): Promise<string> {
  return sessionCookie.serialize('', { maxAge: 0 });
}
