import { Link } from 'react-router';
import { plainColumn, quantityColumn } from '#app/ui/data-table/column-kinds.ts';
import type { Column } from '#app/ui/data-table/columns.ts';
import { formatQuantity } from '#app/ui/text/format.ts';
import type { ListedSite } from '#modules/catalogue/crawl/index.server.ts';
import { formatMinutes } from './format.ts';
import { siteTable } from './site-columns.tsx';
import { crawlText, STATES } from './text.ts';

const text = crawlText.auto;

/** When and how often a site is asked. */
export type AutoLine = {
  id: number;
  name: string;
  hours: string;
  /** In seconds. */
  delay: number;
  budget: number;
  when: string;
};

const COLUMNS: readonly Column<AutoLine>[] = [
  {
    key: 'name',
    header: crawlText.sites.name,
    cell: ({ id, name }) => <Link to={`/admin/crawl/auto?shop=${id}`}>{name}</Link>,
    csv: ({ name }) => name,
  },
  plainColumn('when', text.summary, ({ when }) => when),
  plainColumn('hours', text.hours, ({ hours }) => hours),
  {
    key: 'delay',
    header: text.delay,
    align: 'end',
    cell: ({ delay }) => text.delayOf(formatQuantity(delay, 1)),
    csv: ({ delay }) => delay,
  },
  quantityColumn('budget', text.budget, ({ budget }) => budget),
];

/** The table of sites, with when and how often each is asked. */
export const SCHEDULES = siteTable(COLUMNS);

export function lineOf(site: ListedSite): AutoLine {
  return {
    id: site.merchant_id,
    name: site.name,
    hours: text.hoursOf(formatMinutes(site.window_start), formatMinutes(site.window_end)),
    delay: site.delay_ms / 1000,
    budget: site.daily_budget,
    when: site.state === 'paused' ? STATES.paused : site.automatic ? text.nightly : text.byHand,
  };
}
