// Words of the screens where moderators go through reactions.

import { formatQuantity } from '#app/ui/text/format.ts';
import { LABELS, type Label } from '#modules/catalogue/shared.ts';

export const LABEL_TEXT: Record<Label, string> = {
  NoIsNeeded: 'Non, indispensable',
  NoIsDesired: 'Non, souhaité',
  NoIsBetter: 'Non, un plus',
  None: 'Sans rapport',
  YesIsBetter: 'Oui, un plus',
  YesIsDesired: 'Oui, souhaité',
  YesIsNeeded: 'Oui, indispensable',
};

/** The labels in the order of the keys 1 to 7. */
export const LABEL_KEYS: readonly (readonly [key: string, label: Label])[] = LABELS.map(
  (label, place) => [String(place + 1), label],
);

export const STATE_TEXT = {
  waiting: 'en attente',
  accepted: 'acceptée',
  rejected: 'rejetée',
} as const;

/** A weight for reading, from thousandths: « 2,3 ». */
export const weight = (thousandths: number) => formatQuantity(thousandths / 1000, 1);
const percent = (share: number) => `${Math.round(share * 100)} %`;

export const reactionsText = {
  idea: 'Idée',
  question: 'Question',
  pair: (title: string, question: string) => `${title} — ${question}`,
  current: 'Étiquette',
  noLabel: 'aucune',
  derived: (label: string) => `${label} (déduite)`,
  votes: 'Avis',
  proposed: 'Proposée',
  share: (share: number) => `à ${percent(share)}`,
  since: 'Attend depuis',
  accept: 'Accepter',
  panel: 'Réaction ouverte',
  vote: (contributor: number) => `Contributeur n° ${contributor}`,
  voteDetail: (label: string, thousandths: number, isNew: boolean) =>
    `${label}, poids ${weight(thousandths)}${isNew ? ' (nouveau)' : ''}`,
  chooseLabel: 'Choisir l’étiquette',
  allOfIdea: 'Toutes les réactions à cette idée',
  stale: (count: number) =>
    count === 1
      ? 'Cette réaction a changé entre-temps : un nouvel avis, ou quelqu’un a déjà décidé. Relis avant de décider.'
      : `${count} réactions ont changé entre-temps : de nouveaux avis, ou quelqu’un a déjà décidé. Relis avant de décider.`,
  invalid: 'Ce choix n’existe pas.',
  forbidden: 'Tu n’as plus le droit de décider.',
  keyList: [
    ['J', 'la suivante'],
    ['K', 'la précédente'],
    ['A', 'accepter la proposition'],
    ['1 à 7', 'choisir l’étiquette'],
    ['D', 'supprimer'],
    ['U', 'annuler'],
  ] as const,
};

export const contributorsText = {
  caption: 'Contributeurs dont des réactions attendent',
  contributor: 'Contributeur',
  number: (id: number) => `Contributeur n° ${id}`,
  waiting: 'En attente',
  accepted: 'Acceptées',
  rejected: 'Rejetées',
  given: 'Données',
  agreement: 'D’accord avec les autres',
  agreementValue: (agreed: number, compared: number) =>
    `${percent(agreed / compared)} de ${formatQuantity(compared)}`,
  unknown: 'pas encore connu',
  weight: 'Poids',
  since: 'Depuis',
  listCaption: 'Ses réactions',
  said: 'A dit',
  others: 'Les autres disent',
  nobody: 'personne d’autre',
  differs: 'pas d’accord',
  strength: 'autre force',
  agrees: 'd’accord',
  state: 'État',
  given_at: 'Donnée',
  filter: 'Filtrer ses réactions',
  all: 'Toutes',
  none: 'Aucune réaction de ce genre.',
  revert: 'Tout annuler',
  revertQuestion: (id: number) => `Annuler toutes les réactions du contributeur n° ${id} ?`,
  revertDetail:
    'Elles seront toutes rejetées, et les étiquettes qui ne venaient que de là redeviennent ce qu’elles étaient. Tu pourras revenir en arrière.',
  done: {
    revert: 'C’est fait : toutes ses réactions sont annulées.',
    nothing: 'Il n’y avait plus rien à annuler.',
  },
};

export const ideaText = {
  caption: 'Réactions, question par question',
  change: 'Donner cette étiquette',
  of: (question: string) => ` : ${question}`,
  label: (question: string) => `Étiquette : ${question}`,
  decided: 'C’est fait.',
  waiting: (count: number) => `${count} en attente`,
  empty: 'Personne n’a encore rien dit de cette idée.',
  openIdea: 'Voir l’idée comme un visiteur',
};
