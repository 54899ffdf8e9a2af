import { createCookie } from 'react-router';
import { config } from '#modules/platform/index.server.ts';

// The prefix makes browsers refuse the cookie unless it is Secure and bound to this very host.
const NAME = config.production ? '__Host-trouvaille' : 'trouvaille';

/** How long a signed-in account stays so, in seconds. */
export const SESSION_SECONDS = 30 * 24 * 3600;

/** Holds the random token of an account's session. Set at sign-in, never before. */
export const sessionCookie = createCookie(NAME, {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: config.production,
  maxAge: SESSION_SECONDS,
});

/** Whether a Cookie header carries an account's session, valid or not. */
export function hasSessionCookie(header: string | undefined): boolean {
  return header?.includes(`${NAME}=`) ?? false;
}
