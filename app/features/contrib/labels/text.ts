// Words of the screens where ideas are labelled on questions.
import { formatQuantity, quoted } from '#app/ui/text/format.ts';
import type { Label } from '#modules/catalogue/shared.ts';
import { NBSP } from '#modules/platform/shared.ts';
import { type Direction, partsOf, type Strength } from './pair/choices-order.ts';

const directions: Record<Direction, string> = { no: 'Non', yes: 'Oui' };
const strengths: Record<Strength, string> = { 1: 'un peu', 2: 'bien', 3: 'indispensable' };
const none = 'sans rapport';

/** « oui, bien » */
function labelName(label: Label): string {
  const parts = partsOf(label);
  return parts
    ? `${directions[parts.direction].toLowerCase()}, ${strengths[parts.strength]}`
    : none;
}

export const labelsText = {
  directions,
  strengths,
  none,
  labelName,
  sides: {
    no: 'Un non rend l’idée meilleure',
    yes: 'Un oui rend l’idée meilleure',
  },
  lead: 'Quelle réponse irait bien avec ce cadeau\u00a0?',
  suggested: 'suggéré',
  said: 'ta réponse',
  pairName: (idea: string, question: string) => `${idea}${NBSP}: ${question}`,
  suggestedLabel: (label: Label) => `Suggéré${NBSP}: ${labelName(label)}.`,
  noReaction: 'pas d’avis',
} as const;

export const deckText = {
  undo: 'Revenir',
  skip: 'Passer',
  loading: 'D’autres arrivent…',
  over: 'Plus rien à relier ici, bravo\u00a0!',
} as const;

export const streakText = {
  progress: (done: number) =>
    done === 0 ? 'Dix paires, et c’est une belle série.' : `${done} sur 10 dans cette série.`,
  /** @param ideas of the last ten pairs, each once. */
  thanks: (ideas: readonly string[], questions: readonly string[]) => {
    const [idea = ''] = ideas;
    const [question = ''] = questions;
    const others = ideas.length - 1;
    const named =
      others > 0
        ? `${quoted(idea)} et ${others} autre${others > 1 ? 's' : ''} tomberont`
        : `${quoted(idea)} tombera`;
    const what =
      ideas.length > questions.length
        ? `${quoted(question)} départagera mieux ${ideas.length} idées`
        : `${named} plus juste, grâce à ${questions.length} question${questions.length > 1 ? 's' : ''}`;
    return `Dix de plus, merci${NBSP}! Dès qu’elles sont relues, ${what}.`;
  },
} as const;

export const outboxText = {
  saved: 'Tout est enregistré.',
  sending: (count: number) => (count === 1 ? 'Une réponse part…' : `${count} réponses partent…`),
  waiting: (count: number) =>
    count === 1
      ? 'Ta réponse est gardée ici, elle repartira toute seule.'
      : `Tes ${count} réponses sont gardées ici, elles repartiront toutes seules.`,
  retry: 'Renvoyer',
  signIn: 'Me reconnecter',
  rejected: (names: readonly string[]) =>
    names.length === 1
      ? `Je n’ai pas pu garder ta réponse sur ${quoted(names[0] ?? '')}${NBSP}: l’idée ou la question n’existe plus.`
      : `Je n’ai pas pu garder ${names.length} réponses${NBSP}: ces idées ou ces questions n’existent plus. La première${NBSP}: ${quoted(names[0] ?? '')}.`,
  dismiss: 'J’ai compris',
} as const;

/** What is wrong with labels that were sent. */
export const reactText = {
  noAccount: 'Ton compte n’est plus ouvert\u00a0: ces réponses n’ont pas été gardées.',
  invalid: 'Je n’ai pas compris ces réponses, peux-tu recommencer\u00a0?',
  unknownPair:
    'Une de ces idées ou de ces questions n’existe plus\u00a0: rien n’a été gardé. Recharge la page pour voir celles qui restent.',
  nothing: 'Choisis au moins une réponse avant d’envoyer.',
} as const;

