/** Texts of the switch for single keys. */
export const shortcutsText = {
  label: 'Raccourcis clavier',
  on: 'activés',
  off: 'coupés',
} as const;
