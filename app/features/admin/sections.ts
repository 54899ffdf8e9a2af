import type { StaffSection } from '#app/ui/staff-layout/staff-layout.tsx';

/** The screens of the administration that its navigation leads to. */
export const ADMIN_SECTIONS: readonly StaffSection[] = [
  { to: '/admin', label: 'Accueil', from: 'Admin' },
  { to: '/admin/merchants', label: 'Boutiques', from: 'Admin' },
  { to: '/admin/crawl', label: 'Visites', from: 'Admin' },
  { to: '/admin/crawl/flows', label: 'Flux', from: 'Admin' },
  { to: '/admin/twins', label: 'Jumeaux', from: 'Admin' },
  { to: '/admin/tag/suggestions', under: '/admin/tag', label: 'Étiquettes', from: 'Admin' },
  { to: '/admin/automated-answers', label: 'Réponses automatiques', from: 'Admin' },
  { to: '/admin/perf', label: 'Performances', from: 'Admin' },
  {
    to: '/admin/analytics',
    under: ['/admin/analytics', '/admin/podium', '/admin/search-session'],
    label: 'Activité',
    from: 'Admin',
  },
  { to: '/admin/stats/overview', under: '/admin/stats', label: 'Statistiques', from: 'Admin' },
  { to: '/admin/testui', label: 'Composants', from: 'Admin' },
  { to: '/admin/testsize', label: 'Tailles', from: 'Admin' },
];
