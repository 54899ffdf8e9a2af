import type { StaffPageProps } from '#app/ui/staff-layout/staff-layout.tsx';
import { PageTabs } from '#app/ui/tabs/tabs.tsx';
import { AdminPage } from '../admin-page.tsx';
import { crawlText as text } from './text.ts';

const TABS = [
  { to: '/admin/crawl', label: text.tabs.sites },
  { to: '/admin/crawl/reports', label: text.tabs.reports },
  { to: '/admin/crawl/auto', label: text.tabs.auto },
  { to: '/admin/crawl/tester', label: text.tabs.tester },
];

/** A screen on crawls, with the way to the others. */
export function CrawlPage({ children, ...props }: StaffPageProps) {
  return (
    <AdminPage {...props}>
      <PageTabs label={text.tabs.label} tabs={TABS} />
      {children}
    </AdminPage>
  );
}
