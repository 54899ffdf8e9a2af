import type { StaffSection } from '#app/ui/staff-layout/staff-layout.tsx';

/** The screens for contributors that their navigation leads to. */
export const CONTRIB_SECTIONS: readonly StaffSection[] = [
  { to: '/contrib/', label: 'Accueil', from: 'NonLogged' },
  { to: '/contrib/ideas/add', label: 'Proposer une idée', from: 'Contributor' },
  { to: '/contrib/idea/inspirations', label: 'Inspirations', from: 'Contributor' },
  { to: '/contrib/questions', label: 'Questions', from: 'Contributor' },
  { to: '/contrib/idea/search', label: 'Chercher', from: 'Contributor' },
  { to: '/contrib/reactions/add', label: 'Relier', from: 'Contributor' },
  { to: '/contrib/suggestions', label: 'Suggestions', from: 'Contributor' },
  {
    to: '/contrib/idea/enrich/feed/leastLabelled',
    under: '/contrib/idea/enrich',
    label: 'Enrichir',
    from: 'Contributor',
  },
  { to: '/contrib/idea/cohort', label: 'Cohortes', from: 'Contributor' },
];
