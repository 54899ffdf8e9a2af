/** Texts of the alert screens. What programs are answered stands in api-text.ts. */

import { startFormText } from '#app/features/start/index.ts';
import { formatAge } from '#app/ui/text/format.ts';
import type { AlertRecipient } from '#modules/alerts/shared.ts';
import { formatPrice } from '#modules/catalogue/shared.ts';
import { formatDuration, ofDuration, RETENTION } from '#modules/platform/shared.ts';

/** Whom an alert is for. */
export const recipientText = {
  who: ({ gender, ageMonths }: AlertRecipient) =>
    `${gender === 'Unknown' ? 'Quelqu’un' : startFormText.gender.options[gender]}, ${formatAge(ageMonths)}`,
  budget: ({ priceMinCents, priceMaxCents }: AlertRecipient) =>
    `de ${formatPrice(priceMinCents)} à ${formatPrice(priceMaxCents)}`,
} as const;

export const createText = {
  metaTitle: 'Créer une alerte',
  title: 'Je te préviens\u00a0?',
  lead: 'De nouvelles idées arrivent sans cesse. Dès que l’une d’elles ressemble à ce que tu cherches, je t’écris.',
  promises: [
    'Un message par jour au plus, et seulement quand j’ai trouvé quelque chose.',
    'Un clic suffit pour mettre l’alerte en pause ou l’arrêter.',
    `Elle s’éteint toute seule au bout ${ofDuration(RETENTION.alert)}.`,
  ],
  stepCount: (step: number, count: number) => `Étape\u00a0${step} sur\u00a0${count}`,
  begin: 'C’est parti',
  next: 'Suivant',
  previous: 'Précédent',
  back: 'Revenir à ma recherche',
  summary: 'Encore un petit détail\u00a0:',
  email: {
    heading: 'Où t’écrire\u00a0?',
    label: 'Ton adresse e-mail',
    hint: 'Elle ne sert qu’à cette alerte, et je l’oublie avec elle.',
    own: 'C’est l’adresse de ton compte\u00a0: l’alerte partira tout de suite.',
    missing: 'Écris ton adresse e-mail.',
    invalid:
      'Cette adresse ne ressemble pas à une adresse e-mail\u00a0: il y faut un @, puis un point.',
  },
  submit: 'Préviens-moi',
  submitting: 'Je note…',
  tooManyWaiting:
    'Trois alertes attendent déjà que cette adresse les valide. Ouvre leurs messages, ou réessaye dans deux jours\u00a0: rien n’est perdu.',
  tooMany: 'Trop d’alertes demandées à la suite. Réessaye dans une heure\u00a0: rien n’est perdu.',
  retry: 'Réessayer',
  leaving: 'Je te ramène à ta recherche dans un instant. Touche ce message pour le garder.',
  correct: 'Corriger mon adresse',
  /** Why the button does not work for the moment. */
  waiting: {
    missing: 'Il manque ton adresse e-mail.',
    invalid: 'L’adresse n’est pas complète\u00a0: il y faut un @, puis un point.',
    submitting: 'Un instant, je note ta demande.',
    error: 'Un instant, puis tu pourras réessayer.',
  },
  /** For a search that has no answers yet. */
  profileOnly: (recipient: AlertRecipient) =>
    `Tu n’as encore répondu à aucune question\u00a0: je guetterai tout ce qui peut convenir (${recipientText.who(recipient).toLowerCase()}, ${recipientText.budget(recipient)}). Avec quelques réponses, je viserai plus juste.`,
} as const;

/** The message once an alert is created. */
export const createdText = {
  needed: {
    title: 'Regarde ta boîte aux lettres',
    text: `Un message t’y attend\u00a0: suis son lien dans les ${formatDuration(RETENTION.unconfirmedAlert)}, et l’alerte est lancée. Rien reçu\u00a0? Regarde dans les indésirables.`,
  },
  notNeeded: {
    title: 'C’est noté\u00a0!',
    text: 'Ton alerte est lancée\u00a0: je t’écris dès qu’une idée arrive.',
  },
} as const;

