// Words of the administrators' screens about automated answers.
import { formatQuantity } from '#app/ui/text/format.ts';
import {
  AUTOMATED_ANSWERS,
  type AutomatedAnswer,
  type SUBJECTS,
} from '#modules/catalogue/shared.ts';
import { formatDuration, RETENTION } from '#modules/platform/shared.ts';

const counted = (count: number, one: string, many: string) =>
  `${formatQuantity(count)}\u00a0${count > 1 ? many : one}`;

const answers: Record<AutomatedAnswer, string> = {
  Yes: 'Oui',
  ProbablyYes: 'Probablement',
  IDontKnow: 'Ne jamais demander',
  ProbablyNo: 'Probablement pas',
  No: 'Non',
};

export const GENDER_OPTIONS: Record<(typeof SUBJECTS)[number], string> = {
  Female: 'Une femme',
  Male: 'Un homme',
  Couple: 'Un couple',
  Others: 'Plusieurs personnes',
  Unknown: 'On ne sait pas',
};

export const ANSWER_OPTIONS = Object.fromEntries(
  AUTOMATED_ANSWERS.map((answer) => [answer, answers[answer]]),
) as Record<AutomatedAnswer, string>;

export const rulesText = {
  metaTitle: 'Réponses automatiques',
  title: 'Réponses automatiques',
  lead: 'Une règle répond à une question sans la poser, d’après le profil, les mots tapés ou d’autres réponses. Le visiteur voit la réponse et peut l’enlever.',
  add: 'Ajouter une règle',
  tabs: { label: 'Règles et propositions', rules: 'Règles', candidates: 'Propositions' },
  filter: 'Filtrer les règles',
  search: 'Question',
  any: 'Toutes',
  caption: 'Règles',
  empty: 'Aucune règle de ce genre.',
  columns: {
    question: 'Question',
    answer: 'Réponse',
    when: 'Quand',
    state: 'État',
    actions: 'Décider',
    id: 'N°',
  },
  states: { active: 'en vigueur', paused: 'en pause' },
  pause: 'Mettre en pause',
  resume: 'Reprendre',
  of: (question: string) => ` la règle «\u00a0${question}\u00a0»`,
  always: 'toujours',
  done: {
    added:
      'La règle est ajoutée\u00a0: les recherches en cours la suivent dans les secondes qui viennent.',
    edited: 'La règle est changée.',
    paused: 'La règle est en pause.',
    resumed: 'La règle est de nouveau en vigueur.',
    deleted: 'La règle est supprimée.',
    dismissed: 'La proposition est écartée.',
  },
};

/** Conditions of a rule, in words. */
export const conditionText = {
  ages: (low: string | null, high: string | null) => range('âge', low, high, ' ans'),
  budget: (low: string | null, high: string | null) => range('budget', low, high, ' €'),
  occasion: { christmas: 'pour Noël' },
  hints: (words: readonly string[]) =>
    `les mots tapés ont ${words.map((word) => `«\u00a0${word}\u00a0»`).join(' ou ')}`,
  answered: (question: string, yes: boolean) =>
    `${yes ? 'Oui' : 'Non'} à «\u00a0${question}\u00a0»`,
};

function range(what: string, low: string | null, high: string | null, unit: string): string {
  const [from, to] = [low, high].map((end) => end && end + unit.replace(' ', '\u00a0'));
  if (from && from === to) return `${what} de ${from}`;
  if (from && to) return `${what} de ${from} à ${to}`;
  return from ? `${what} d’au moins ${from}` : `${what} d’au plus ${to}`;
}

export const ruleText = {
  addTitle: 'Ajouter une règle',
  editTitle: 'Règle',
  metaTitle: 'Règle automatique',
  errors: 'Il y a quelque chose à revoir\u00a0:',
  what: 'Ce que la règle répond',
  question: 'Question',
  questionHint: 'Choisis-la dans la liste, ou écris son numéro.',
  answer: 'Réponse',
  choose: 'Choisir…',
  when: 'Quand elle vaut',
  whenHint:
    'Tout ce que tu remplis doit être vrai. Ce que tu laisses vide ne compte pas. Si tout est vide, une réponse probable ne sert qu’au carré d’idées\u00a0: la question reste posée.',
  gender: 'Pour qui',
  occasion: 'Occasion',
  occasions: { christmas: 'Noël' },
  any: 'N’importe',
  ageMin: 'Âge, à partir de (ans)',
  ageMax: 'Âge, jusqu’à (ans compris)',
  budgetMin: 'Budget maximal, à partir de (€)',
  budgetMax: 'Budget maximal, jusqu’à (€)',
  hintWords: 'Mots tapés',
  hintWordsHint:
    'L’un d’eux suffit. Sépare-les par des virgules\u00a0; accents, majuscules et pluriels ne comptent pas.',
  conditions: 'Autres réponses',
  condition: 'Question',
  conditionAnswer: 'Réponse',
  yes: 'Oui, même probablement',
  no: 'Non, même probablement',
  preview: 'Voir ce que ça aurait changé',
  save: 'Enregistrer',
  delete: 'Supprimer',
  deleteQuestion: 'Supprimer cette règle\u00a0?',
  deleteDetail: 'La question sera de nouveau posée. Tu pourras annuler.',
  state: 'État',
  fromCandidate: 'D’après une proposition tirée des recherches qui ont abouti.',
  rejections: {
    question: 'Choisis une question de la liste.',
    answer: 'Choisis une réponse.',
    years: 'Un nombre d’années, de 0 à 120.',
    euros: 'Un montant en euros, de 0 à 1\u00a0000\u00a0000.',
    words: '300 caractères au plus.',
    noWord: 'Écris de vrais mots, séparés par des virgules.',
    agesOrder: 'Le plus grand âge est au-dessous du plus petit.',
    budgetOrder: 'Le plus grand budget est au-dessous du plus petit.',
    condition: 'Choisis des questions de la liste.',
    twice: 'La même question y est deux fois.',
    tooMany: '20 réponses au plus.',
    own: 'Une règle ne peut dépendre de la question à laquelle elle répond.',
    known_rule: 'Il y a déjà une règle pour cette question et les mêmes personnes.',
    unknown_rule: 'Cette règle n’existe plus.',
    changed_rule:
      'Quelqu’un a changé cette règle entre-temps. Ce que tu as tapé est encore là\u00a0: relis, puis enregistre de nouveau.',
    changed_already: 'C’est déjà fait\u00a0: quelqu’un a été plus rapide.',
    contradiction:
      'Cette règle en contredit une autre, ou une relation\u00a0: ouvre-la pour la revoir.',
    unknown_candidate: 'Cette proposition n’existe plus, ou elle est déjà écartée.',
    forbidden: 'Seuls les administrateurs peuvent annuler ça.',
    unknown_decision: 'Il n’y a rien à annuler.',
    undone_already: 'C’est déjà annulé.',
    changed_since: 'La règle a changé depuis\u00a0: rien n’est annulé.',
  },
};

