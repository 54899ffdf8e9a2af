import { Link, useLocation } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { accountOf } from '#app/shell/authentication.server.ts';
import { addressWith } from '#app/ui/address/address.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import { Tabs } from '#app/ui/tabs/tabs.tsx';
import {
  LISTED_MAX,
  nextPairs,
  type PairToLabel,
} from '#modules/moderation/labelling/index.server.ts';
import { ContribPage } from '../contrib-page.tsx';
import type { Route } from './+types/suggestions.ts';
import { labellingAddress } from './addresses.ts';
import { NothingToLabel } from './deck/deck.tsx';
import { LabelScreen } from './label-screen.tsx';
import { labellingPage, postLabels, skippedIn } from './labelling-page.server.ts';
import { PAGE_SIZE } from './pair/pair-fields.ts';
import { screensText } from './text.ts';

const text = screensText.suggestions;
/** By what suggestions stand together; those that are worth most come first. */
const ORDERS = ['worth', 'question', 'idea'] as const;
type Order = (typeof ORDERS)[number];

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ context, url }: Route.LoaderArgs) {
  const order = ORDERS.find((each) => each === url.searchParams.get('by')) ?? 'worth';
  const pairs = grouped(await nextPairs(accountOf(context), LISTED_MAX), order);
  const skipped = skippedIn(url);
  return {
    order,
    page: await labellingPage({ context, url }, pairs.slice(skipped, skipped + PAGE_SIZE)),
  };
}

function grouped(pairs: readonly PairToLabel[], order: Order): PairToLabel[] {
  if (order === 'worth') return [...pairs];
  const by = order === 'question' ? 'question_id' : 'idea_id';
  return [...Map.groupBy(pairs, (pair) => pair[by]).values()].flat();
}

export const action = (args: Route.ActionArgs) => postLabels(args);

/** Suggested labels to accept, correct or reject. */
export default function Suggestions({
  loaderData: { order, page },
  actionData,
}: Route.ComponentProps) {
  const { search } = useLocation();
  return (
    <ContribPage title={text.title}>
      <LabelScreen
        page={page}
        reply={actionData}
        name={order}
        whenOver={
          <NothingToLabel>
            <p>{text.nothing}</p>
            <Link to={labellingAddress.questions}>{screensText.questions.title}</Link>
          </NothingToLabel>
        }
      />
      <p>{text.lead}</p>
      <Tabs
        label={text.by}
        tabs={ORDERS.map((each) => ({
          to: addressWith(search, { by: each, skip: null }),
          label: text[each],
          current: each === order,
        }))}
      />
    </ContribPage>
  );
}
