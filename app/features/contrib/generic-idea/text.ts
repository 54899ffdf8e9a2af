// Words of the form of a generic idea, for contributors and moderators.
import type { Pattern } from '#modules/catalogue/pictures/index.server.ts';
import type { Label } from '#modules/catalogue/shared.ts';

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
  genderWrong: 'Choisis dans la liste à qui ce cadeau va.',
  ages: {
    legend: 'Quel âge ?',
    min: 'De (ans)',
    max: 'À (ans)',
    minSlider: 'Âge minimum, curseur',
    maxSlider: 'Âge maximum, curseur',
  },
  ageWrong: (max: number) => `Un âge en années, de 0 à ${max}.`,
  ageOrder: 'Le second âge est plus petit que le premier.',
  prices: {
    legend: 'Quel prix ?',
    min: 'De (€)',
    max: 'À (€)',
    minSlider: 'Prix minimum, curseur',
    maxSlider: 'Prix maximum, curseur',
  },
  priceWrong: 'Un prix en euros, comme 20 ou 12,50.',
  priceOrder: 'Le second prix est plus petit que le premier.',
  picture: 'L’image',
  pictureHint: 'Tes mots en proposent une. Une autre va mieux ? Choisis-la.',
  pictureWrong: 'Cette image n’existe pas : choisis-en une dans la liste.',
  pictureAuto: 'Choisis pour moi',
  pictureNone: 'Pas de dessin',
  icon: (name: string) => `Dessin « ${name} »`,
  iconChosen: 'celui que tu as choisi',
  iconSearch: 'Chercher un autre dessin',
  iconSearchHint: 'Par exemple : « vélo », « thé », « montagne ».',
  pattern: 'Le papier',
  patternWrong: 'Choisis un papier de la liste.',
  patterns: {
    plain: 'Uni',
    dots: 'À pois',
    stripes: 'À rayures',
    checks: 'À carreaux',
    waves: 'À vagues',
    zigzag: 'À chevrons',
    stars: 'À étoiles',
    confetti: 'À confettis',
    leaves: 'À feuilles',
    snow: 'À flocons',
    hearts: 'À cœurs',
    rays: 'À rayons',
  } satisfies Record<Pattern, string>,
  labelsWrong: 'C’est plus de réponses qu’il n’y a de questions : recommence depuis la page.',
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

/** Words of the first labels of an idea. */
export const questionsText = {
  legend: 'Et pour qui, au juste ?',
  hint: 'Quelle réponse à ces questions rend ton idée meilleure ? C’est facultatif, et ça l’aide à tomber juste.',
  unknown: 'Je ne sais pas',
  labels: {
    YesIsBetter: '« Oui » : un peu mieux',
    YesIsDesired: '« Oui » : nettement mieux',
    YesIsNeeded: '« Oui » : indispensable',
    None: 'Ça ne change rien',
    NoIsBetter: '« Non » : un peu mieux',
    NoIsDesired: '« Non » : nettement mieux',
    NoIsNeeded: '« Non » : indispensable',
  } satisfies Record<Label, string>,
};

export const addGenericText = {
  title: 'Une idée toute simple',
  errors: 'Il y a quelque chose à revoir :',
  submit: 'Proposer cette idée',
  preview: 'Prévisualiser',
  previewLabel: 'Ce que verront les visiteurs',
  similar: 'Ça ressemble à… c’est peut-être déjà là',
  again: 'En ajouter une autre',
  home: 'Voir de quoi on a besoin',
  done: {
    waiting: {
      title: 'Merci, ton idée est partie !',
      lead: 'Quelqu’un de l’équipe la relit, corrige une virgule s’il le faut, et te dit ce qu’il en pense.',
      next: [
        'Une fois acceptée, elle est proposée aussitôt à celles et ceux qui cherchent.',
        'Tu retrouves ce qu’elle devient sur la page Contribution.',
      ],
    },
    accepted: {
      title: 'Merci, ton idée est en ligne !',
      lead: 'Elle est dans le catalogue, et les recherches en cours la connaissent déjà.',
      next: ['Tu peux l’annuler depuis les décisions, comme toute autre.'],
    },
  },
};
