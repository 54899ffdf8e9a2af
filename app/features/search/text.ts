/** Texts of the guided search. Those marked (§8) are fixed by the specification. */

import { quotedAll } from '#app/ui/text/format.ts';
import type { Answer, Feedback } from '#modules/engine/shared.ts';

export const searchText = {
  title: 'Trouver un cadeau',
  description: 'Quelques questions, une à la fois, et une idée de cadeau qui fera plaisir.',
  restart: 'Recommencer',
  number: (n: number) => `Question\u00a0${n}`,
  announceFound: (title: string | undefined) =>
    title === undefined ? 'C’est trouvé\u00a0!' : `C’est trouvé\u00a0: ${title}`,
  away: 'Plus de réseau… Ta réponse est gardée\u00a0: elle part dès qu’il revient.',
  foundGone: 'Ce cadeau n’est plus au catalogue. Trouvaille en a d’autres\u00a0!',
  announceIdea: (title: string) => `Une idée\u00a0: ${title}`,
  heading: 'Ta recherche de cadeau',
  loading: 'Je fouille dans ma hotte…',
  noScript:
    'Pour une recherche sans JavaScript, commence à l’accueil\u00a0: chaque réponse t’amènera à la suite.',
  noScriptLink: 'Aller à l’accueil',
  controls: 'Ta réponse',
  rejectedAnswer: 'Je n’ai pas compris cette réponse. Choisis-en une ci-dessous, rien n’est perdu.',
  unreadableForm: 'Ce formulaire est arrivé abîmé. Repars de l’accueil, ça ne prend qu’un instant.',
  reset: 'C’est oublié\u00a0: je repars de tes réponses, sans tes avis sur les idées.',
} as const;

export const questionText = {
  swipeNo: 'non',
  swipeYes: 'oui',
  swipeBad: 'mauvaise',
  swipeGood: 'bonne piste',
} as const;

/** How each answer is worded on its button. */
export const ANSWER_TEXT: Record<Answer, string> = {
  Yes: 'Oui',
  ProbablyYes: 'Plutôt oui',
  IDontKnow: 'Je ne sais pas',
  ProbablyNo: 'Plutôt non',
  No: 'Non',
  Good: 'Bonne piste',
  Bad: 'Mauvaise piste',
};

export const answeredText = {
  heading: 'Tes réponses',
  none: 'Tes réponses s’aligneront ici.',
  /** What rules answer by the profile and other answers, most of it only probable. */
  supposed: (count: number) => `Je suppose (${count})`,
  remove: 'Retirer cette réponse\u00a0: ',
  removeFeedback: 'Retirer cet avis\u00a0: ',
  removeDerived: 'Retirer\u00a0: ',
  doubtful: 'plutôt',
} as const;

/**
 * How far the search has come, beside the parcel. The stages are one after the other, the closed parcel first, each in three
 * wordings, of which a visit has one.
 */
export const progressText = {
  stages: [
    [
      'Le paquet est bien ficelé.',
      'Double nœud, rien ne dépasse.',
      'Je secoue, j’écoute\u00a0: mystère.',
    ],
    ['Le nœud se desserre…', 'Je tire un bout du ruban…'],
    ['Le ruban glisse…', 'Et un tour de ruban en moins.', 'Le nœud n’est plus qu’une boucle.'],
    ['Le couvercle bouge\u00a0!', 'Le nœud a cédé.'],
    ['Ça s’entrouvre…', 'Ça brille, là-dedans…'],
    ['Je compare de plus près…', 'J’hésite entre quelques-unes…', 'Il reste à choisir…'],
  ],
  /** Said of the first step of a search that began with hints, which mostly is the same for the same hints: a visit has one. */
  openings: {
    question: [
      'Je pars de ton indice.',
      'Merci pour l’indice, j’y vais.',
      'Je tire le fil de ton indice.',
      'Bien noté, je creuse par là.',
    ],
    idea: [
      'Ton indice m’a soufflé celle-ci.',
      'À peine l’indice lu, voilà une idée.',
      'Une idée m’est venue tout de suite.',
      'Je tente une idée sans attendre.',
    ],
  },
  inPlay: (count: number) =>
    count === 1
      ? 'Une idée sort du lot.'
      : `${count > 20 ? 'Environ ' : 'Encore '}${count} idées en jeu.`,
  /** Said where an answer brought ideas back, without their number: one that rises looks like steps backwards. */
  moreInPlay: 'D’autres idées entrent en jeu.',
  idea: 'Voilà ce que j’ai déballé pour toi.',
  trial: 'Un petit essai, pour viser plus juste ensuite.',
  opened: 'Une idée à regarder de plus près.',
} as const;

