import type { StaffPageProps } from '#app/ui/staff-layout/staff-layout.tsx';
import { PageTabs } from '#app/ui/tabs/tabs.tsx';
import { AdminPage } from '../admin-page.tsx';
import { analyticsText as text } from './text.ts';

const TABS = [
  { to: '/admin/analytics', label: text.tabs.day },
  { to: '/admin/podium', label: text.tabs.podium },
  { to: '/admin/analytics/feedback', label: text.tabs.feedback },
  { to: '/admin/analytics/search-sessions', label: text.tabs.searches },
  { to: '/admin/analytics/spread', label: text.tabs.spread },
];

/** A screen about what visitors did, with the way to the others. */
export function AnalyticsPage({ children, ...props }: StaffPageProps) {
  return (
    <AdminPage {...props}>
      <PageTabs label={text.label} tabs={TABS} />
      {children}
    </AdminPage>
  );
}
