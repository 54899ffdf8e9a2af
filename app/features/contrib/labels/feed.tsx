import { useLocation } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { accountOf } from '#app/shell/authentication.server.ts';
import { errorPage } from '#app/shell/errors.server.ts';
import { addressWith } from '#app/ui/address/address.ts';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { findIdeas } from '#modules/catalogue/ideas/index.server.ts';
import { formatIdeaKey } from '#modules/catalogue/shared.ts';
import type { Account } from '#modules/moderation/accounts/shared.ts';
import { feedIdeas } from '#modules/moderation/labelling/index.server.ts';
import { FEEDS, type Feed } from '#modules/moderation/labelling/shared.ts';
import { ContribPage } from '../contrib-page.tsx';
import type { Route } from './+types/feed.ts';
import { FeedTabs, IdeaLabels } from './idea-labels.tsx';
import { ideaPairs } from './idea-pairs.server.ts';
import { showsCard } from './label-screen.tsx';
import { labellingPage, postLabels } from './labelling-page.server.ts';
import { screensText } from './text.ts';

const text = screensText.idea;

/** The idea that the address shows, and those that were passed over before it, by their numbers. */
const [SHOWN, PASSED] = ['idea', 'passed'];
/** As many as an address carries along. */
const PASSED_MAX = 25;

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const account = accountOf(context);
  const feed = FEEDS.find((each) => each === params.type);
  if (!feed) throw errorPage(404);
  const passed = passedIn(url);
  const [shown, following] = await shownAndNext(account, feed, url, passed);
  if (!shown) return { feed, shown: null, page: null };
  const { includeReacted, pairs } = await ideaPairs(account, shown, url);
  return {
    feed,
    page: await labellingPage({ context, url }, pairs),
    shown: {
      title: shown.title,
      idea: formatIdeaKey(shown.key),
      includeReacted,
      next: following && {
        image: following.image,
        [SHOWN]: following.id,
        [PASSED]: [...passed, shown.id].slice(-PASSED_MAX).join('.'),
      },
    },
  };
}

/** The idea that the address names stays while it is being labelled; without one it is the first of the feed. */
async function shownAndNext(account: Account, feed: Feed, { searchParams }: URL, passed: number[]) {
  const named = Number(searchParams.get(SHOWN) ?? Number.NaN);
  const [idea] = Number.isSafeInteger(named) && named > 0 ? await findIdeas([named]) : [];
  const ids = await feedIdeas(account, feed, 2, idea ? [...passed, idea.id] : passed);
  const ideas = await findIdeas(ids);
  return idea ? [idea, ideas[0] ?? null] : [ideas[0] ?? null, ideas[1] ?? null];
}

function passedIn({ searchParams }: URL): number[] {
  const numbers = (searchParams.get(PASSED) ?? '').split('.', PASSED_MAX).map(Number);
  return numbers.filter((id) => Number.isSafeInteger(id) && id > 0);
}

export const action = (args: Route.ActionArgs) => postLabels(args);

/** Ideas one after the other, in the order of a feed, each to be labelled on many questions. */
export default function FeedPage({
  loaderData: { feed, shown, page },
  actionData,
}: Route.ComponentProps) {
  const { search } = useLocation();
  const next = shown?.next;
  const to =
    next &&
    addressWith(search, { idea: String(next.idea), passed: String(next.passed), skip: null });
  return (
    <ContribPage
      title={shown?.title ?? text.feeds}
      titleInContent={page !== null && showsCard(page)}
    >
      {shown && page ? (
        <IdeaLabels
          {...shown}
          page={page}
          reply={actionData}
          next={next && to ? { to, image: next.image } : null}
        />
      ) : (
        <EmptyState title={text.none} />
      )}
      <FeedTabs current={feed} />
    </ContribPage>
  );
}
