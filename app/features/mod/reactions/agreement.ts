import type { ReactingContributor } from '#modules/moderation/reactions/index.server.ts';
import { contributorsText as text } from './text.ts';

/** How far a contributor agrees with others, in words; null when that is not known. */
export function agreementOf({
  agreed,
  compared,
}: Pick<ReactingContributor, 'agreed' | 'compared'>): string | null {
  return compared && agreed !== null ? text.agreementValue(agreed, compared) : null;
}
