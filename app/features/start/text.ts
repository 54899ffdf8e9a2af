import { tooYoungText } from './too-young-text.ts';

/** Texts of the start form. */
export const startFormText = {
  errorSummary: 'Encore un petit détail avant de déballer :',
  begin: 'Commencer',
  next: 'Suivant',
  /** Steps wrap around. */
  nextOfLast: 'Suivant\u00a0: revenir au début',
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
    decade: 'Dizaine',
    year: 'Année',
    unit: 'ans',
    floor: 'à partir de 15 ans',
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
    placeholder: 'l’occasion, le jardin, rire…',
    tooLong: 'C’est un peu long : 300 caractères suffisent.',
  },
} as const;
