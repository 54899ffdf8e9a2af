import { type RouterContextProvider, redirect } from 'react-router';
import { accountOf } from '#app/shell/authentication.server.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { addressWith, STEP } from '#app/ui/address/address.ts';
import {
  contributorStatistics,
  LISTED_MAX,
  type PairToLabel,
} from '#modules/moderation/labelling/index.server.ts';
import { introPlace } from './intro/intro-address.ts';
import { PAGE_SIZE, type PairChange, pairValue } from './pair/pair-fields.ts';
import { shownPairs } from './pair/shown-pairs.server.ts';
import { reactForm } from './react-form.server.ts';

type PageArguments = { context: Readonly<RouterContextProvider>; url: URL };

/** How many pairs the address has passed over. */
export function skippedIn({ searchParams }: URL): number {
  const skip = Number(searchParams.get('skip') ?? 0);
  return Number.isInteger(skip) && skip > 0 ? Math.min(skip, LISTED_MAX - PAGE_SIZE) : 0;
}

/** What every page with pairs shows: the pairs, the contributor's statistics, and what was just stored. */
export async function labellingPage(
  { context, url }: PageArguments,
  pairs: readonly PairToLabel[],
) {
  const statistics = await contributorStatistics(accountOf(context));
  const stored = url.searchParams.get(STEP.done);
  return {
    pairs: await shownPairs(pairs),
    statistics,
    intro: introPlace(url.searchParams, statistics.given),
    isPage: url.searchParams.get('view') === 'page',
    stored,
  };
}

type PostArguments = PageArguments & { request: Request };

/** Stores what a page's form has, and shows the page again with what comes next. */
export function postLabels(args: PostArguments) {
  const { pathname, search } = args.url;
  return handlePost(reactForm, args, ({ changes }) => {
    const [only, ...others] = changes;
    const done = others.length === 0 && only ? undoing(only) : String(changes.length);
    return redirect(pathname + addressWith(search, { [STEP.done]: done }, 'paires'), 303);
  });
}

/** What takes a label back: the same pair without one; `0` labels when it was just taken back. */
function undoing(change: PairChange): string {
  return change.label === null ? '0' : pairValue({ ...change, label: null });
}
