/** Texts of the home page and of the start form. */

export const startFormText = {
  errorSummary: 'Encore un petit détail avant de déballer :',
  gender: {
    legend: 'C’est pour qui ?',
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
    legend: 'Quel âge ?',
    label: 'Âge',
    slider: 'Âge, en faisant glisser',
    unit: 'ans',
    missing: 'Indique un âge, même à peu près.',
    unreadable: 'Écris l’âge en chiffres, par exemple 30.',
    tooHigh: 'Au-delà de 120 ans, vérifie l’âge : c’est peut-être une faute de frappe.',
    children: 'Trouvaille ne propose pas encore de cadeaux pour les enfants.',
    childrenMore: 'On commence à 15 ans. Pour les plus jeunes, patience : on y travaille !',
  },
  budget: {
    legend: 'Quel budget ?',
    minLabel: 'De',
    maxLabel: 'à',
    minName: 'Budget minimum, en euros',
    maxName: 'Budget maximum, en euros',
    unit: '€',
    missing: 'Indique un montant en euros.',
    unreadable: 'Écris le montant en chiffres, par exemple 20 ou 12,50.',
    crossed: 'Le maximum doit dépasser le minimum.',
  },
  hints: {
    legend: 'Un indice ?',
    label: 'Ses goûts, ses passions, une idée en l’air…',
    placeholder: 'le jardin, la cuisine, rire…',
    optional: 'facultatif',
    tooLong: 'C’est un peu long : 300 caractères suffisent.',
  },
  submit: 'C’est parti',
  begin: 'Commencer',
  next: 'Suivant',
  previous: 'Précédent',
} as const;
