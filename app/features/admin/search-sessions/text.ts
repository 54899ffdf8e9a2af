// Words of past searches.
import { quoted } from '#app/ui/text/format.ts';
import type { Answer, Feedback } from '#modules/engine/shared.ts';
import { NBSP, RETENTION } from '#modules/platform/shared.ts';

export const ANSWER_NAMES: Record<Answer, string> = {
  Yes: 'Oui',
  ProbablyYes: 'Probablement',
  IDontKnow: 'Je ne sais pas',
  ProbablyNo: 'Probablement pas',
  No: 'Non',
  Good: 'J’aime',
  Bad: 'Je n’aime pas',
};

export const FEEDBACK_NAMES: Record<Feedback, string> = {
  ClickedOnIdea: 'a ouvert',
  GoodIdea: 'trouve bonne',
  BadIdea: 'refuse',
  YouCanDoBetter: 'dit «\u00a0tu peux mieux faire\u00a0» de',
  YouAreClose: 'dit «\u00a0tu brûles\u00a0» de',
  InconsistentIdea: 'trouve hors sujet',
  Reset: 'recommence à partir de',
  SawIdea: 'a vu',
  HasAlready: 'dit «\u00a0il l’a déjà\u00a0» de',
  IDontKnow: 'ne sait pas que dire de',
};

export const sessionsText = {
  list: {
    title: 'Recherches passées',
    lead: 'Une ligne par recherche, sans rien de ce que le visiteur a écrit. Les comptes se font toutes les cinq minutes.',
    caption: 'Recherches',
    empty: 'Aucune recherche ici',
    emptyLead: 'Élargis la période ou retire un filtre.',
    file: 'recherches-passees',
    end: 'Fin',
    all: 'toutes',
    open: (day: string, hour: string) => `${day} à ${hour}`,
    columns: {
      day: 'Commencée',
      gender: 'Pour qui',
      age: 'Âge',
      budget: 'Budget',
      source: 'Provenance',
      end: 'Fin',
      questions: 'Questions',
      unknown: '«\u00a0Je ne sais pas\u00a0»',
      shown: 'Idées montrées',
      refused: 'Refusées',
      seconds: 'Durée (s)',
    },
  },
  session: {
    title: 'Une recherche, pas à pas',
    missing: `Cette recherche n’existe pas, ou elle a été effacée\u00a0: on ne les garde que ${RETENTION.searches.months}\u00a0mois.`,
    crumb: 'Recherches passées',
    began: 'Commencée',
    gender: 'Pour qui',
    age: 'Âge',
    budget: 'Budget',
    occasion: 'Occasion',
    hints: 'Indices',
    steps: 'Étapes',
    lead: 'Chaque étape est recalculée à partir du journal de la recherche, avec le catalogue et l’apprentissage d’aujourd’hui.',
    changed: (count: number) =>
      count === 1
        ? 'À une étape de cette page, le moteur choisirait autre chose aujourd’hui\u00a0: le catalogue ou l’apprentissage a changé depuis. Ses chiffres ne sont donc pas tout à fait ceux d’alors.'
        : `À ${count} étapes de cette page, le moteur choisirait autre chose aujourd’hui\u00a0: le catalogue ou l’apprentissage a changé depuis. Leurs chiffres ne sont donc pas tout à fait ceux d’alors.`,
    profileChanged:
      'Le visiteur a changé le profil en route. Ces étapes sont d’avant\u00a0: leurs chiffres sont calculés avec le dernier profil.',
    step: (number: number) => `Étape ${number}`,
    question: (content: string) => `question ${quoted(content)}`,
    idea: (title: string) => `idée ${quoted(title)}`,
    asQuestion:
      'Cette idée sert de question\u00a0: la réponse devait en dire plus que la meilleure question.',
    giveUp: 'plus d’idée à proposer',
    goneIdea: (id: number) => `idée n°${NBSP}${id}, qui n’est plus au catalogue`,
    goneQuestion: (id: number) => `question n°${NBSP}${id}, qui n’est plus au catalogue`,
    otherwise: (what: string) => `Aujourd’hui, le moteur choisirait${NBSP}: ${what}.`,
    chance: (share: string) => `Probabilité de l’idée à ce moment${NBSP}: ${share}.`,
    why: 'Pourquoi elle',
    noReason:
      'Aucune réponse ne la désigne\u00a0: elle convient au profil et reste la plus probable.',
    entropy: (bits: string) => `Incertitude${NBSP}: ${bits}${NBSP}bits`,
    belief: 'Ce que croyait le moteur',
    atStep: (number: number) => `à l’étape ${number}`,
    unfold: 'Tout déplier',
    fold: 'Tout replier',
    ideas: 'Idées les plus probables',
    ideaColumn: 'Idée',
    chanceColumn: 'Probabilité',
    questions: 'Meilleures questions',
    questionColumn: 'Question',
    gainColumn: 'Gain (bits)',
    scoreColumn: 'Note',
    noQuestions: 'Aucune question ne valait d’être posée.',
    chosen: 'choisie',
    did: 'Ce que fait le visiteur',
    nothing: 'Rien de plus.',
    answered: (question: string, answer: string) => `répond ${quoted(answer)} à la ${question}`,
    judged: (feedback: string, idea: string) => `${feedback} l’${idea}`,
    undone: (what: string) => `revient sur ${what}`,
    profile: 'change le profil',
    changedHints: 'change le profil et les indices',
  },
} as const;
