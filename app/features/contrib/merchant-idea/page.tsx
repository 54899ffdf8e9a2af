import { redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { visitorOf } from '#app/shell/authentication.server.ts';
import { errorPage } from '#app/shell/errors.server.ts';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import { formatIdeaKey } from '#modules/catalogue/shared.ts';
import { productPage } from '#modules/moderation/product-pages/index.server.ts';
import { ContribPage } from '../contrib-page.tsx';
import type { Route } from './+types/page.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { confirmPageForm, readAgainForm } from './forms.server.ts';
import { Done, Unreadable, Waiting } from './states.tsx';
import { submitText, pageText as text } from './text.ts';

const PATH = '/contrib/ideas/add/merchant';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.title });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ context, params }: Route.LoaderArgs) {
  const account = visitorOf(context)?.account;
  const page = account && (await productPage(account, idOf(params)));
  if (!page) throw errorPage(404);
  if (page.known) {
    throw redirect(`${PATH}?known=${encodeURIComponent(formatIdeaKey(page.known))}`, 303);
  }
  return page;
}

export const action = ({ params, url, ...args }: Route.ActionArgs) => {
  const id = idOf(params);
  const done = () => redirect(`${PATH}/${id}`, 303);
  return url.searchParams.has('again')
    ? handlePost(readAgainForm, args, done, id)
    : handlePost(confirmPageForm, args, done, id);
};

/** A number that a page can have; 0 where the address has none. */
function idOf({ id }: { id: string }): number {
  return /^\d{1,15}$/.test(id) ? Number(id) : 0;
}

/** What became of a page that a contributor named: it is being read, was read and is to be confirmed, or could not be. */
export default function ProductPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const reply = actionData ?? NO_REPLY;
  return (
    <ContribPage
      title={text.title}
      crumbs={[
        { to: '/contrib/', label: submitText.crumb },
        { to: PATH, label: submitText.title },
      ]}
    >
      {page.state === 'waiting' && <Waiting />}
      {page.state === 'refused' && (
        <Unreadable
          reason={reply.errors['']?.[0] ?? page.reason ?? ''}
          path={`${PATH}/${page.id}`}
        />
      )}
      {page.state === 'read' && page.product && (
        <ConfirmForm path={`${PATH}/${page.id}`} page={page} product={page.product} reply={reply} />
      )}
      {page.state === 'proposed' && <Done isNewShop={page.isNewShop} />}
    </ContribPage>
  );
}
