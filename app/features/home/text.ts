/** Texts of the home page. */
export const homeText = {
  title: 'L’idée cadeau en quelques questions',
  description:
    'Dis pour qui, réponds à quelques questions et déballe des idées de cadeaux une par une, jusqu’à celle qui fera plaisir. Sans compte, sans traceur.',
  promise: ['Quelques questions,', 'et le bon cadeau se déballe.'],
  lead: 'Dis-nous pour qui. Trouvaille te souffle des idées, une par une, jusqu’à celle qui fera plaisir.',
  accountDeleted: 'Ton compte est supprimé.',
  free: 'Sans compte, sans traceur.',
  fast: 'Ou neuf idées en quelques mots',
  how: {
    title: 'Comment ça se passe ?',
    steps: [
      ['Tu poses le décor', 'Pour qui, quel âge, quel budget : trois gestes, et c’est tout.'],
      [
        'Tu réponds au feeling',
        'Oui, non, bonne piste, je ne sais pas… Aucune mauvaise réponse, et tu peux revenir en arrière.',
      ],
      [
        'Tu déballes',
        'Une idée arrive. Déjà offerte, presque ça, à côté ? Dis-le : la suivante tombera plus juste.',
      ],
    ],
  },
  about:
    'Trouvaille est en bêta : idées et questions s’enrichissent peu à peu, grâce à celles et ceux qui contribuent.',
} as const;

/** Texts of the Christmas landing that differ from those of home. */
export const christmasText = {
  title: 'L’idée cadeau de Noël en quelques questions',
  description:
    'Qui reste-t-il sur ta liste de Noël ? Réponds à quelques questions et déballe des idées de cadeaux une par une, jusqu’à celle qui brillera sous le sapin.',
  promise: ['Quelques questions,', 'et Noël est emballé.'],
  lead: 'Qui reste-t-il sur ta liste ? Trouvaille te souffle des idées, une par une, jusqu’à celle qui brillera sous le sapin.',
  how: {
    title: 'Ta liste de Noël, sans casse-tête',
    steps: [
      [
        'Tu choisis un nom',
        'Une personne de ta liste, son âge, ton budget : trois gestes, et c’est tout.',
      ],
      [
        'Tu réponds au feeling',
        'Oui, non, bonne piste, je ne sais pas… Même pour ce beau-frère qui a déjà tout.',
      ],
      [
        'Tu déballes en avance',
        'Une idée arrive. Déjà offerte l’an dernier ? Dis-le : la suivante tombera plus juste.',
      ],
    ],
  },
} as const;
