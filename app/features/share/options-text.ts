/** Texts of the options to share something: the dialog, /share, and ideas sent by e-mail. */

export const shareText = {
  dialogTitle: 'À qui le dire\u00a0?',
  link: 'Le lien à partager',
  copy: 'Copier',
  copied: 'Copié\u00a0!',
  copyFailed: 'Le lien est sélectionné\u00a0: copie-le toi-même.',
  close: 'Fermer',
  back: 'Revenir',
  newTab: 's’ouvre dans un nouvel onglet',
  channels: {
    device: 'Une application',
    mail: 'E-mail',
    webmail: 'Gmail',
    messaging: 'WhatsApp',
    email: 'Trouvaille l’envoie',
    more: 'Copier, autre appli',
  },
} as const;

export const sharePageText = {
  title: 'Partager',
  lead: 'Choisis comment faire passer le mot\u00a0: rien ne part sans toi.',
  heading: 'Fais passer le mot',
  ideaHeading: 'Fais passer l’idée',
  listHeading: 'Des idées de cadeaux, coups de cœur d’une recherche',
  listShareHeading: 'Fais passer la liste',
  another: 'Trouver un autre cadeau',
  invalidLink: 'Ce lien de partage est abîmé\u00a0: il ne mène à rien que Trouvaille connaisse.',
  gone: 'Cette idée n’est plus au catalogue. Trouvaille en a d’autres\u00a0!',
} as const;

export const emailText = {
  metaTitle: 'Envoyer une idée',
  title: 'Envoyer cette idée',
  intro: 'Trouvaille l’envoie pour toi, sans dire qui tu es.',
  email: {
    label: 'L’adresse e-mail de destination',
    hint: 'Elle sert à cet envoi, puis nous l’oublions.',
    missing: 'Écris l’adresse à qui envoyer l’idée.',
    invalid:
      'Cette adresse ne ressemble pas à une adresse e-mail\u00a0: il y faut un @, puis un point.',
  },
  submit: 'Envoyer',
  summary: 'Encore un petit détail\u00a0:',
  tooMany:
    'Trop d’envois à la suite. Réessaye plus tard, ou passe par ta propre messagerie\u00a0: elle marche toujours.',
  otherChannels: 'Passer par un autre moyen',
  sentTitle: 'C’est parti\u00a0!',
  sent: 'L’idée est en route. Si elle n’arrive pas d’ici quelques minutes, regarde dans les indésirables.',
  again: 'L’envoyer à quelqu’un d’autre',
  search: 'Trouver un autre cadeau',
} as const;
