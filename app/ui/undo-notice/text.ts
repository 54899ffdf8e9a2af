/** Texts of every notice of an action that may be undone. */
export const undoText = {
  undo: 'Annuler',
  dismiss: 'Fermer',
  undone: 'C’est annulé.',
} as const;
