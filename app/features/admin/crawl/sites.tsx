import { redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { readFormData } from '#app/shell/forms/fields.server.ts';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { addressWith, STEP } from '#app/ui/address/address.ts';
import { usePolling } from '#app/ui/browser/use-polling.ts';
import { FilteredTable } from '#app/ui/filtered-table/filtered-table.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import { formatAgo } from '#app/ui/text/format.ts';
import type { ListedSite } from '#modules/catalogue/crawl/index.server.ts';
import { nowMillis } from '#modules/platform/index.server.ts';
import { formatInstant } from '../format.ts';
import type { Route } from './+types/sites.ts';
import { CrawlPage } from './crawl-page.tsx';
import { startForm, stopForm } from './run-forms.server.ts';
import { SITES, type SiteLine } from './site-columns.tsx';
import { siteList } from './site-list.server.ts';
import { crawlText } from './text.ts';

const text = crawlText.sites;

/** What was just done, as the address says it. */
const DONE = ['started', 'stopped'] as const;

export const handle: PageHandle = { header: 'account' };

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: crawlText.metaTitle });

const sites = siteList(SITES, text.file, lineOf);

export const middleware: Route.MiddlewareFunction[] = [sites.file];

export async function loader(args: Route.LoaderArgs) {
  const done = args.url.searchParams.get(STEP.done);
  return { page: await sites.page(args), done: DONE.find((one) => one === done) };
}

function lineOf(site: ListedSite): SiteLine {
  const { merchant_id: id, name, state, wait, pages, products, due, run_id, run_started_at } = site;
  return {
    ...{ id, name, state, pages, products, due },
    wait: wait && text.wait(wait.cause, formatInstant(wait.until)),
    isUnderWay: run_id !== null && site.run_ended_at === null,
    run:
      run_id && run_started_at
        ? {
            id: run_id,
            began: formatAgo(run_started_at, nowMillis()),
            at: run_started_at.toISOString(),
            requests: site.requests ?? 0,
          }
        : null,
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const args = { request, context, form: await readFormData(request) };
  const to = (done: string) =>
    redirect(url.pathname + addressWith(url.search, { [STEP.done]: done }), 303);
  if (args.form.get('intent') === 'stop') return handlePost(stopForm, args, () => to('stopped'));
  return handlePost(startForm, args, () => to('started'));
}

/** The sites that are crawled, with how each stands. */
export default function Sites({ loaderData, actionData }: Route.ComponentProps) {
  const { page, done } = loaderData;
  const { errors } = actionData ?? NO_REPLY;
  usePolling(page.rows.some(({ isUnderWay }) => isUnderWay));
  return (
    <CrawlPage
      title={text.title}
      actions={
        <>
          <StaffButtonLink to="/admin/merchants">{text.merchants}</StaffButtonLink>
          <StaffButtonLink to="" reloadDocument>
            {text.refresh}
          </StaffButtonLink>
        </>
      }
    >
      {done && !actionData && <p role="status">{text[done]}</p>}
      <FormErrors title="" errors={errors} />
      <FilteredTable
        {...SITES}
        {...page}
        filterLabel={text.filter}
        caption={text.caption}
        rowKey={({ id }) => id}
        empty={text.empty}
        stacked={['products', 'pages', 'due']}
      />
    </CrawlPage>
  );
}
