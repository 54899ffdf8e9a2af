/** Texts of every filter form. */
export const filterText = {
  active: (label: string, value: string) => `${label}\u00a0: ${value}`,
  between: (from: string, to: string) => `de ${from} à ${to}`,
  atLeast: (from: string) => `à partir de ${from}`,
  atMost: (to: string) => `jusqu’à ${to}`,
  from: 'de',
  to: 'à',
  submit: 'Filtrer',
  reset: 'Tout effacer',
  activeList: 'Filtres actifs',
  remove: 'Retirer le filtre',
} as const;