export const sorterText = {
  heading: 'Qu’est-ce qui compte le plus\u00a0?',
  hint: 'Le plus important en haut. Ce qui passe sous la ligne ne comptera pas.',
  drag: 'Fais glisser les lignes, ou déplace-les avec les flèches.',
  list: 'Tes réponses, la plus importante d’abord',
  line: 'Sous la ligne\u00a0: ignoré',
  up: (content: string) => `Monter\u00a0: ${content}`,
  down: (content: string) => `Descendre\u00a0: ${content}`,
  isFirst: '(tout en haut déjà)',
  isLast: '(tout en bas déjà)',
  ignore: (content: string) => `Ne pas en tenir compte\u00a0: ${content}`,
  keep: (content: string) => `En tenir compte\u00a0: ${content}`,
  lineName: 'la ligne',
  none: 'Garde au moins une réponse au-dessus de la ligne.',
  place: (content: string, place: number, count: number) =>
    `«\u00a0${content}\u00a0»\u00a0: ${place} sur ${count}, ça compte.`,
  ignored: (content: string) => `«\u00a0${content}\u00a0»\u00a0: sous la ligne, ne compte pas.`,
  lineMoved: (count: number) =>
    `La ligne est sous ${count === 0 ? 'aucune réponse' : count === 1 ? '1\u00a0réponse' : `${count}\u00a0réponses`}.`,
  cancelled: 'Déplacement annulé.',
} as const;

export const alertValidationText = {
  metaTitle: 'Valider ton alerte',
  title: 'Plus qu’un geste',
  intro:
    'C’est bien toi qui veux de mes nouvelles quand des idées arrivent\u00a0? Alors lance ton alerte.',
  submit: 'Lancer mon alerte',
  loadingTitle: 'Un instant…',
  loading: 'Je valide ton adresse.',
  doneTitle: 'Ton alerte est lancée\u00a0!',
  done: 'Dès qu’une nouvelle idée ressemble à ce que tu cherches, je te l’écris. À bientôt dans ta boîte aux lettres\u00a0!',
  failedTitle: 'Ce lien ne marche plus',
  failed: `L’adresse n’a pas pu être validée\u00a0: le lien a plus de ${formatDuration(RETENTION.unconfirmedAlert)}, ou il en manque un bout. Il faut recréer l’alerte, depuis une nouvelle recherche.`,
  manage: 'Voir mon alerte',
  search: 'Nouvelle recherche',
} as const;

export const manageText = {
  metaTitle: 'Ton alerte',
  title: 'Ton alerte cadeau',
  states: {
    waiting: 'Ton alerte attend que tu valides ton adresse.',
    active: 'Ton alerte est lancée\u00a0: je guette pour toi.',
    asked: 'Ton alerte est en pause\u00a0: je me tais jusqu’à ce que tu la reprennes.',
    bounced:
      'Ton alerte est en pause\u00a0: ta boîte aux lettres refuse mes messages. Si c’est réglé, reprends-la.',
  },
  facts: {
    recipient: 'Pour',
    budget: 'Budget',
    email: 'Messages à',
    until: 'Jusqu’au',
    answers: 'Ce qui compte',
  },
  pause: 'Mettre en pause',
  resume: 'Reprendre l’alerte',
  validate: 'Valider mon adresse',
  end: 'Arrêter l’alerte',
  endHint: 'C’est pour de bon\u00a0: j’oublie ton adresse et tes réponses.',
  foundTitle: 'Alors, c’est trouvé\u00a0?',
  foundHint: 'Quelle joie\u00a0! L’alerte s’arrête, et j’oublie ton adresse et tes réponses.',
  found: 'Trouvé, merci\u00a0!',
  unsubscribe: 'Je ne veux plus de messages',
  over: {
    found: {
      title: 'Trouvé, quelle joie\u00a0!',
      text: 'L’alerte est finie et ton adresse oubliée. J’espère que le papier cadeau volera en éclats.',
    },
    unsubscribed: {
      title: 'C’est arrêté',
      text: 'Plus aucun message ne partira, et ton adresse est oubliée. Tu peux revenir quand tu veux.',
    },
  },
  unknownTitle: 'Cette alerte n’est plus là',
  unknown:
    'Elle est finie depuis longtemps, ou il manque un bout au lien. Pour en créer une autre, commence une recherche.',
  search: 'Nouvelle recherche',
} as const;
