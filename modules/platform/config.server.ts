import { resolve } from 'node:path';
import { z } from 'zod';
import { keepSecret } from './data-dir.server.ts';
import { OperatorError } from './errors.ts';

const flag = z.stringbool({ error: 'doit être true ou false' });

/** A whole number between two bounds, with an error that names them. */
function whole(min: number, max: number) {
  const error = `doit être un nombre entier de ${min} à ${max}`;
  return z.coerce.number(error).int(error).min(min, error).max(max, error);
}

/**
 * Every variable the site reads. `description` and `default` are what `npm run cli -- config` and the
 * README print; a variable marked `secret` is never printed.
 */
const environment = z.object({
  HOST: z.string().default('0.0.0.0').meta({ description: 'Address the web server listens on.' }),
  PORT: whole(0, 65_535)
    .default(3000)
    .meta({ description: 'Port the web server listens on; 0 takes a free one.' }),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'doit être une adresse http ou https' })
    .optional()
    .meta({
      description:
        'Address visitors type. Links in mails and origin checks use it; https makes cookies Secure.',
      shown: 'http://localhost:PORT',
    }),
  DATA_DIR: z.string().min(1).default('.data').meta({
    description: 'Folder of the embedded database, generated pictures, secrets and unsent mail.',
  }),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'doit ressembler à postgres://utilisateur:motdepasse@hôte:5432/base',
    })
    .optional()
    .meta({
      description: 'PostgreSQL 15 or newer to use instead of the embedded one.',
      shown: 'the embedded database of DATA_DIR',
      secret: true,
    }),
  DATABASE_POOL: whole(2, 200)
    .default(10)
    .meta({ description: 'Most database connections one process opens.' }),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'doit ressembler à smtp://utilisateur:motdepasse@hôte:587',
    })
    .optional()
    .meta({
      description: 'Mail server. Without it, mails are written to DATA_DIR/outbox as .eml files.',
      secret: true,
    }),
  MAIL_FROM: z
    .string()
    .includes('@', { error: 'doit contenir une adresse e-mail' })
    .default('Trouvaille <bonjour@localhost>')
    .meta({ description: 'Sender of every mail.' }),
  SESSION_SECRET: z.string().min(32, 'doit avoir au moins 32 caractères').optional().meta({
    description:
      'Makes the tokens in mails and hashes rate-limit keys; required in production, else made once in DATA_DIR.',
    secret: true,
  }),
  METRICS_TOKEN: z.string().min(16, 'doit avoir au moins 16 caractères').optional().meta({
    description: 'Bearer token that opens /metrics from other machines than localhost.',
    secret: true,
  }),
  TRUST_PROXY: flag
    .default(false)
    .meta({ description: 'Whether X-Forwarded-For comes from a proxy of yours.' }),
  DRAW_AHEAD: flag.default(true).meta({
    description:
      'Whether new pictures are drawn when ideas are imported; otherwise each at its first demand.',
  }),
  JOB_HEARTBEAT: whole(1, 5).default(5).meta({
    description:
      'Seconds between the signs of life of a running job; after 20 without one, another worker tries it again.',
  }),
  RATE_LIMITS: flag
    .default(true)
    .meta({ description: 'Whether rate limits apply; switch off only to measure the server.' }),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
      error: 'doit être trace, debug, info, warn, error ou silent',
    })
    .default('info')
    .meta({ description: 'Least serious log line that is written.' }),
  PRODUCTION: flag.optional().meta({
    description: 'Whether secrets are required and logs are JSON.',
    shown: 'true when NODE_ENV=production or PUBLIC_URL is https',
  }),
  NODE_ENV: z
    .enum(['development', 'test', 'production'], {
      error: 'doit être development, test ou production',
    })
    .optional()
    .meta({ description: 'Set by the entry points; production counts as PRODUCTION=true.' }),
});

type VariableMeta = { description: string; shown?: string; secret?: boolean };

export type Config = ReturnType<typeof parseConfig>;

/** Unset and empty mean the same: shells and compose files often leave a variable empty. */
function withoutEmpty(env: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}

/**
 * Turns environment variables into the one configuration object.
 *
 * @throws OperatorError naming every wrong variable.
 */
export function parseConfig(env: Record<string, string | undefined>) {
  const parsed = environment.safeParse(withoutEmpty(env));
  if (!parsed.success) {
    const reasons = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new OperatorError(`Configuration : ${reasons.join(' ; ')}`);
  }
  const values = parsed.data;
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`);
  const secure = publicUrl.protocol === 'https:';
  const production = values.PRODUCTION ?? (values.NODE_ENV === 'production' || secure);
  const dataDir = resolve(values.DATA_DIR);
  if (production && !values.SESSION_SECRET) {
    throw new OperatorError(
      'Configuration : SESSION_SECRET est obligatoire en production (32 caractères au moins)',
    );
  }
  return Object.freeze({
    /** Secrets come from the environment, logs are JSON. */
    production,
    /** Visitors come by https: cookies are Secure, HSTS is sent. */
    secure,
    test: values.NODE_ENV === 'test',
    host: values.HOST,
    port: values.PORT,
    publicUrl,
    trustProxy: values.TRUST_PROXY,
    drawAhead: values.DRAW_AHEAD,
    jobHeartbeatSeconds: values.JOB_HEARTBEAT,
    rateLimits: values.RATE_LIMITS,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
    /** Read at first use: only then is one made and kept in DATA_DIR. */
    get sessionSecret() {
      return values.SESSION_SECRET ?? keepSecret(dataDir, 'session-secret');
    },
  });
}

export type VariableRow = {
  name: string;
  description: string;
  default: string;
  /** The value in effect; stars for a secret, empty when unset. */
  value: string;
};

/** The table of variables for `cli config` and the README, with the values in effect. */
export function describeVariables(env: Record<string, string | undefined>): VariableRow[] {
  const present = withoutEmpty(env);
  return Object.entries(environment.shape).map(([name, schema]) => {
    const meta = schema.meta() as VariableMeta;
    const ifUnset = environment.shape[name as keyof typeof environment.shape].safeParse(undefined);
    const fallback = meta.shown ?? String(ifUnset.data ?? '');
    const given = present[name];
    const value = given === undefined ? fallback : meta.secret ? '********' : given;
    return { name, description: meta.description, default: fallback, value };
  });
}

export const config: Config = parseConfig(process.env);
