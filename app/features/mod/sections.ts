import type { StaffSection } from '#app/ui/staff-layout/staff-layout.tsx';

/** The screens for moderators that their navigation leads to. */
export const MOD_SECTIONS: readonly StaffSection[] = [
  { to: '/mod', label: 'À relire', from: 'Moderator' },
  { to: '/mod/decisions', label: 'Décisions', from: 'Moderator' },
];