/** A page of pairs that is sent at once. */
export const pageText = {
  submit: 'Envoyer ces réponses',
  errorTitle: 'Il reste quelque chose à voir',
  noAnswer: 'pas d’avis',
  group: (idea: string, question: string) => `${idea}${NBSP}: ${question}`,
  views: 'Façon de répondre',
  oneByOne: 'Une par une',
  asPage: 'Toute une page',
  stored: (count: number) =>
    count === 1
      ? 'Réponse enregistrée, merci\u00a0!'
      : `${count} réponses enregistrées, merci\u00a0!`,
  takenBack: 'C’est annulé\u00a0: cette réponse n’est plus enregistrée.',
} as const;

/** How labelling works, for those who have never done it. */
export const introText = {
  title: (place: number, all: number) => `Trois exemples pour commencer (${place}/${all})`,
  skip: 'Passer les exemples',
  next: 'Exemple suivant',
  start: 'C’est parti',
  fold: 'Comment ça marche\u00a0?',
} as const;

/** Pages around the deck. */
export const screensText = {
  question: {
    title: (question: string) => question,
    metaTitle: 'Relier des idées à une question',
    choose: 'Choisir une question',
    sources: 'D’où viennent les idées',
    source: { suggested: 'Suggérées', leastReacted: 'Les moins reliées', keyword: 'Par mot-clé' },
    keyword: 'Mot-clé',
    search: 'Chercher',
    includeReacted: 'Montrer aussi celles déjà reliées',
    hideReacted: 'Cacher celles déjà reliées',
    typeKeyword: 'Tape un mot pour trouver des idées.',
    seeLeastReacted: 'Voir les idées les moins reliées',
    other: 'Choisir une autre question',
  },
  questions: {
    title: 'Relier idées et questions',
    metaTitle: 'Relier idées et questions',
    lead: 'Choisis une question\u00a0: je te montre des idées, tu dis quelle réponse leur va.',
    search: 'Chercher une question',
    submit: 'Chercher',
    nothing: 'Aucune question ne contient ces mots.',
    all: 'Toutes les questions',
    labels: (count: number) => (count < 2 ? `${count} idée reliée` : `${count} idées reliées`),
    most: 'Ou laisse-moi choisir\u00a0: les paires les plus utiles d’abord',
  },
  idea: {
    metaTitle: 'Enrichir une idée',
    none: 'Aucune idée trouvée',
    next: 'Idée suivante',
    previous: 'Idée précédente',
    feeds: 'Parcourir les idées',
    feed: {
      leastLabelled: 'Les moins reliées',
      mostShown: 'Les plus montrées',
      mostRefused: 'Les plus refusées',
      newest: 'Les plus récentes',
      twins: 'Les jumelles',
      random: 'Au hasard',
    },
    place: ({ place, ideas, name }: { place: number; ideas: number; name: string }) =>
      `Idée ${formatQuantity(place)} sur ${formatQuantity(ideas)} de la cohorte ${quoted(name)}`,
    noPlace: {
      unknown_cohort: (name: string) =>
        `Aucune cohorte ne s’appelle ${quoted(name)}${NBSP}: voici l’idée seule.`,
      not_in_cohort: (name: string) =>
        `Cette idée n’est pas dans la cohorte ${quoted(name)}${NBSP}: la voici seule.`,
    },
  },
  suggestions: {
    title: 'Réponses suggérées',
    metaTitle: 'Réponses suggérées',
    lead: 'Les réponses déjà relues font deviner celles-ci. Quand l’une d’elles est suggérée, Entrée l’accepte\u00a0; une autre touche la corrige, et «\u00a0sans rapport\u00a0» la refuse.',
    by: 'Ordre des suggestions',
    worth: 'Les plus utiles',
    question: 'Par question',
    idea: 'Par idée',
    nothing: 'Aucune suggestion en attente. Elles sont préparées toutes les heures.',
  },
  helped: (searches: number) =>
    searches === 1
      ? 'Tes réponses ont aidé une recherche.'
      : `Tes réponses ont aidé ${formatQuantity(searches)} recherches.`,
  undone: (name: string) => `C’est noté pour ${quoted(name)}.`,
} as const;
