/** Texts of every page of a staff area. */
export const staffText = { crumbs: 'Fil d’Ariane' } as const;