export const previewText = {
  title: 'Ce que la règle aurait changé',
  none: 'Il n’y a pas encore de recherche à laquelle comparer.',
  squareOnly:
    'Rien dans les recherches guidées\u00a0: une réponse probable, sans aucune condition, ne sert qu’au carré d’idées.',
  searches: (count: number) =>
    count === 1
      ? 'Dans la dernière recherche\u00a0:'
      : `Dans les ${formatQuantity(count)} dernières recherches\u00a0:`,
  fired: (count: number) => `elle aurait répondu dans ${counted(count, 'recherche', 'recherches')}`,
  asked: (count: number) => `où la question a été posée ${formatQuantity(count)}\u00a0fois`,
  agreed: (count: number) => `${counted(count, 'visiteur a dit', 'visiteurs ont dit')} pareil`,
  contradicted: (count: number) =>
    `${counted(count, 'visiteur a dit', 'visiteurs ont dit')} le contraire`,
  unknown: (count: number) =>
    `${counted(count, 'visiteur ne savait pas', 'visiteurs ne savaient pas')}`,
  saved: (count: number) =>
    `${counted(count, 'question n’aurait pas été posée', 'questions n’auraient pas été posées')}, celles qui en découlent comprises`,
  hints: `Les mots tapés ne sont gardés que ${formatDuration(RETENTION.hints)}\u00a0: les recherches plus anciennes ne comptent pas ici.`,
  people: (concerned: number, people: number) =>
    `Parmi les ${formatQuantity(people)} personnes décrites, inventées, elle vaut pour ${formatQuantity(concerned)} dont on connaît la réponse.`,
  peopleContradicted: (count: number) =>
    count === 0 ? 'Elle est juste pour toutes.' : `Elle a tort pour ${formatQuantity(count)}.`,
  conflict: {
    conditions: 'Ces réponses ne peuvent pas aller ensemble\u00a0: la règle ne vaudrait jamais.',
    relations: 'Cette règle contredit les relations entre questions.',
    rule: 'Cette règle en contredit une autre, qui peut valoir pour la même personne.',
  },
  other: (id: number) => `Ouvrir la règle n°\u00a0${id}`,
  both: (question: string) => `Il y aurait deux réponses à «\u00a0${question}\u00a0»\u00a0:`,
  direct: (question: string, yes: boolean) =>
    `${yes ? 'Oui' : 'Non'} à «\u00a0${question}\u00a0», dit par la règle ou demandé par elle`,
  relation: {
    implies: (from: string, to: string) =>
      `Oui à «\u00a0${from}\u00a0» entraîne oui à «\u00a0${to}\u00a0»`,
    impliesNot: (from: string, to: string) =>
      `Oui à «\u00a0${from}\u00a0» entraîne non à «\u00a0${to}\u00a0»`,
    noImplies: (from: string, to: string) =>
      `Non à «\u00a0${from}\u00a0» entraîne non à «\u00a0${to}\u00a0»`,
  },
};

export const candidatesText = {
  metaTitle: 'Propositions de règles',
  title: 'Propositions de règles',
  lead: 'Chaque nuit, ce que disent les recherches qui ont abouti\u00a0: quand une partie du profil ou une autre réponse annonce presque toujours la même réponse.',
  filter: 'Filtrer les propositions',
  search: 'Question',
  state: 'État',
  open: 'à décider',
  states: { dismissed: 'écartées' },
  caption: 'Propositions',
  empty: 'Aucune proposition pour le moment.',
  columns: {
    question: 'Question',
    answered: 'Recherches',
    confidence: 'Confiance',
    lift: 'Gain',
    actions: 'Décider',
  },
  figures:
    'Recherches\u00a0: celles de ce genre où la question a eu une réponse. Confiance\u00a0: la part qui a donné celle-ci. Gain\u00a0: combien de fois plus que dans toutes les recherches.',
  times: (lift: number) => `×\u00a0${formatQuantity(lift, 2)}`,
  accept: 'Reprendre en règle',
  dismiss: 'Écarter',
  of: (question: string) => ` «\u00a0${question}\u00a0»`,
};
