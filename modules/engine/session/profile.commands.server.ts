import type { DescribedRecipient } from '../profile.ts';
import { sidSchema } from '../protocol-schema.ts';
import { change, type Outcome } from './commands.server.ts';
import { matchHints, readHints } from './hints.server.ts';
import { recipientOf } from './queries.server.ts';
import type { SessionRow } from './session.store.server.ts';
import { readSession, type StepOptions } from './sessions.server.ts';

/**
 * Changes the profile of a search, and matches the hints again where they changed. All answers and feedback are kept; what is
 * current stays while it still fits. A search that is over does not change.
 */
export async function changeProfile(
  sid: string,
  recipient: DescribedRecipient,
  options: StepOptions = {},
): Promise<Outcome> {
  const session = sidSchema.safeParse(sid).success ? await readSession(sid) : null;
  if (!session) return { ok: false, reason: 'invalid_session' };
  const { gender, age: age_months, price_min_cents, price_max_cents } = recipient;
  const row: Partial<SessionRow> = { gender, age_months, price_min_cents, price_max_cents };
  const hints = readHints(recipient.hints);
  const kind = hints === session.row.hints ? 'profile' : 'hints';
  if (kind === 'hints') Object.assign(row, { hints, hint_matches: await matchHints(hints) });
  return await change(
    sid,
    ({ state: { current } }) =>
      current?.kind === 'end' || current?.kind === 'give_up' ? null : [{ kind }],
    { ...options, row },
  );
}

/** The latest profile and hints of a search; null when there is no such search. */
export async function describedRecipient(sid: string): Promise<DescribedRecipient | null> {
  const session = sidSchema.safeParse(sid).success ? await readSession(sid) : null;
  return session && recipientOf(session.row);
}
