/** Texts of the switch for single keys, and of their list. */
export const shortcutsText = {
  label: 'Raccourcis clavier',
  on: 'activés',
  off: 'coupés',
  keys: 'Au clavier',
} as const;
