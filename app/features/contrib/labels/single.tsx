import { Link } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { accountOf } from '#app/shell/authentication.server.ts';
import { errorPage } from '#app/shell/errors.server.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import { findIdea } from '#modules/catalogue/ideas/index.server.ts';
import { formatIdeaKey, parseIdeaKey } from '#modules/catalogue/shared.ts';
import { ContribPage } from '../contrib-page.tsx';
import type { Route } from './+types/single.ts';
import { type CohortPlace, placeInCohort } from './cohort-place.server.ts';
import { FeedTabs, IdeaLabels } from './idea-labels.tsx';
import { ideaPairs } from './idea-pairs.server.ts';
import styles from './label-screen.module.css';
import { showsCard } from './label-screen.tsx';
import { labellingPage, postLabels } from './labelling-page.server.ts';
import { screensText } from './text.ts';

const text = screensText.idea;

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ context, params: { mid, iid }, url }: Route.LoaderArgs) {
  const account = accountOf(context);
  const key = parseIdeaKey(`${mid}:${iid}`);
  const idea = key && (await findIdea(key));
  if (!idea) throw errorPage(404, text.none);
  const { includeReacted, pairs } = await ideaPairs(account, idea, url);
  const page = await labellingPage({ context, url }, pairs);
  const { place, previous, next } = await placeInCohort(idea, url);
  return {
    title: idea.title,
    place,
    labels: { idea: formatIdeaKey(idea.key), includeReacted, page, previous, next },
  };
}

export const action = (args: Route.ActionArgs) => postLabels(args);

/** One idea to label on many questions, by itself or among those of a cohort. */
export default function Single({ loaderData, actionData }: Route.ComponentProps) {
  const { title, place, labels } = loaderData;
  return (
    <ContribPage title={title} titleInContent={showsCard(labels.page)}>
      {place && <Place place={place} />}
      <IdeaLabels {...labels} reply={actionData} />
      <FeedTabs current={null} />
    </ContribPage>
  );
}

function Place({ place }: { place: CohortPlace }) {
  if (!place.ok) return <p role="status">{text.noPlace[place.reason](place.name)}</p>;
  return (
    <p className={styles.words}>
      <Link to={`/contrib/idea/cohort/${place.id}`}>{text.place(place)}</Link>
    </p>
  );
}
