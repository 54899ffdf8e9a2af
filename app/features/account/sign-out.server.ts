import type { RouterContextProvider } from 'react-router';
import { expiredSignInCookie, visitorOf } from '#app/shell/authentication.server.ts';
import { signOut } from '#modules/moderation/accounts/index.server.ts';

/**
 * Signs the browser that asks out.
 *
 * @returns the headers that make it delete the sign-in cookie, and all that the site's pages stored or left in its cache.
 */
export async function signOutVisitor(context: Readonly<RouterContextProvider>): Promise<Headers> {
  const visitor = visitorOf(context);
  if (visitor) await signOut(visitor.token);
  return await signedOutHeaders();
}

/** The headers that make a browser whose sign-in is over delete its cookie, and all that the site's pages stored. */
export async function signedOutHeaders(): Promise<Headers> {
  return new Headers({
    'Set-Cookie': await expiredSignInCookie(),
    'Clear-Site-Data': '"cache", "storage"',
  });
}
