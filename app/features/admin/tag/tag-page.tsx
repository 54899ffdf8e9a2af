import type { StaffPageProps } from '#app/ui/staff-layout/staff-layout.tsx';
import { PageTabs } from '#app/ui/tabs/tabs.tsx';
import { AdminPage } from '../admin-page.tsx';
import { tagText as text } from './text.ts';

const TABS = (['suggestions', 'obvious', 'ra', 'learning'] as const).map((screen) => ({
  to: `/admin/tag/${screen}`,
  label: text.tabs[screen],
}));

/** A screen about predicted labels, with the way to the others. */
export function TagPage({ children, ...props }: StaffPageProps) {
  return (
    <AdminPage {...props}>
      <PageTabs label={text.screens} tabs={TABS} />
      {children}
    </AdminPage>
  );
}
