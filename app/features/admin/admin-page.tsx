import type { ComponentProps } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '#app/root.tsx';
import { StaffLayout } from '#app/ui/staff-layout/staff-layout.tsx';
import { ADMIN_SECTIONS } from './sections.ts';

type AdminPageProps = Omit<ComponentProps<typeof StaffLayout>, 'area' | 'sections' | 'account'>;

/** A screen of the administration. */
export function AdminPage(props: AdminPageProps) {
  const account = useRouteLoaderData<typeof rootLoader>('root')?.account;
  return (
    <StaffLayout
      area="Administration"
      sections={ADMIN_SECTIONS}
      account={account?.type ?? 'NonLogged'}
      {...props}
    />
  );
}
