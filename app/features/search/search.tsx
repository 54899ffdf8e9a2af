import { lazy, Suspense } from 'react';
import { data, redirect } from 'react-router';
import { sharedIdea } from '#app/features/share/index.ts';
import { visitAddress } from '#app/features/visit/index.ts';
import type { PageHandle } from '#app/root.tsx';
import { errorPage } from '#app/shell/errors.server.ts';
import { callerOf } from '#app/shell/forms/define-form.server.ts';
import { readFormData } from '#app/shell/forms/fields.server.ts';
import { requestContext } from '#app/shell/request-context.server.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import { findIdea, withoutId } from '#modules/catalogue/ideas/index.server.ts';
import { parseIdeaKey } from '#modules/catalogue/shared.ts';
import type { Route } from './+types/search.ts';
import { searchText } from './text.ts';
// The styles of the forms below: a page without scripts has only those of its route.
import '#app/features/start/styles.ts';
import { FoundGift } from './found-gift.tsx';
import { answerSearchForm } from './search-form.server.ts';
import type { SearchPage } from './search-reply.server.ts';
import { SearchSession } from './search-session.tsx';

/** Forms that few searches need, loaded apart so that the others do not load their scripts. */
const StartAgainForm = lazy(() => import('./start-again-form.tsx'));
const ProfilePage = lazy(() => import('./profile-page.tsx'));

/** A step takes one core a few milliseconds to choose and render. */
export const handle: PageHandle = { lane: 4 };

export const meta: Route.MetaFunction = (args) => {
  const found = args.loaderData?.found;
  if (!found) {
    return pageMeta(args, { title: searchText.title, description: searchText.description });
  }
  const { title, description, image } = found;
  return pageMeta(args, { title, description, path: sharedIdea(found).url, pictures: [image] });
};

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** The gift that a search ended with: its address, `?found=KEY`, shows it again to anyone who opens it. */
export async function loader({ url }: Route.LoaderArgs) {
  const written = url.searchParams.get('found');
  if (written === null) return { found: null };
  const key = parseIdeaKey(written);
  const found = key && (await findIdea(key));
  if (!found) throw errorPage(404, searchText.foundGone);
  return { found: withoutId(found) };
}

/** A search under way loads nothing: its data come over the socket. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const asked = new URL(request.url).searchParams.has('found');
  return asked ? await serverLoader() : { found: null };
}

/** Every move of a search without JavaScript is a form posted here; the response is the next step. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readFormData(request);
  if (form.get('scripts') === 'no') context.get(requestContext).runsScripts = false;
  const reply = await answerSearchForm(form, request, callerOf(context));
  if (!reply.ok) {
    if (reply.reason === 'invalid_session') return redirect(visitAddress('/', url), 303);
    throw errorPage(400, searchText.unreadableForm);
  }
  const { page, status, headers } = reply;
  if (page.kind === 'step' && !context.get(requestContext).runsScripts) hideFromHandover(page);
  // With « no-store » the back button would meet an error of the browser instead of the last question.
  return data(page, { status, headers: { 'Cache-Control': 'private, no-cache', ...headers } });
}

/** Spares the encoding of a step for scripts that its page has not: React Router hands over what can be enumerated. */
function hideFromHandover(page: SearchPage): void {
  for (const key of Object.keys(page)) Object.defineProperty(page, key, { enumerable: false });
}

/** A guided search: the step that a form was answered with, the gift it ended with, or the search of this tab. */
export default function Search({ actionData: page, loaderData }: Route.ComponentProps) {
  const { found } = loaderData;
  if (page && page.kind !== 'step') {
    return (
      <Suspense>
        {page.kind === 'start' ? <StartAgainForm {...page} /> : <ProfilePage {...page} />}
      </Suspense>
    );
  }
  return found && !page ? <FoundGift idea={found} /> : <SearchSession page={page ?? null} />;
}
