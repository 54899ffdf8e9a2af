import { createHmac } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { nowMillis } from './clock.ts';
import { config } from './config.server.ts';
import { db } from './database.server.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often one key (an address, an account, an e-mail) may do each thing: points per seconds. */
export const RATE_LIMITS = {
  sign_in: { points: 10, seconds: 15 * MINUTE },
  sign_up: { points: 5, seconds: HOUR },
  password_reset: { points: 5, seconds: HOUR },
  account_change: { points: 20, seconds: HOUR },
  alert_create: { points: 10, seconds: HOUR },
  email: { points: 10, seconds: HOUR },
  /** Mails that strangers have sent to one mailbox. */
  email_to: { points: 5, seconds: DAY },
  /** Pictures for link previews that were not drawn before. */
  preview: { points: 120, seconds: 10 * MINUTE },
  square: { points: 120, seconds: MINUTE },
  url_submission: { points: 30, seconds: HOUR },
  contribution: { points: 300, seconds: HOUR },
  search_start: { points: 60, seconds: 10 * MINUTE },
  search_step: { points: 600, seconds: 10 * MINUTE },
  api: { points: 600, seconds: 10 * MINUTE },
  export: { points: 10, seconds: DAY },
} as const;

export type RateLimitName = keyof typeof RATE_LIMITS;
export type RateLimitResult = { ok: true } | { ok: false; retryAfterSeconds: number };

const limiters = new Map<RateLimitName, RateLimiterPostgres>();

function limiterOf(name: RateLimitName): RateLimiterPostgres {
  let limiter = limiters.get(name);
  if (!limiter) {
    const { points, seconds } = RATE_LIMITS[name];
    limiter = new RateLimiterPostgres({
      storeClient: db,
      storeType: 'knex',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
      // A job deletes expired rows for all limits at once.
      clearExpiredByTimeout: false,
      // Once refused, a key is refused from memory: a flood costs no query.
      inMemoryBlockOnConsumed: points + 1,
    });
    limiters.set(name, limiter);
  }
  return limiter;
}

/** What is stored instead of an address or an e-mail: it cannot be turned back without the secret. */
function pseudonym(name: RateLimitName, key: string): string {
  return createHmac('sha256', config.sessionSecret)
    .update(`rate-limit:${name}:${key}`)
    .digest('base64url');
}

/**
 * Counts one use of a limited thing by a key.
 *
 * @param key whoever is limited (an IP address, an e-mail, an account id); stored only as an HMAC.
 * @param points what the use costs: dear ones count for several.
 */
export async function rateLimit(
  name: RateLimitName,
  key: string,
  points = 1,
): Promise<RateLimitResult> {
  if (!config.rateLimits) return { ok: true };
  try {
    await limiterOf(name).consume(pseudonym(name, key), points);
    return { ok: true };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
  }
}

/** Forgets what a key has used, e.g. failed sign-ins after a good one. */
export async function forgiveRateLimit(name: RateLimitName, key: string): Promise<void> {
  await limiterOf(name).delete(pseudonym(name, key));
}

/** Deletes the counters that no longer count. @returns how many. */
export async function forgetExpiredRateLimits(): Promise<number> {
  return await db('rate_limit').where('expire', '<', nowMillis()).delete();
}
