export { now, nowMillis, setClock } from './clock.ts';
export { createConcurrencyLimit } from './concurrency-limit.ts';
export {
  type Config,
  config,
  describeVariables,
  type VariableRow,
} from './config.server.ts';
export { keepSecret, makeFolder, readSecret } from './data-dir.server.ts';
export {
  cautiousNow,
  type Database,
  databaseUrl,
  db,
  pingDatabase,
  setDatabaseUrl,
} from './database.server.ts';
export { isDiskFull } from './disk.server.ts';
export { toAppError } from './failures.server.ts';
export { type Job, type JobContext, type JobWith, SCHEDULE_TIME_ZONE } from './job.ts';
export { type ListenHandlers, listen } from './listen.server.ts';
export { withDatabaseLock } from './locks.server.ts';
export { log } from './log.server.ts';
export {
  composeMail,
  type MailContent,
  type MailIdea,
  type MailLink,
  type MailPart,
} from './mail/compose.ts';
export type { MailDelivery, MailKind } from './mail/kind.ts';
export { writeMails } from './mail/outbox.server.ts';
export { closeMail, type Mail, sendMail } from './mail/transport.server.ts';
export { metrics } from './metrics.server.ts';
export { migrateDatabase, migrateTo } from './migrate.server.ts';
export { closePlatform } from './platform.server.ts';
export { execute, expression, query } from './query.server.ts';
export {
  closeQueue,
  createWorkerQueue,
  type EnqueueOptions,
  enqueue,
  openSender,
  prepareQueues,
  queueCounts,
} from './queue.server.ts';
export { rateLimit, refundRateLimit, resetRateLimit } from './rate-limit.server.ts';
export { RATE_LIMITS, type RateLimitKeys } from './rate-limits.ts';
export type * from './schema.ts';
export * from './shared.ts';
export {
  deriveToken,
  hashToken,
  isSameSecret,
  newNonce,
  newSearchId,
  newToken,
} from './tokens.server.ts';
export { untilAborted, waitFor } from './wait.server.ts';
