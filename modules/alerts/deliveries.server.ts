import { findIdeas } from '#modules/catalogue/ideas/index.server.ts';
import {
  config,
  db,
  deriveToken,
  hashToken,
  type MailDelivery,
  now,
  today,
} from '#modules/platform/index.server.ts';
import * as alerts from './alerts.store.server.ts';
import * as store from './mailing.store.server.ts';
import { ideasMail, validationMail } from './mails.ts';
import { alertPath } from './shared.ts';

/** The day's mail of an alert: what its ideas are right before it is sent. */
export const alertMailDelivery: MailDelivery<{ alertMailId: number }> = {
  async compose({ alertMailId }) {
    // A mail of an earlier day is not sent: its ideas are in today's.
    const mail = await store.findDueMail(db, alertMailId, { day: today(), now: now() });
    const ideas = mail ? await findIdeas(mail.idea_ids) : [];
    const present = ideas.filter(({ available }) => available);
    if (!mail || present.length === 0) return null;
    const token = deriveToken('alert', mail.token_nonce);
    // The site's secret may have changed since: what the mail carries has to open the alert.
    await store.renewToken(db, mail.alert_id, hashToken(token));
    return { to: mail.email, ...ideasMail(mail, present, { token, site: config.publicUrl }) };
  },
  async onSent(transaction, { alertMailId }) {
    await store.markSent(transaction, alertMailId, now());
  },
  async onBounced(transaction, { alertMailId }) {
    await store.markBounced(transaction, alertMailId, now());
  },
};

/**
 * The mail that asks whether the owner of an address wants its alert. When the mailbox rejects it, the alert can
 * never be validated, and is deleted.
 */
export const validationMailDelivery: MailDelivery<{ alertId: number }> = {
  async compose({ alertId }) {
    const found = await alerts.findValidation(db, alertId, now());
    if (!found) return null;
    const path = alertPath.validation(deriveToken('alert', found.nonce));
    return { to: found.email, ...validationMail(new URL(path, config.publicUrl).href) };
  },
  async onBounced(transaction, { alertId }) {
    await alerts.deleteWaitingAlert(transaction, alertId);
  },
};
