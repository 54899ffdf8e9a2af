import { createCookie } from 'react-router';
import { config, inSeconds, RETENTION } from '#modules/platform/index.server.ts';

// The prefix makes browsers reject the cookie unless it is Secure and bound to this very host.
const NAME = config.secure ? '__Host-trouvaille' : 'trouvaille';

/** Holds the random token of an account's session. Set at sign-in, never before. */
export const sessionCookie = createCookie(NAME, {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: config.secure,
  maxAge: inSeconds(RETENTION.accountSession),
});

/** Whether a Cookie header carries an account's session, valid or not. */
export function hasSessionCookie(header: string | undefined): boolean {
  return header?.includes(`${NAME}=`) ?? false;
}
