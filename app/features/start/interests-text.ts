/** Interests to tap, on the start form and in the square. */
export const interestsText = {
  legend: 'Ce qui lui plaît',
  /**
   * By the word that each adds to what is typed: a keyword of a theme or of a broad interest. Shown in this order, that of how many
   * of the 120 people of described_people.csv say yes to it, « probably » counted for half: a small phone has six of them in view.
   */
  labels: {
    'bien manger': 'Bien manger',
    créatif: 'Fait main',
    nature: 'Nature',
    musique: 'Musique',
    jeux: 'Jeux',
    culture: 'Culture',
    lecture: 'Lecture',
    sport: 'Sport',
    cuisine: 'Cuisine',
    look: 'Style',
    voyage: 'Voyages',
    cinéma: 'Cinéma',
    jardin: 'Jardin',
    'high-tech': 'High-tech',
  },
} as const;
