export {
  endAlert,
  forgetAlerts,
  pauseAlert,
  resumeAlert,
  sendValidationMail,
  type TokenResult,
  validateAlert,
} from './commands.server.ts';
export {
  type AlertRefusal,
  type CreateAlertResult,
  createAlert,
  type InitAlertResult,
  initAlert,
} from './creation.commands.server.ts';
export { forgetAlertsJob, sendValidationMailJob } from './jobs.ts';
export { alertByToken } from './queries.server.ts';
export * from './shared.ts';
