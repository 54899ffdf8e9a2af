import type { ReactingContributor } from '#modules/moderation/reactions/index.server.ts';
import { contributorsText as text } from './text.ts';

/** How far a contributor agrees with others, in words. */
export function agreementOf({
  agreed,
  compared,
}: Pick<ReactingContributor, 'agreed' | 'compared'>): string {
  return compared && agreed !== null ? text.agreementValue(agreed, compared) : text.unknown;
}
