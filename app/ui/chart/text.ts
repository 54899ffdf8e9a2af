/** Texts of every chart. */
export const chartText = {
  numbers: 'Les chiffres',
  numbersOf: (title: string) => `Les chiffres\u00a0: ${title}`,
  empty: 'Rien à montrer pour l’instant',
  none: '–',
  mark: (label: string, series: string, value: string) => `${label}, ${series}\u00a0: ${value}`,
} as const;
