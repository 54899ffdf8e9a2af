export { addDays, type Day, dayOf, now, nowMillis, setClock, today } from './clock.ts';
export { attempt } from './database/attempt.server.ts';
export { arrayText, copyInto, copyLine, copySink } from './database/copy.server.ts';
export {
  type Database,
  databaseUrl,
  db,
  earlierClock,
  pingDatabase,
  setDatabaseUrl,
} from './database/database.server.ts';
export { type ListenHandlers, listen } from './database/listen.server.ts';
export { withDatabaseLock } from './database/locks.server.ts';
export { migrateDatabase, migrateTo } from './database/migrate.server.ts';
export { containing, execute, expression, query } from './database/query.server.ts';
export { toAppError } from './errors/failures.server.ts';
export { createConcurrencyLimit } from './limits/concurrency-limit.ts';
export { createPendingLimit } from './limits/pending-limit.ts';
export { rateLimit, refundRateLimit, resetRateLimit } from './limits/rate-limit.server.ts';
export { RATE_LIMITS, type RateLimitKeys } from './limits/rate-limits.ts';
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
export {
  type Config,
  config,
  describeVariables,
  type VariableRow,
} from './operation/config.server.ts';
export { keepSecret, makeFolder, readSecret } from './operation/data-dir.server.ts';
export { isDiskFull } from './operation/disk.server.ts';
export { log } from './operation/log.server.ts';
export { metrics } from './operation/metrics.server.ts';
export { untilAborted, waitFor } from './operation/wait.server.ts';
export { measure } from './performance/measure.server.ts';
export { listProcessStates, listTimings } from './performance/queries.server.ts';
export { recordPerformance } from './performance/recording.server.ts';
export { closePlatform } from './platform.server.ts';
export {
  type FailedJob,
  listFailedJobs,
  oldestWaitingJobs,
  type Retried,
  retryFailedJob,
} from './queue/failures.server.ts';
export { type Job, type JobContext, type JobWith, SCHEDULE_TIME_ZONE } from './queue/job.ts';
export {
  closeQueue,
  createWorkerQueue,
  type EnqueueOptions,
  enqueue,
  openSender,
  prepareQueues,
  queueCounts,
} from './queue/queue.server.ts';
export type * from './schema.ts';
export { seal, unseal } from './sealing.server.ts';
export * from './shared.ts';
export {
  deriveToken,
  hashToken,
  isSameSecret,
  newNonce,
  newSearchId,
  newToken,
} from './tokens.server.ts';
export { isCurrent, isSame, versionOf } from './versions.server.ts';
