import type { StaffSection } from '#app/ui/staff-layout/staff-layout.tsx';

/** The screens of the administration that its navigation leads to. */
export const ADMIN_SECTIONS: readonly StaffSection[] = [
  { to: '/admin', label: 'Accueil', from: 'Admin' },
  { to: '/admin/testui', label: 'Composants', from: 'Admin' },
];
