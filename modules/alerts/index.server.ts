export { countAlertsCreated } from './activity.store.server.ts';
export {
  deleteExpiredAlerts,
  endAlert,
  pauseAlert,
  resumeAlert,
  type TokenResult,
  validateAlert,
} from './commands.server.ts';
export {
  type AlertRejection,
  type CreateAlertResult,
  createAlert,
  type InitAlertResult,
  initAlert,
} from './creation.commands.server.ts';
export { planAlertMails } from './mailing.commands.server.ts';
export { matchAlerts } from './matching.commands.server.ts';
export { alertByToken } from './queries.server.ts';
export * from './shared.ts';
