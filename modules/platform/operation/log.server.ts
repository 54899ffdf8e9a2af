import { type DestinationStream, type Logger, pino } from 'pino';
import { config } from './config.server.ts';

/**
 * Fields that name a person or grant access. A log line must never need them; should one carry them anyway,
 * they are blanked here.
 */
const PERSONAL = [
  'email',
  'to',
  'ip',
  'remoteAddress',
  'userAgent',
  'ua',
  'hints',
  'password',
  'token',
  'secret',
  'cookie',
  'authorization',
  'headers',
];

/** What an error may say in the log: never the values of a failed query, which can hold an e-mail. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, constraint, table } = error as Error & Record<string, unknown>;
  return {
    type: error.name,
    message: error.message,
    code,
    constraint,
    table,
    stack: error.stack,
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  };
}

const output = pino.destination({ dest: 1, sync: true });

/** One readable line per entry, for people who run the site by hand. */
const readable: DestinationStream = {
  write(line) {
    const { time, level, msg, pid, hostname, err, ...rest } = JSON.parse(line);
    const label = pino.levels.labels[level]?.toUpperCase().padEnd(5) ?? level;
    const fields = Object.entries(rest).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
    const at = new Date(time).toISOString().slice(11, 23);
    const stack = err ? `\n${err.stack ?? err.message ?? JSON.stringify(err)}` : '';
    output.write(`${[at, label, msg, ...fields].join(' ')}${stack}\n`);
  },
};

/** Makes a logger with the house's redaction; the site uses `log`, tests hand their own destination. */
export function createLog(destination: DestinationStream): Logger {
  return pino(
    {
      level: config.logLevel,
      base: { pid: process.pid },
      redact: {
        paths: PERSONAL.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
        censor: '[…]',
      },
      serializers: { err: describeError, error: describeError },
    },
    destination,
  );
}

/** The process's log: JSON in production, readable elsewhere. */
export const log: Logger = createLog(config.production ? output : readable);
