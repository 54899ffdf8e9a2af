import type { StoredIdea } from '#modules/catalogue/ideas/index.server.ts';
import type { Account } from '#modules/moderation/accounts/shared.ts';
import { questionsToLabel } from '#modules/moderation/labelling/index.server.ts';
import { skippedIn } from './labelling-page.server.ts';
import { PAGE_SIZE } from './pair/pair-fields.ts';

/** The questions that an idea is to be labelled on, for its page: without those it has a label on, unless they are asked for. */
export async function ideaPairs(account: Account, idea: StoredIdea, url: URL) {
  const includeReacted = url.searchParams.get('reacted') === '1';
  const all = await questionsToLabel(account, idea.id);
  const wanted = includeReacted
    ? all
    : all.filter(({ label, said }) => label === null && said === null);
  const skipped = skippedIn(url);
  return { includeReacted, pairs: wanted.slice(skipped, skipped + PAGE_SIZE) };
}