/** The switch for what is said of answers. */
export const remarksText = {
  label: 'Petits mots sur tes réponses',
  on: 'oui',
  off: 'non',
} as const;

const WHO = {
  Female: 'Une femme',
  Male: 'Un homme',
  Couple: 'Un couple',
  Others: 'Plusieurs personnes',
  Unknown: 'Quelqu’un',
} as const;
const WHO_YOUNG: Partial<Record<keyof typeof WHO, string>> = {
  Female: 'Une fille',
  Male: 'Un garçon',
};

/** Whom the gift is for, and how that is changed on the way. */
export const recipientText = {
  who: (gender: keyof typeof WHO, isAdult: boolean) =>
    (isAdult ? null : WHO_YOUNG[gender]) ?? WHO[gender],
  wishes: 'Ce qui lui plaît',
  summary: (who: string, age: string, min: string, max: string) =>
    `${who}, ${age}, ${min} à ${max}`,
  change: 'Modifier',
  missed: (words: readonly string[]) =>
    `Je n’ai pas compris ${quotedAll(words)}. Pas grave, tout le reste compte.`,
  missedBriefly: (words: readonly string[]) => `Pas compris\u00a0: ${quotedAll(words)}.`,
  precise: 'Préciser',
  formHeading: 'Ta recherche, en plus juste',
  formLead: 'Change ce que tu veux\u00a0: tes réponses et tes avis sont gardés.',
  cancel: 'Revenir sans rien changer',
} as const;

export const feedbackText = {
  question: 'Ça ferait plaisir\u00a0?',
  asQuestion: 'Quelque chose dans ce genre\u00a0?',
  bad: 'Non',
  close: 'Presque',
  good: 'Oui',
  precise: { bad: 'Dis-m’en plus\u00a0:', close: 'Presque, mais…', good: 'Oui, et…' },
  keepGoing: 'Bonne idée, mais je continue',
  reset: 'Oublier mes avis sur les idées',
} as const;

/** How each feedback is worded on its button in the second step. */
export const FEEDBACK_TEXT = {
  GoodIdea: 'C’est trouvé, merci\u00a0!',
  YouCanDoBetter: 'Tu peux faire mieux',
  HasAlready: 'Déjà eu ou déjà fait',
  YouAreClose: 'Montre-moi une idée voisine',
  BadIdea: 'Ça ne plairait pas',
  InconsistentIdea: 'Ça n’a rien à voir',
} as const satisfies Partial<Record<Feedback, string>>;

/** How a feedback that was given stands beside its idea. */
export const FEEDBACK_GIVEN: Record<Feedback, string> = {
  GoodIdea: 'bonne idée',
  BadIdea: 'non',
  YouCanDoBetter: 'peut mieux faire',
  YouAreClose: 'presque',
  InconsistentIdea: 'rien à voir',
  HasAlready: 'déjà eu',
  IDontKnow: 'mise de côté',
  Reset: 'avis oubliés',
  SawIdea: '',
  ClickedOnIdea: '',
};

/** The same for an idea that is shown as a question. */
export const AS_QUESTION_TEXT = {
  BadIdea: 'Non, pas ça',
  IDontKnow: 'Je ne sais pas',
  GoodIdea: 'Bonne piste, continue',
} as const satisfies Partial<Record<Feedback, string>>;

export const highlightsText = {
  heading: 'Mes pistes du moment',
  atEnd: 'Mes autres pistes',
  none: 'Mes premières pistes arrivent…',
} as const;

/** Ideas called good and gone on from. */
export const keptText = {
  heading: 'Tes coups de cœur',
  controls: 'Que faire de cette idée\u00a0?',
  share: 'Partager la liste',
  link: (count: number) =>
    count === 1 ? 'Voir ton coup de cœur' : `Voir tes ${count} coups de cœur`,
  remove: 'Retirer de mes coups de cœur',
  back: 'Revenir où j’en étais',
} as const;

export const endText = {
  thanks: 'Trouvé, quelle joie\u00a0!',
  message: 'Merci\u00a0! J’espère que le papier cadeau volera en éclats.',
  keep: 'Garder cette trouvaille',
  kept: 'Gardée dans tes trouvailles',
  share: 'Partager',
  again: 'Nouvelle recherche',
  like: 'Neuf idées dans le même genre',
  /** Said where there is room for it. */
  unsure: 'Pas si sûr\u00a0? ',
  goOn: 'Continuer à chercher',
  permalink: 'Le lien de cette page, à garder ou à partager',
  square: 'Fouiller avec tes mots',
  /** (§8) */
  giveUp:
    'Oups, je n’ai rien trouvé qui puisse plaire\u00a0! Il te reste les chocolats ou les fleurs\u00a0!',
} as const;
