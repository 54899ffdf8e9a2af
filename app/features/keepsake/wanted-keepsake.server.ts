import { errorPage } from '#app/shell/errors.server.ts';
import { findIdea, withoutId } from '#modules/catalogue/ideas/index.server.ts';
import type { Idea } from '#modules/catalogue/shared.ts';
import { openKeepsake } from '#modules/catalogue/sharing/index.server.ts';
import type { Keepsake } from '#modules/catalogue/sharing/shared.ts';
import { keepsakeText } from './text.ts';

/**
 * The keepsake that an address carries.
 *
 * @throws the answer 404 where it carries none of ours.
 */
export function wantedKeepsake(sealed: string): Keepsake {
  const keepsake = openKeepsake(sealed);
  if (!keepsake) throw errorPage(404, keepsakeText.damaged);
  return keepsake;
}

/** What its page shows: with the idea as it is today, null when the catalogue no longer has it. */
export async function keepsakePage(
  sealed: string,
): Promise<{ sealed: string; keepsake: Keepsake; idea: Idea | null }> {
  const keepsake = wantedKeepsake(sealed);
  const found = await findIdea(keepsake.key);
  return { sealed, keepsake, idea: found && withoutId(found) };
}
