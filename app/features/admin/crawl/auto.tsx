import { redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { errorPage } from '#app/shell/errors.server.ts';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { revalidateStaleForm } from '#app/shell/forms/stale-form.ts';
import { STEP } from '#app/ui/address/address.ts';
import { FilteredTable } from '#app/ui/filtered-table/filtered-table.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import { findSite, type ListedSite, siteVersion } from '#modules/catalogue/crawl/index.server.ts';
import { merchantNumber } from '../id.server.ts';
import type { Route } from './+types/auto.ts';
import { lineOf, SCHEDULES } from './auto-columns.tsx';
import { AutoFields, type AutoValues } from './auto-fields.tsx';
import { autoForm } from './auto-form.server.ts';
import { CrawlPage } from './crawl-page.tsx';
import { formatMinutes } from './format.ts';
import { siteList } from './site-list.server.ts';
import { crawlText } from './text.ts';

const text = crawlText.auto;

export const handle: PageHandle = { header: 'account' };

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.title });

const schedules = siteList(SCHEDULES, text.file, lineOf);

export const middleware: Route.MiddlewareFunction[] = [schedules.file];

export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = args.url;
  const shop = searchParams.get('shop');
  const merchant = merchantNumber(shop);
  const site = merchant && (await findSite(merchant));
  if (shop && !site) throw errorPage(404);
  return {
    site: site && { name: site.name, values: valuesOf(site) },
    list: site ? null : await schedules.page(args),
    saved: searchParams.has(STEP.done),
  };
}

function valuesOf(site: ListedSite): AutoValues {
  return {
    merchant: site.merchant_id,
    version: siteVersion({ ...site, paused: site.isSitePaused }),
    start_url: site.start_url,
    from: formatMinutes(site.window_start),
    to: formatMinutes(site.window_end),
    delay: String(Math.ceil(site.delay_ms / 1000)),
    budget: String(site.daily_budget),
    automatic: site.automatic,
    with_scripts: site.with_scripts,
    paused: site.isSitePaused,
  };
}

export const shouldRevalidate = revalidateStaleForm;

export async function action({ request, context }: Route.ActionArgs) {
  return handlePost(autoForm, { request, context }, () =>
    redirect(`/admin/crawl/auto?${STEP.done}=saved`, 303),
  );
}

/** When and how often each site is asked; one of them with the form that changes it. */
export default function Auto({ loaderData, actionData }: Route.ComponentProps) {
  const { site, list, saved } = loaderData;
  const { errors, typed } = actionData ?? NO_REPLY;
  return (
    <CrawlPage
      title={site ? site.name : text.title}
      crumbs={site ? [{ to: '/admin/crawl/auto', label: crawlText.tabs.auto }] : []}
      actions={
        site && (
          <StaffButtonLink to={`/admin/merchants/${site.values.merchant}`}>
            {text.merchant}
          </StaffButtonLink>
        )
      }
    >
      {saved && !actionData && <p role="status">{text.saved}</p>}
      <p>{text.lead}</p>
      <FormErrors title={text.wrong} errors={errors} />
      {site && (
        <AutoFields values={site.values} errors={errors} typed={actionData ? { ...typed } : null} />
      )}
      {list && (
        <FilteredTable
          {...SCHEDULES}
          {...list}
          filterLabel={crawlText.sites.filter}
          caption={text.choose}
          rowKey={({ id }) => id}
          empty={crawlText.sites.empty}
        />
      )}
    </CrawlPage>
  );
}
