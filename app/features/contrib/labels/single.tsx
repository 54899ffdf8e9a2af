import type { PageHandle } from '#app/root.tsx';
import { errorPage } from '#app/shell/errors.server.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import { findIdea } from '#modules/catalogue/ideas/index.server.ts';
import { formatIdeaKey, parseIdeaKey } from '#modules/catalogue/shared.ts';
import { ContribPage } from '../contrib-page.tsx';
import type { Route } from './+types/single.ts';
import { FeedTabs, IdeaLabels } from './idea-labels.tsx';
import { ideaPairs } from './idea-pairs.server.ts';
import { accountOf, labellingPage, postLabels } from './labelling-page.server.ts';
import { screensText } from './text.ts';

const text = screensText.idea;

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export async function loader({ context, params: { mid, iid }, url }: Route.LoaderArgs) {
  const account = accountOf(context);
  const key = parseIdeaKey(`${mid}:${iid}`);
  const idea = key && (await findIdea(key));
  if (!idea) throw errorPage(404, text.none);
  const { includeReacted, pairs } = await ideaPairs(account, idea, url);
  const page = await labellingPage({ context, url }, pairs);
  return { title: idea.title, idea: formatIdeaKey(idea.key), includeReacted, page };
}

export const action = (args: Route.ActionArgs) => postLabels(args);

/** One idea to label on many questions. */
export default function Single({ loaderData, actionData }: Route.ComponentProps) {
  const { title, ...labels } = loaderData;
  return (
    <ContribPage title={title}>
      <IdeaLabels {...labels} reply={actionData} next={null} />
      <FeedTabs current={null} />
    </ContribPage>
  );
}
