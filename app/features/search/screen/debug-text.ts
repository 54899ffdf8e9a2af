/** Texts of the panel for admins, apart from those that every search loads. */
export const debugText = {
  heading: 'Sous le capot',
  ideas: 'Idées en tête',
  questions: 'Questions les plus utiles',
  entropy: 'Entropie',
  idea: 'Idée',
  question: 'Question',
  weight: 'Poids',
  gain: 'Gain',
  stored: 'Ce qui est enregistré',
} as const;
