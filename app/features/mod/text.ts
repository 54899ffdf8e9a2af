// Words of the moderators' screens.
import { PROBLEMS } from '#app/features/contrib/index.ts';
import { formatQuantity } from '#app/ui/text/format.ts';
import type {
  Contribution,
  DeletionReason,
  Kind,
} from '#modules/moderation/contributions/index.server.ts';
import type { Decision, Operation } from '#modules/moderation/decisions/index.server.ts';
import { QUEUE_COUNTED_MAX, type QueueName } from '#modules/moderation/review/shared.ts';

export const modText = {
  metaTitle: 'Modération',
  title: 'À relire',
  queues: 'Files à relire',
  nothing: 'Tout est relu. Merci, tu peux souffler !',
  /** How much waits in a queue. */
  count: (count: number) =>
    formatQuantity(count) + (count < QUEUE_COUNTED_MAX ? '' : '\u00a0ou plus'),
  oldest: (ago: string) => `la plus ancienne ${ago}`,
};

/** What a queue is called, and what stands in its place when nothing waits. */
export const QUEUE_TEXT: Record<QueueName, { name: string; empty: string }> = {
  generic_ideas: {
    name: 'Idées',
    empty: 'Plus une idée à relire : le catalogue est à jour. Bravo !',
  },
  merchant_ideas: {
    name: 'Idées de boutiques',
    empty: 'Aucun produit n’attend : toutes les trouvailles des boutiques sont relues.',
  },
  questions: {
    name: 'Questions',
    empty: 'Pas de question en attente. C’est le moment d’en poser une toi-même ?',
  },
  reaction_summaries: {
    name: 'Réactions',
    empty: 'Toutes les réactions sont relues. Merci d’avoir l’œil !',
  },
  user_reactions: {
    name: 'Réactions par personne',
    empty: 'Plus personne n’attend qu’on relise ses réactions. Joli travail !',
  },
};

const FEMININE: Record<Kind, string> = {
  generic_idea: 'L’idée',
  merchant_idea: 'L’idée',
  question: 'La question',
};

const DONE: Record<Decision['action'], string> = {
  accepted: 'acceptée',
  edited: 'modifiée',
  deleted: 'supprimée',
  relabelled: 'réétiquetée',
  reverted: 'annulée',
};

/** The part of an address before the at sign, by which moderators know each other. */
export function nameOf(email: string | null): string {
  return email?.split('@', 1)[0] ?? 'quelqu’un qui est parti';
}

export const queueText = {
  filter: 'Filtrer ce qui attend',
  search: 'Texte',
  contributor: 'Contributeur (numéro)',
  caption: (name: string) => `${name} à relire`,
  select: (line: string) => `Choisir « ${line} »`,
  what: 'Proposition',
  chosen: 'Choix',
  by: 'De',
  contributorNumber: (id: number) => `n° ${id}`,
  since: 'Proposée',
  actions: 'Décider',
  open: 'Voir',
  accept: 'Accepter',
  edit: 'Modifier',
  remove: 'Supprimer',
  of: (line: string) => ` : ${line}`,
  acceptAll: 'Accepter la sélection',
  removeAll: 'Supprimer la sélection',
  selection: 'Pour les lignes cochées :',
  deletionReason: 'Si tu supprimes, la raison à donner\u00a0:',
  noDeletionReason: 'aucune',
  deletionReasons: {
    known: 'ressemble à ce qu’on a déjà',
    vague: 'trop vague',
    unsuitable: 'ne convient pas ici',
    wrong: 'contient une erreur',
  } satisfies Record<DeletionReason, string>,
  contributionNumber: (id: number) => `proposition n° ${id}`,
  noSelection: 'Coche d’abord au moins une ligne.',
  done: (action: 'accept' | 'edit' | 'remove', count: number) => {
    const what = { accept: 'acceptée', edit: 'modifiée', remove: 'supprimée' }[action];
    return count === 1 ? `C’est fait : ${what}.` : `C’est fait : ${count} ${what}s.`;
  },
  undone: 'C’est annulé.',
  notUndone: {
    forbidden: 'Tu ne peux plus annuler.',
    unknown_decision: 'Cette décision n’existe plus.',
    undone_already: 'C’était déjà annulé.',
    changed_since:
      'Impossible d’annuler : quelque chose a changé depuis. Annule d’abord ce qui a suivi.',
    some_left:
      'Une partie seulement est annulée\u00a0: le reste a changé depuis. Annule d’abord ce qui a suivi.',
  },
  problems: PROBLEMS,
  /** Told to the second of two moderators. */
  changed: (line: string, by: string | null, action: Decision['action'] | null, ago: string) =>
    action === null
      ? `« ${line} » a été réécrite entre-temps. Relis-la avant de décider.`
      : `« ${line} » a déjà été ${DONE[action]} par ${nameOf(by)}, ${ago}.`,
  problem: (line: string, what: string) => `« ${line} » ${what}`,
  noMatch: 'Rien de tel n’attend.',
  all: 'Tout voir',
  previous: 'Précédente',
  next: 'Suivante',
  keyList: [
    ['J', 'la suivante'],
    ['K', 'la précédente'],
    ['A', 'accepter'],
    ['E', 'modifier'],
    ['D', 'supprimer'],
    ['U', 'annuler'],
  ] as const,
};

