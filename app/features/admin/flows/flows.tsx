import { redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { listFile } from '#app/ui/data-table/list-file.server.ts';
import { listPage } from '#app/ui/data-table/row-list.ts';
import { ListTable } from '#app/ui/filtered-table/list-table.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import { AdminPage } from '../admin-page.tsx';
import type { Route } from './+types/flows.ts';
import { AddFeed } from './add-feed.tsx';
import { FEEDS } from './feed-list.tsx';
import { readFeeds } from './feeds-page.server.ts';
import styles from './flows.module.css';
import { addFeedForm } from './flows-forms.server.ts';
import { flowsText as text } from './text.ts';

export const handle: PageHandle = { header: 'account' };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.metaTitle });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const middleware: Route.MiddlewareFunction[] = [
  listFile(FEEDS, text.file, async ({ url: { searchParams } }) => {
    const { rows } = await readFeeds(searchParams);
    return rows;
  }),
];

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const { rows, merchants, shop } = await readFeeds(searchParams);
  return { page: listPage(FEEDS, rows, searchParams), merchants, shop };
}

export function action(args: Route.ActionArgs) {
  return handlePost(addFeedForm, args, ({ id }) => redirect(`/admin/crawl/flows/${id}`, 303));
}

/** Product files of merchants: their state, and one more. */
export default function Flows({ loaderData, actionData }: Route.ComponentProps) {
  const { page, merchants, shop } = loaderData;
  return (
    <AdminPage title={text.title}>
      <p className={styles.lead}>{text.lead}</p>
      {shop && (
        <p className={styles.actions}>
          {text.of(shop.name)}
          <StaffButtonLink compact to="/admin/crawl/flows">
            {text.all}
          </StaffButtonLink>
        </p>
      )}
      <ListTable
        caption={text.caption}
        list={FEEDS}
        page={page}
        rowKey={({ id }) => id}
        empty={text.empty}
      />
      <AddFeed merchants={merchants} chosen={shop} reply={actionData ?? NO_REPLY} />
    </AdminPage>
  );
}
