import { data, redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { accountOf } from '#app/shell/authentication.server.ts';
import { errorPage } from '#app/shell/errors.server.ts';
import { fileOf } from '#app/shell/forms/multipart.server.ts';
import { Field } from '#app/ui/field/field.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import { findFeed, receiveFile } from '#modules/catalogue/feeds/index.server.ts';
import { FEED_BYTES_MAX } from '#modules/catalogue/feeds/shared.ts';
import { logged } from '#modules/moderation/decisions/index.server.ts';
import { AdminPage } from '../admin-page.tsx';
import type { Route } from './+types/file.ts';
import { feedTitle, idOf } from './addresses.ts';
import styles from './flows.module.css';
import { flowsText, flowText, fileText as text } from './text.ts';

/** What a browser writes around the file. */
const FORM_BYTES = 64 * 1024;

export const handle: PageHandle = {
  header: 'account',
  bodyLimit: FEED_BYTES_MAX + FORM_BYTES,
  streamsUpload: true,
};

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ params }: Route.LoaderArgs) {
  const feed = await findFeed(idOf(params.feed), null);
  if (!feed) throw errorPage(404, flowText.unknown);
  return { id: feed.id, name: feedTitle(feed) };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const id = idOf(params.feed);
  const operated = { operation: 'receive-feed-file', number: id } as const;
  const received = await logged(accountOf(context), operated, () =>
    receiveFile(id, fileOf(request, 'file')),
  );
  if (received.ok) return redirect(`/admin/crawl/flows/${id}`, 303);
  if (received.reason === 'unknown_feed') throw errorPage(404, flowText.unknown);
  return received.reason === 'busy'
    ? data({ error: text.busy }, { status: 409 })
    : data({ error: text.unreadable(received.detail ?? '') }, { status: 422 });
}

/** Sends a product file. The whole page is posted, with or without scripts: a browser shows how far an upload is. */
export default function FlowFile({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name } = loaderData;
  return (
    <AdminPage
      title={text.title}
      crumbs={[
        { to: '/admin/crawl/flows', label: flowsText.title },
        { to: `/admin/crawl/flows/${id}`, label: name },
      ]}
    >
      <form method="post" encType="multipart/form-data" className={styles.box}>
        <p>{text.lead}</p>
        <Field
          id="file"
          name="file"
          type="file"
          label={text.file}
          accept=".xml,.csv,.tsv,.txt,.gz,text/xml,text/csv,application/xml,application/gzip"
          required
          errors={actionData && [actionData.error]}
        />
        <StaffButton type="submit">{text.submit}</StaffButton>
      </form>
    </AdminPage>
  );
}