export const reviewText = {
  label: 'Proposition ouverte',
  similar: 'Ce qui y ressemble',
  original: 'Avant la relecture, le contributeur avait écrit',
  history: 'Ce qui a été décidé',
  decided: (action: Decision['action'], by: string, ago: string) =>
    `${DONE[action]} par ${by}, ${ago}`,
  undone: (by: string) => `, puis annulé par ${by}`,
  state: {
    waiting: 'en attente',
    accepted: 'acceptée',
    deleted: 'supprimée',
  } satisfies Record<Contribution['state'], string>,
};

export const editText = {
  title: (kind: Kind) => `${FEMININE[kind]}, à relire`,
  accept: 'Enregistrer et accepter',
  save: 'Enregistrer',
};

export const decisionsText = {
  title: 'Décisions',
  metaTitle: 'Décisions',
  caption: 'Décisions prises',
  file: 'decisions',
  filter: 'Filtrer les décisions',
  when: 'Quand',
  what: 'Quoi',
  on: 'Sur',
  by: 'Par',
  contributor: 'Travail de',
  state: 'État',
  any: 'Toutes',
  action: 'Décision',
  subject: 'Sujet',
  contributorNumber: 'Contributeur (numéro)',
  day: 'Jour',
  undone: 'annulée',
  holds: 'en vigueur',
  states: { kept: 'en vigueur', undone: 'annulées' },
  undo: 'Annuler',
  undoOf: (id: number) => ` la décision n° ${id}`,
  empty: 'Aucune décision de ce genre.',
  actions: {
    accepted: 'acceptée',
    edited: 'modifiée',
    deleted: 'supprimée',
    relabelled: 'réétiquetée',
    reverted: 'annulée en bloc',
  } satisfies Record<Decision['action'], string>,
  operations: {
    'retry-job': 'tâche relancée',
    'train-label-model': 'entraînement du modèle des étiquettes demandé',
    'activate-label-model': 'modèle des étiquettes choisi',
    'start-spread-test': 'test de dispersion lancé',
    'stop-spread-test': 'test de dispersion arrêté',
    'start-crawl': 'visite d’une boutique lancée',
    'stop-crawl': 'visite d’une boutique arrêtée',
    'configure-crawl': 'visites d’une boutique réglées',
    'try-page': 'adresse essayée',
    'add-feed': 'flux ajouté',
    'fetch-feed': 'lecture d’un flux demandée',
    'pause-feed': 'flux mis en pause',
    'resume-feed': 'flux repris',
    'map-feed': 'colonnes d’un flux choisies',
    'receive-feed-file': 'fichier d’un flux envoyé',
    'accept-feed-run': 'fichier retenu d’un flux accepté',
    'refuse-feed-run': 'fichier retenu d’un flux refusé',
  } satisfies Record<Operation, string>,
  subjects: {
    contribution: 'proposition',
    reaction: 'réaction',
    contributor: 'contributeur',
    idea: 'idée',
    question: 'question',
    cohort: 'cohorte',
    twin: 'jumeaux',
    merchant: 'boutique',
    job: 'tâche',
    prediction: 'réponses prédites, version',
    automated_answer: 'réponse automatique',
  } satisfies Record<Decision['subject'], string>,
};
