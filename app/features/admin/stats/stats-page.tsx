import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { addressWith } from '#app/ui/address/address.ts';
import { type Filters, filterParameters } from '#app/ui/filter-form/filters.ts';
import { PageTabs } from '#app/ui/tabs/tabs.tsx';
import { AdminPage } from '../admin-page.tsx';
import { FILTERS } from '../searches/filters.ts';
import { NarrowedDown, type NarrowedDownProps } from '../searches/narrowed-down.tsx';
import { statsText as text } from './text.ts';

const TABS = [
  { to: '/admin/stats/overview', label: text.tabs.overview },
  { to: '/admin/stats/discovery', label: text.tabs.discovery },
  { to: '/admin/stats/performance', label: text.tabs.performance },
  { to: '/admin/stats/performance-evolution', label: text.tabs.evolution },
  { to: '/admin/stats/quality', label: text.tabs.quality },
  { to: '/admin/stats/olap', label: text.tabs.olap },
];

type StatsPageProps<All extends Filters> = NarrowedDownProps<All> & {
  title: string;
  children: ReactNode;
};

/** A screen of statistics: the others, which keep the filters, and the filters themselves above its content. */
export function StatsPage<All extends Filters>(props: StatsPageProps<All>) {
  const { title, children, ...narrowing } = props;
  const { search } = useLocation();
  const common = filterParameters(FILTERS);
  const others = [...new URLSearchParams(search).keys()].filter((name) => !common.includes(name));
  const kept = addressWith(search, Object.fromEntries(others.map((name) => [name, null])));
  return (
    <AdminPage title={title}>
      <PageTabs label={text.label} tabs={TABS} search={kept === '?' ? '' : kept} />
      <NarrowedDown {...narrowing} />
      {children}
    </AdminPage>
  );
}
