/** Texts of the way back to a search, on the home page, which needs no other of the search. */
export const resumeText = {
  resume: 'Reprendre',
  what: ' ta recherche',
} as const;
