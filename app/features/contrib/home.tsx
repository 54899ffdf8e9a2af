import { Link } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { accountInfo, visitorOf } from '#app/shell/authentication.server.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { Sections, TextPage } from '#app/ui/text-page/text-page.tsx';
import { accountPath } from '#modules/moderation/accounts/shared.ts';
import { countUnseenDecisions } from '#modules/moderation/decisions/index.server.ts';
import type { Route } from './+types/home.ts';
import { ContribPage } from './contrib-page.tsx';
import { ACTIVITY } from './contributions-activity.tsx';
import { contribPage as page, contribText as text } from './text.ts';

export const handle: PageHandle = { cached: true, scripts: false, header: 'account' };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: page.metaTitle, description: page.description, path: '/contrib/' });

export async function loader({ context }: Route.LoaderArgs) {
  const account = visitorOf(context)?.account;
  const news = account ? await countUnseenDecisions(account) : 0;
  return { email: accountInfo(context).email, news };
}

export default function ContribHome({ loaderData: { email, news } }: Route.ComponentProps) {
  if (email) {
    return (
      <ContribPage title={page.title}>
        <p>{text.hello(email.split('@', 1)[0] ?? '')}</p>
        {news > 0 && (
          <p>
            {text.news(news)} <Link to={`${accountPath.own}#${ACTIVITY}`}>{text.seeNews}</Link>
          </p>
        )}
        <Sections sections={page.sections} />
      </ContribPage>
    );
  }
  return (
    <TextPage title={page.title} lead={page.lead}>
      <Sections sections={page.sections} />
      <p>
        <ButtonLink to={accountPath.signUp} look="primary" reloadDocument>
          {text.signUp}
        </ButtonLink>{' '}
        <ButtonLink to={accountPath.signIn} look="quiet" reloadDocument>
          {text.signIn}
        </ButtonLink>
      </p>
    </TextPage>
  );
}
