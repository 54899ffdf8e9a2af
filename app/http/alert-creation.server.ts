import type { RouterContextProvider } from 'react-router';
import { type CreateAlertResult, createAlert } from '#modules/alerts/index.server.ts';
import type { AlertCreation } from '#modules/alerts/shared.ts';
import { accountInfo } from './account.server.ts';
import { limitedFor } from './limits.server.ts';
import { scopeContext } from './scope.server.ts';

export type AlertOutcome =
  | CreateAlertResult
  | { ok: false; reason: 'too_many'; retryAfterSeconds: number };

/** Creates an alert for whoever asks; so many an hour from one network, and for one address. */
export async function createAlertFor(
  creation: AlertCreation,
  context: Readonly<RouterContextProvider>,
): Promise<AlertOutcome> {
  const { clientAddress } = context.get(scopeContext);
  const wait = await limitedFor('alert_create', clientAddress, creation.email.toLowerCase());
  if (wait !== null) return { ok: false, reason: 'too_many', retryAfterSeconds: wait };
  return await createAlert(creation, accountInfo(context).email || null);
}
