import { Link, redirect } from 'react-router';
import type { PageHandle } from '#app/root.tsx';
import { errorPage } from '#app/shell/errors.server.ts';
import { NO_REPLY } from '#app/shell/forms/form-reply.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { STEP } from '#app/ui/address/address.ts';
import type { Column } from '#app/ui/data-table/columns.ts';
import { DataTable } from '#app/ui/data-table/data-table.tsx';
import { readTable, rowsWanted } from '#app/ui/data-table/table-state.ts';
import { FormErrors } from '#app/ui/form-page/form-errors.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import { formatQuantity } from '#app/ui/text/format.ts';
import {
  findSite,
  type ListedSite,
  listSites,
  siteCount,
} from '#modules/catalogue/crawl/index.server.ts';
import type { Route } from './+types/auto.ts';
import { AutoFields, type AutoValues } from './auto-fields.tsx';
import { autoForm } from './auto-form.server.ts';
import { CrawlPage } from './crawl-page.tsx';
import { TABLE } from './site-columns.tsx';
import { crawlText, formatMinutes, STATES } from './text.ts';

const text = crawlText.auto;

export const handle: PageHandle = { header: 'account' };

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: text.title });

type Line = {
  id: number;
  name: string;
  hours: string;
  delay: string;
  budget: string;
  when: string;
};

const COLUMNS: readonly Column<Line>[] = [
  {
    key: 'name',
    header: crawlText.sites.name,
    cell: ({ id, name }) => <Link to={`/admin/crawl/auto?shop=${id}`}>{name}</Link>,
  },
  { key: 'when', header: text.summary, cell: ({ when }) => when },
  { key: 'hours', header: text.hours, cell: ({ hours }) => hours },
  { key: 'delay', header: text.delay, align: 'end', cell: ({ delay }) => delay },
  { key: 'budget', header: text.budget, align: 'end', cell: ({ budget }) => budget },
];

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const shop = searchParams.get('shop');
  const site = shop && /^[1-9]\d{0,8}$/.test(shop) ? await findSite(Number(shop)) : null;
  if (shop && !site) throw errorPage(404);
  const state = readTable(TABLE, searchParams, await siteCount());
  const { limit, offset } = rowsWanted(TABLE, state);
  const sites = site ? [] : await listSites({ limit, offset });
  return {
    site: site && { name: site.name, values: valuesOf(site) },
    state,
    rows: sites.map(lineOf),
    saved: searchParams.has(STEP.done),
  };
}

function valuesOf(site: ListedSite): AutoValues {
  return {
    merchant: site.merchant_id,
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

function lineOf(site: ListedSite): Line {
  return {
    id: site.merchant_id,
    name: site.name,
    hours: text.hoursOf(formatMinutes(site.window_start), formatMinutes(site.window_end)),
    delay: text.delayOf(formatQuantity(site.delay_ms / 1000, 1)),
    budget: formatQuantity(site.daily_budget),
    when: site.state === 'paused' ? STATES.paused : site.automatic ? text.nightly : text.byHand,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return handlePost(autoForm, { request, context }, () =>
    redirect(`/admin/crawl/auto?${STEP.done}=saved`, 303),
  );
}

/** When and how often each site is asked; one of them with the form that changes it. */
export default function Auto({ loaderData, actionData }: Route.ComponentProps) {
  const { site, state, rows, saved } = loaderData;
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
        <DataTable
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
