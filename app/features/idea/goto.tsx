import { redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { errorPage } from '#app/shell/errors.server.ts';
import { isOwnRead } from '#app/shell/http/same-origin.server.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { Sections, TextPage } from '#app/ui/text-page/text-page.tsx';
import { findIdeaByLink, isKnownDestination } from '#modules/catalogue/ideas/index.server.ts';
import { exitAddress } from '#modules/catalogue/merchants/index.server.ts';
import { recordVisit } from '#modules/engine/session/index.server.ts';
import { sidSchema } from '#modules/engine/shared.ts';
import { recordClick } from '#modules/engine/square/index.server.ts';
import { config } from '#modules/platform/index.server.ts';
import type { Route } from './+types/goto.ts';
import { parseDestination } from './destination.server.ts';
import { gotoText as text } from './text.ts';

export const handle: PageHandle = { scripts: false, header: 'plain' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.title });

/** The visit is recorded under this route, with the session it comes from. */
const VISITED_ROUTE = 'idea-redirect';

export async function loader({ url, request }: Route.LoaderArgs) {
  const written = url.searchParams.get('url') ?? '';
  const destination = parseDestination(written);
  // Through a second redirect a link could lead elsewhere than it shows.
  if ([url.host, config.publicUrl.host].includes(destination.host))
    throw errorPage(400, text.invalidAddress);
  const known = await isKnownDestination(written);
  // A visitor who was asked to confirm comes from a link of this very page; another site's link asks again.
  const confirmed = url.searchParams.get('confirmed') === '1' && isOwnRead(request);
  if (known || confirmed) {
    const sid = sidSchema.safeParse(url.searchParams.get('sid'));
    if (request.method === 'GET') await record(written, sid.success ? sid.data : null);
    const headers = known ? undefined : { 'Referrer-Policy': 'no-referrer' };
    // The only place where an affiliate link is made.
    const exit = known ? await exitAddress(written) : destination.href;
    return redirect(exit, { status: 303, ...(headers && { headers }) });
  }
  const parameters = new URLSearchParams(url.searchParams);
  parameters.set('confirmed', '1');
  return { host: destination.host, exit: `/goto?${parameters}` };
}

/** The visit, and in its session the click on the idea whose link it is: without scripts nothing else records it. */
async function record(link: string, sid: string | null): Promise<void> {
  await recordVisit(VISITED_ROUTE, sid);
  const key = sid && (await findIdeaByLink(link));
  if (sid && key) await recordClick(sid, key);
}

export default function Goto({ loaderData: { host, exit } }: Route.ComponentProps) {
  return (
    <TextPage title={text.title} lead={text.explanation}>
      <Sections sections={[{ title: host, text: [text.question] }]} />
      <p>
        <ButtonLink to={exit} rel="nofollow" reloadDocument>
          {text.go(host)}
        </ButtonLink>{' '}
        <ButtonLink to="/" look="quiet" reloadDocument>
          {text.stay}
        </ButtonLink>
      </p>
    </TextPage>
  );
}
