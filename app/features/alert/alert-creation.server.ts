import type { RouterContextProvider } from 'react-router';
import { accountInfo } from '#app/shell/authentication.server.ts';
import { limitedFor } from '#app/shell/rate-limits.server.ts';
import { requestContext } from '#app/shell/request-context.server.ts';
import { type CreateAlertResult, createAlert } from '#modules/alerts/index.server.ts';
import type { AlertCreation } from '#modules/alerts/shared.ts';
import { mailboxOf } from '#modules/moderation/accounts/shared.ts';

export type AlertOutcome =
  | CreateAlertResult
  | { ok: false; reason: 'too_many'; retryAfterSeconds: number };

/**
 * Creates an alert for whoever asks; so many an hour from one network, and for one mailbox unless it is the asker's own:
 * strangers cannot use up what its owner may ask for.
 */
export async function createAlertFor(
  creation: AlertCreation,
  context: Readonly<RouterContextProvider>,
): Promise<AlertOutcome> {
  const { clientAddress } = context.get(requestContext);
  const own = accountInfo(context).email;
  const isOwn = own.toLowerCase() === creation.email.toLowerCase();
  const wait = await limitedFor({
    alert_create: clientAddress,
    ...(!isOwn && { alert_create_to: mailboxOf(creation.email) }),
  });
  if (wait !== null) return { ok: false, reason: 'too_many', retryAfterSeconds: wait };
  return await createAlert(creation, own || null);
}
