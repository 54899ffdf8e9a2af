import { samePath } from '#app/shell/http/same-path.server.ts';
import { accountPath } from '#modules/moderation/accounts/shared.ts';

/** Where to go after sign-in: back to an address of this site, to the contributors' page when it is none. */
export function pathAfterSignIn(address: unknown): string {
  return samePath(address, '/contrib/');
}

/** The sign-in page that leads back to a path. */
export function signInPath(back: string): string {
  return `${accountPath.signIn}?to=${encodeURIComponent(pathAfterSignIn(back))}`;
}
