import { redirect } from 'react-router';
import { ButtonLink } from '#app/components/button/button.tsx';
import { Sections, TextPage } from '#app/components/text-page/text-page.tsx';
import { parseDestination } from '#app/http/destination.server.ts';
import { pageMeta } from '#app/http/page-meta.ts';
import type { PageHandle } from '#app/root.tsx';
import { gotoText as text } from '#app/text/about.ts';
import { isKnownDestination } from '#modules/catalogue/index.server.ts';
import { recordVisit, sidSchema } from '#modules/engine/index.server.ts';
import type { Route } from './+types/goto.ts';

export const handle: PageHandle = { scripts: false, header: 'plain' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.title });

/** The visit is recorded under this route, with the session it comes from. */
const VISITED_ROUTE = 'idea-redirect';

export async function loader({ url, request }: Route.LoaderArgs) {
  const written = url.searchParams.get('url');
  const destination = parseDestination(written);
  const sid = sidSchema.safeParse(url.searchParams.get('sid'));
  if (await isKnownDestination(written ?? '')) {
    if (request.method === 'GET') await recordVisit(VISITED_ROUTE, sid.success ? sid.data : null);
    return redirect(destination.href, 303);
  }
  return { host: destination.host, href: destination.href };
}

export default function Goto({ loaderData: { host, href } }: Route.ComponentProps) {
  return (
    <TextPage title={text.title} lead={text.explanation}>
      <Sections sections={[{ title: host, text: [text.question] }]} />
      <p>
        <ButtonLink to={href} rel="noreferrer noopener nofollow" reloadDocument>
          {text.go(host)}
        </ButtonLink>{' '}
        <ButtonLink to="/" look="quiet" reloadDocument>
          {text.stay}
        </ButtonLink>
      </p>
    </TextPage>
  );
}
