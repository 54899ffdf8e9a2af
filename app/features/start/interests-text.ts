/** Interests to tap, on the start form and in the square. */
export const interestsText = {
  legend: 'Ce qui lui plaît',
  /** By the word that each adds to what is typed: a keyword of a theme or of a broad interest. Shown in this order. */
  labels: {
    cuisine: 'Cuisine',
    jardin: 'Jardin',
    nature: 'Nature',
    'bien manger': 'Bien manger',
    sport: 'Sport',
    jeux: 'Jeux',
    voyage: 'Voyages',
    lecture: 'Lecture',
    cinéma: 'Cinéma',
    musique: 'Musique',
    'high-tech': 'High-tech',
    look: 'Style',
    créatif: 'Fait main',
    culture: 'Culture',
  },
} as const;
