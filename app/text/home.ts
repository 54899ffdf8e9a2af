/** Texts of the home page and of the start form. */

import { tooYoungText } from './too-young.ts';

export const startFormText = {
  errorSummary: 'Encore un petit détail avant de déballer :',
  begin: 'Commencer',
  next: 'Suivant',
  previous: 'Précédent',
  submit: 'C’est parti',
  change: 'Reprendre',
  stepCount: (step: number, count: number) => `Étape ${step} sur ${count}`,
  gender: {
    legend: 'C’est pour qui ?',
    options: {
      Female: 'Une femme',
      Male: 'Un homme',
      Couple: 'Un couple',
      Others: 'Plusieurs personnes',
      Unknown: 'Peu importe',
    },
    missing: 'Dis-moi pour qui est le cadeau.',
  },
  age: {
    legend: 'Quel âge, à peu près ?',
    label: 'Âge',
    slider: 'Âge, curseur',
    unit: 'ans',
    unborn: 'bientôt',
    months: (age: string) => `soit ${age}`,
    orMore: 'et plus',
    missing: 'Indique un âge, même à peu près.',
    unreadable: 'Écris l’âge en chiffres, par exemple 30.',
    tooHigh: 'Au-delà de 120 ans, vérifie l’âge : c’est peut-être une faute de frappe.',
    children: tooYoungText.message,
    childrenMore: tooYoungText.more,
    reset: 'L’âge est revenu à 16 ans.',
  },
  budget: {
    legend: 'Quel budget ?',
    from: 'de',
    to: 'à',
    unit: '€',
    minName: 'Budget minimum, en euros',
    maxName: 'Budget maximum, en euros',
    minSlider: 'Budget minimum, curseur',
    maxSlider: 'Budget maximum, curseur',
    missing: 'Indique un montant en euros.',
    unreadable: 'Écris le montant en chiffres, par exemple 20 ou 12,50.',
    tooMuch: {
      min: (bound: string) => `Ton minimum est ramené à ${bound}, le plus haut montant possible.`,
      max: (bound: string) => `Ton maximum est ramené à ${bound}, le plus haut montant possible.`,
    },
    tooLittle: {
      min: (bound: string) => `Ton minimum est ramené à ${bound}.`,
      max: (bound: string) => `Ton maximum est ramené à ${bound}.`,
    },
    moved: {
      min: (typed: string, bound: string) =>
        `Ton minimum passe de ${typed} à ${bound} : il dépassait ton maximum.`,
      max: (typed: string, bound: string) =>
        `Ton maximum passe de ${typed} à ${bound} : il était sous ton minimum.`,
    },
  },
  hints: {
    legend: 'Un petit indice ?',
    optional: 'facultatif',
    placeholder: 'le jardin, les jeux, rire…',
    tooLong: 'C’est un peu long : 300 caractères suffisent.',
  },
} as const;

export const homeText = {
  title: 'L’idée cadeau en quelques questions',
  description:
    'Dis pour qui, réponds à quelques questions et déballe des idées de cadeaux une par une, jusqu’à celle qui fera plaisir. Sans compte, sans traceur.',
  promise: ['Quelques questions,', 'et le bon cadeau se déballe.'],
  lead: 'Dis-nous pour qui. Trouvaille te souffle des idées, une par une, jusqu’à celle qui fera plaisir.',
  free: 'Sans compte, sans traceur.',
  fast: 'Ou neuf idées en quelques mots',
  how: {
    title: 'Comment ça se passe ?',
    steps: [
      ['Tu poses le décor', 'Pour qui, quel âge, quel budget : trois gestes, et c’est tout.'],
      [
        'Tu réponds au feeling',
        'Oui, non, plutôt, je ne sais pas… Aucune mauvaise réponse, et tu peux revenir en arrière.',
      ],
      [
        'Tu déballes',
        'Une idée arrive. Déjà offerte, presque ça, à côté ? Dis-le : la suivante tombera plus juste.',
      ],
    ],
  },
  about:
    'Trouvaille est en bêta : les idées et les questions s’enrichissent peu à peu, avec l’aide de celles et ceux qui contribuent.',
} as const;

/** What the Christmas landing says differently. */
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
        'Oui, non, plutôt, je ne sais pas… Même pour ce beau-frère qui a déjà tout.',
      ],
      [
        'Tu déballes en avance',
        'Une idée arrive. Déjà offerte l’an dernier ? Dis-le : la suivante tombera plus juste.',
      ],
    ],
  },
} as const;
