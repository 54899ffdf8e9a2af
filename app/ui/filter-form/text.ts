/** Texts of every filter form. */
export const filterText = {
  active: (label: string, value: string) => `${label}\u00a0: ${value}`,
  /** A range of numbers, and one of days. */
  numbers: {
    between: (from: string, to: string) => `de ${from} à ${to}`,
    atLeast: (from: string) => `à partir de ${from}`,
    atMost: (to: string) => `jusqu’à ${to}`,
    from: 'de',
    to: 'à',
  },
  days: {
    between: (from: string, to: string) => `du ${from} au ${to}`,
    atLeast: (from: string) => `à partir du ${from}`,
    atMost: (to: string) => `jusqu’au ${to}`,
    from: 'du',
    to: 'au',
  },
  submit: 'Filtrer',
  /** What unfolds the form, and how many filters are in force. */
  folded: 'Filtres',
  count: (count: number) => (count > 1 ? `${count}\u00a0actifs` : '1\u00a0actif'),
  reset: 'Tout effacer',
  activeList: 'Filtres actifs',
  remove: 'Retirer le filtre',
} as const;
