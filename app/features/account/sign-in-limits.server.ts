import {
  type RateLimitKeys,
  rateLimit,
  refundRateLimit,
  resetRateLimit,
} from '#modules/platform/index.server.ts';

/** A sign-in that may be tried, or after how many seconds it may. */
export type SignInAttempt =
  | {
      ok: true;
      /** To be called once the password was right. */
      uncount(): Promise<void>;
    }
  | { ok: false; reason: 'too_many'; retryAfterSeconds: number };

/** Forgets what a network failed at an account, once it has set a new password there. */
export async function forgetFailures(network: string, email: string): Promise<void> {
  await resetRateLimit({ sign_in_first: pairOf(network, email) });
}

const pairOf = (network: string, email: string) => `${network} ${email.toLowerCase()}`;

/**
 * Counts a sign-in before its password is looked at, so that guesses sent all at once do not slip through.
 *
 * Three limits apply. A network may fail so often, at whatever accounts. At one account it has a few tries a day of its
 * own; beyond those it draws on what the account grants all networks together. So attackers, however many, slow each
 * other down but never lock an owner out, whose network still has its own tries. A good sign-in gives back what it
 * counted and clears its network's failures at that account, nothing else: an own account signed in to between two
 * guesses at another one helps no guesser.
 */
export async function countSignIn(network: string, email: string): Promise<SignInAttempt> {
  const account = email.toLowerCase();
  const pair = pairOf(network, email);
  const first: RateLimitKeys = { sign_in: network, sign_in_first: pair };
  const more: RateLimitKeys = { sign_in: network, sign_in_more: account };
  const isFirst = (await rateLimit(first)) === null;
  const wait = isFirst ? null : await rateLimit(more);
  if (wait !== null) return { ok: false, reason: 'too_many', retryAfterSeconds: wait };
  return {
    ok: true,
    async uncount() {
      await refundRateLimit(isFirst ? first : more);
      await resetRateLimit({ sign_in_first: pair });
    },
  };
}
