import { resolve } from 'node:path';
import { z } from 'zod';
import { OperatorError } from '../errors/errors.ts';
import { keepSecret } from './data-dir.server.ts';

const flag = z.stringbool({ error: 'doit être true ou false' });

/** A whole number between two bounds, with an error that names them. */
function whole(min: number, max: number) {
  const error = `doit être un nombre entier de ${min} à ${max}`;
  return z.coerce.number(error).int(error).min(min, error).max(max, error);
}

/** A host with a port, as the URL standard spells the host; null for anything else. */
function readHostAndPort(entry: string): string | null {
  const url = /^[^/@?#]+:\d{1,5}$/.test(entry) ? URL.parse(`http://${entry}`) : null;
  return url && `${url.hostname}:${url.port || 80}`;
}

/**
 * Every variable the site reads. `description` and the default are what the README prints, `french` what
 * `npm run cli -- config` prints; a variable marked `secret` is never printed.
 */
const environment = z.object({
  HOST: z.string().default('0.0.0.0').meta({
    french: 'Adresse sur laquelle écoute le serveur web.',
    description: 'Address the web server listens on.',
  }),
  PORT: whole(0, 65_535).default(3000).meta({
    french: 'Port sur lequel écoute le serveur web ; 0 en prend un libre.',
    description: 'Port the web server listens on; 0 takes a free one.',
  }),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'doit être une adresse http ou https' })
    .optional()
    .meta({
      french:
        'Adresse que tapent les visiteurs. Les liens des messages et le contrôle d’origine s’en servent ; avec https, les cookies sont Secure.',
      description:
        'Address visitors type. Links in mails and origin checks use it; https makes cookies Secure.',
      shown: 'http://localhost:PORT',
    }),
  DATA_DIR: z.string().min(1).default('.data').meta({
    french:
      'Dossier de la base embarquée, des images dessinées, des secrets et des messages non envoyés.',
    description: 'Folder of the embedded database, generated pictures, secrets and unsent mail.',
  }),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'doit ressembler à postgres://utilisateur:motdepasse@hôte:5432/base',
    })
    .optional()
    .meta({
      french: 'PostgreSQL 15 ou plus récent, à la place de la base embarquée.',
      description: 'PostgreSQL 15 or newer to use instead of the embedded one.',
      shownInFrench: 'la base embarquée de DATA_DIR',
      shown: 'the embedded database of DATA_DIR',
      secret: true,
    }),
  DATABASE_POOL: whole(2, 200).default(10).meta({
    french:
      'Nombre de connexions à la base qu’un processus ouvre au plus pour ses requêtes ; il en tient quelques autres (notifications, verrous).',
    description:
      'Most database connections that one process opens for its queries; it holds a few others (notifications, locks).',
  }),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'doit ressembler à smtp://utilisateur:motdepasse@hôte:587',
    })
    .optional()
    .meta({
      french:
        'Serveur de messagerie. Sans lui, les messages sont écrits dans DATA_DIR/outbox, en fichiers .eml.',
      description: 'Mail server. Without it, mails are written to DATA_DIR/outbox as .eml files.',
      secret: true,
    }),
  MAIL_FROM: z
    .string()
    .includes('@', { error: 'doit contenir une adresse e-mail' })
    .default('Trouvaille <bonjour@localhost>')
    .meta({ french: 'Expéditeur de tous les messages.', description: 'Sender of every mail.' }),
  SESSION_SECRET: z.string().min(32, 'doit avoir au moins 32 caractères').optional().meta({
    french:
      'Sert aux jetons des messages et au hachage des clés des limites ; obligatoire en production, sinon créé une fois dans DATA_DIR.',
    description:
      'Makes the tokens in mails and hashes rate-limit keys; required in production, else made once in DATA_DIR.',
    secret: true,
  }),
  METRICS_TOKEN: z.string().min(16, 'doit avoir au moins 16 caractères').optional().meta({
    french: 'Jeton Bearer qui ouvre /metrics à d’autres machines que localhost.',
    description: 'Bearer token that opens /metrics from other machines than localhost.',
    secret: true,
  }),
  TRUST_PROXY: flag.default(false).meta({
    french: 'Si X-Forwarded-For vient d’un proxy à toi.',
    description: 'Whether X-Forwarded-For comes from a proxy of yours.',
  }),
  DRAW_AHEAD: flag.default(true).meta({
    french:
      'Si les images neuves sont dessinées dès l’import des idées ; sinon chacune l’est à la première demande.',
    description:
      'Whether new pictures are drawn when ideas are imported; otherwise each at its first demand.',
  }),
  JOB_HEARTBEAT: whole(1, 5).default(5).meta({
    french:
      'Secondes entre deux signaux d’une tâche en cours ; après 20 sans aucun, un autre serveur de tâches la reprend.',
    description:
      'Seconds between the signs of life of a running job; after 20 without one, another worker tries it again.',
  }),
  WORKER_NICENESS: whole(0, 19).default(10).meta({
    french:
      'De combien le serveur de tâches cède le processeur aux visiteurs (nice) ; 0 pour ne rien céder.',
    description:
      'By how much the worker gives way to visitors on a busy machine (nice); 0 not to give way.',
  }),
  CHROME_PATH: z.string().optional().meta({
    french:
      'Chromium qui lit les pages de boutiques vides sans scripts ; sinon celui de npm, ou celui de la machine.',
    description:
      'The Chromium that reads the pages of shops that are empty without scripts; by default that of npm, or of the machine.',
  }),
  OUTBOUND_ALLOW: z
    .string()
    .default('')
    .transform((list, context) => {
      const entries = list.split(/[\s,]+/).filter(Boolean);
      const hosts = entries.map(readHostAndPort);
      if (hosts.includes(null)) {
        context.addIssue('doit être une liste d’hôtes avec leur port, comme localhost:4001');
      }
      return new Set(hosts.filter((host) => host !== null));
    })
    .meta({
      french:
        'Hôtes avec leur port (localhost:4001, séparés par des virgules) que les requêtes vers l’extérieur peuvent atteindre bien qu’ils ne soient pas publics ; pour développer et tester.',
      description:
        'Hosts with ports (localhost:4001, separated by commas) that requests to the outside may reach though they are not public; for development and tests.',
      shown: '',
    }),
  RATE_LIMITS: flag.default(true).meta({
    french: 'Si les limites de débit s’appliquent ; à couper seulement pour mesurer le serveur.',
    description: 'Whether rate limits apply; switch off only to measure the server.',
  }),
  SERVICE_WORKER: flag.default(true).meta({
    french:
      'Si les navigateurs gardent de quoi ouvrir le site sans réseau ; false retire ce qu’ils gardent et recharge leurs pages.',
    description:
      'Whether browsers keep what opens the site without a network; false drops what they keep, and reloads their pages.',
  }),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
      error: 'doit être trace, debug, info, warn, error ou silent',
    })
    .default('info')
    .meta({
      french: 'Gravité à partir de laquelle une ligne de journal est écrite.',
      description: 'Least serious log line that is written.',
    }),
  PRODUCTION: flag.optional().meta({
    french: 'Si les secrets sont obligatoires et les journaux en JSON.',
    description: 'Whether secrets are required and logs are JSON.',
    shownInFrench: 'true si NODE_ENV=production ou si PUBLIC_URL est en https',
    shown: 'true when NODE_ENV=production or PUBLIC_URL is https',
  }),
  NODE_ENV: z
    .enum(['development', 'test', 'production'], {
      error: 'doit être development, test ou production',
    })
    .optional()
    .meta({
      french: 'Posée par les points d’entrée ; production vaut PRODUCTION=true.',
      description: 'Set by the entry points; production counts as PRODUCTION=true.',
    }),
});

