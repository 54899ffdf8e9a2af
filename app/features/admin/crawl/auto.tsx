import { redirect, type ShouldRevalidateFunction } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { errorPage } from '#app/shell/errors.server.ts';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { STEP } from '#app/ui/address/address.ts';
import { csvMiddleware, csvResponse } from '#app/ui/data-table/csv-response.server.ts';
import { fileRowsWanted, readTable, rowsWanted } from '#app/ui/data-table/table-state.ts';
import { readFilters } from '#app/ui/filter-form/filters.ts';
import { FilteredTable } from '#app/ui/filtered-table/filtered-table.tsx';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import {
  findSite,
  type ListedSite,
  listSites,
  siteCount,
  siteVersion,
} from '#modules/catalogue/crawl/index.server.ts';
import { merchantNumber } from '../id.server.ts';
import type { Route } from './+types/auto.ts';
import { COLUMNS, lineOf } from './auto-columns.tsx';
import { AutoFields, type AutoValues } from './auto-fields.tsx';
import { autoForm } from './auto-form.server.ts';
import { CrawlPage } from './crawl-page.tsx';
import { FILTERS, TABLE } from './site-columns.tsx';
import { crawlText, formatMinutes } from './text.ts';

const text = crawlText.auto;

export const handle: PageHandle = { header: 'account' };

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.title });

export const middleware: Route.MiddlewareFunction[] = [
  csvMiddleware(TABLE, async ({ url: { searchParams } }) => {
    const { q: wanted } = readFilters(FILTERS, searchParams);
    const sites = await listSites({ text: wanted, ...fileRowsWanted(TABLE, searchParams) });
    return csvResponse({ name: text.file, columns: COLUMNS, rows: sites.map(lineOf) });
  }),
];

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const shop = searchParams.get('shop');
  const merchant = merchantNumber(shop);
  const site = merchant && (await findSite(merchant));
  if (shop && !site) throw errorPage(404);
  const filters = readFilters(FILTERS, searchParams);
  const state = readTable(TABLE, searchParams, await siteCount(filters.q));
  const sites = site ? [] : await listSites({ text: filters.q, ...rowsWanted(TABLE, state) });
  return {
    site: site && { name: site.name, values: valuesOf(site) },
    ...{ filters, state },
    rows: sites.map(lineOf),
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

/** Who is told that somebody else was quicker is shown what there is now. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  change.actionStatus === 409 || change.defaultShouldRevalidate;

export async function action({ request, context }: Route.ActionArgs) {
  return handlePost(autoForm, { request, context }, () =>
    redirect(`/admin/crawl/auto?${STEP.done}=saved`, 303),
  );
}

/** When and how often each site is asked; one of them with the form that changes it. */
export default function Auto({ loaderData, actionData }: Route.ComponentProps) {
  const { site, filters, state, rows, saved } = loaderData;
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
      {site ? (
        <AutoFields values={site.values} errors={errors} typed={actionData ? { ...typed } : null} />
      ) : (
        <FilteredTable
          filterLabel={crawlText.sites.filter}
          filters={FILTERS}
          values={filters}
          caption={text.choose}
          columns={COLUMNS}
          rows={rows}
          rowKey={({ id }) => id}
          spec={TABLE}
          state={state}
          empty={crawlText.sites.empty}
        />
      )}
    </CrawlPage>
  );
}
