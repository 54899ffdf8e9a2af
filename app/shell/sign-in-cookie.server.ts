import { createCookie } from 'react-router';
import { config, inSeconds, RETENTION } from '#modules/platform/index.server.ts';

// The prefix makes browsers reject the cookie unless it is Secure and bound to this very host.
const NAME = config.secure ? '__Host-trouvaille' : 'trouvaille';

/** Holds the random token of a sign-in, set when it begins, never before. */
export const signInCookie = createCookie(NAME, {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: config.secure,
  maxAge: inSeconds(RETENTION.signIn),
});

/** Whether a Cookie header carries a sign-in, valid or not. */
export function hasSignInCookie(header: string | undefined): boolean {
  return header?.includes(`${NAME}=`) ?? false;
}
