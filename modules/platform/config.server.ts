import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';

const flag = z.stringbool().default(false);

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).optional(),
  HOST: z.string().default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: flag,
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Trouvaille <bonjour@localhost>'),
  SESSION_SECRET: z.string().min(32).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export type Config = ReturnType<typeof parseConfig>;

/**
 * Turns environment variables into the one configuration object.
 *
 * A site is « in production » when NODE_ENV says so or its public address is https: then secrets must come
 * from the environment. Elsewhere a session secret is made once and kept in DATA_DIR.
 *
 * @throws Error with one line per wrong variable, fit to be shown to whoever starts the site.
 */
export function parseConfig(env: Record<string, string | undefined>) {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(present);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Configuration: ${lines.join('; ')}`);
  }
  const values = parsed.data;
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`);
  const production = values.NODE_ENV === 'production' || publicUrl.protocol === 'https:';
  const dataDir = resolve(values.DATA_DIR);
  if (production && !values.SESSION_SECRET) {
    throw new Error(
      'Configuration: SESSION_SECRET is required in production (at least 32 characters)',
    );
  }
  return Object.freeze({
    production,
    test: values.NODE_ENV === 'test',
    host: values.HOST,
    port: values.PORT,
    publicUrl,
    trustProxy: values.TRUST_PROXY,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
    get sessionSecret() {
      return values.SESSION_SECRET ?? localSecret(dataDir);
    },
  });
}

function localSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}

export const config: Config = parseConfig(process.env);
