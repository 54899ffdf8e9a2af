// Words of the form of a generic idea, for contributors and moderators.

export const genericText = {
  title: 'L’idée en quelques mots',
  titleHint: 'Par exemple : « Un atelier de poterie ».',
  titleMissing: 'Il manque l’idée : quelques mots suffisent.',
  titleLong: (max: number) => `C’est un peu long : ${max} signes au plus.`,
  content: 'Où et comment l’offrir',
  contentHint: 'Dans quel genre de boutique, quoi regarder, comment bien choisir.',
  contentMissing: 'Dis en une phrase où ou comment on trouve ce cadeau.',
  description: 'Pourquoi ça fait plaisir',
  descriptionHint: 'Une phrase sous le titre, si tu veux.',
  gender: 'Pour qui',
  genders: {
    Unknown: 'Tout le monde',
    Female: 'Plutôt une femme',
    Male: 'Plutôt un homme',
    Couple: 'Un couple',
    Others: 'Un groupe, une famille',
  },
  ages: 'Âge de la personne',
  ageMin: 'De (ans)',
  ageMax: 'À (ans)',
  ageWrong: (max: number) => `Un âge en années, de 0 à ${max}.`,
  ageOrder: 'Le second âge est plus petit que le premier.',
  prices: 'Prix',
  priceMin: 'De (€)',
  priceMax: 'À (€)',
  priceWrong: 'Un prix en euros, comme 20 ou 12,50.',
  priceOrder: 'Le second prix est plus petit que le premier.',
  picture: 'L’image',
  pictureHint: 'Choisis celle qui ressemble le plus ; sinon, le titre fera l’image.',
  pictureWrong: 'Cette image n’existe pas : choisis-en une dans la liste.',
  pictureOf: (title: string) => `Comme « ${title} »`,
  pictureNone: 'Juste le titre',
  invalid: 'Un des textes contient un signe que nous ne savons pas garder.',
};

export const previewText = {
  card: 'Comme carte',
  tile: 'Comme vignette',
  untitled: 'Ton idée',
  similar: 'Elle ressemble à',
  same: 'presque la même',
  none: 'Rien de semblable dans le catalogue.',
};

export const addGenericText = {
  title: 'Une idée toute simple',
  errors: 'Il y a quelque chose à revoir :',
  submit: 'Proposer cette idée',
  preview: 'Voir l’aperçu',
  previewLabel: 'Aperçu',
  similar: 'Elle ressemble à',
  done: {
    waiting: 'Merci ! Ton idée est partie en relecture. Tu peux en proposer une autre.',
    accepted: 'Merci ! Ton idée est dans le catalogue. Tu peux en proposer une autre.',
  },
};