/** `shown` is what is printed as default where the schema has none. */
type VariableMeta = {
  description: string;
  french: string;
  shown?: string;
  shownInFrench?: string;
  secret?: boolean;
};

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
    workerNiceness: values.WORKER_NICENESS,
    chromePath: values.CHROME_PATH,
    outboundAllow: values.OUTBOUND_ALLOW as ReadonlySet<string>,
    rateLimits: values.RATE_LIMITS,
    serviceWorker: values.SERVICE_WORKER,
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

/** The table of variables with the values in effect: in English for the README, in French for `cli config`. */
export function describeVariables(
  env: Record<string, string | undefined>,
  language: 'en' | 'fr',
): VariableRow[] {
  const present = withoutEmpty(env);
  return Object.entries(environment.shape).map(([name, schema]) => {
    const meta = schema.meta() as VariableMeta;
    const ifUnset = environment.shape[name as keyof typeof environment.shape].safeParse(undefined);
    const shown = (language === 'fr' && meta.shownInFrench) || meta.shown;
    const fallback = shown ?? String(ifUnset.data ?? '');
    const given = present[name];
    const value = given === undefined ? fallback : meta.secret ? '********' : given;
    const description = language === 'fr' ? meta.french : meta.description;
    return { name, description, default: fallback, value };
  });
}

export const config: Config = parseConfig(process.env);
