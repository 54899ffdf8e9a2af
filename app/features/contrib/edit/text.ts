// Words of the screens where what was proposed is shown and changed, by its contributor and by moderators.
import type { Label } from '#modules/catalogue/shared.ts';
import type {
  AcceptRejection,
  Contribution,
} from '#modules/moderation/contributions/index.server.ts';
import { labelsText } from '../labels/text.ts';

/** Why a proposition could not be changed or decided, after its name. */
export const PROBLEMS: Record<
  AcceptRejection | 'unknown_contribution' | 'forbidden' | 'invalid_draft',
  string
> = {
  unknown_contribution: 'n’existe plus.',
  forbidden: 'ne peut pas être décidée avec ton compte.',
  invalid_draft: 'a un champ qui ne va pas\u00a0: modifie-la d’abord.',
  known_idea: 'est déjà dans le catalogue.',
  unknown_merchant: 'vient d’une boutique que nous ne connaissons pas encore.',
  same_content: 'est déjà posée, mot pour mot.',
  catalogue_full: 'ne tient plus dans le catalogue.',
  conflicting_relations: 'a des liens qui se contredisent.',
  changed_question:
    'change un texte que quelqu’un d’autre a changé depuis\u00a0: ouvre «\u00a0Modifier\u00a0» pour choisir.',
  unknown_question: 'change une question qui n’existe plus.',
};

export const editText = {
  errors: 'Il y a quelque chose à revoir\u00a0:',
  changed:
    'Quelqu’un d’autre a été plus rapide\u00a0: regarde ce qui a changé plus bas. Ce que tu as écrit est toujours là\u00a0; enregistre de nouveau si c’est bien ce que tu veux.',
  tooMany: 'Tu vas très vite\u00a0! Attends un peu, puis recommence.',
  price: 'Prix (€)',
  priceWrong: 'Un prix en euros, comme 20 ou 12,50.',
  title: 'Titre',
  description: 'Description',
  tooLong: (max: number) => `${max} signes au plus.`,
  missing: 'Ce champ ne peut pas rester vide.',
  whole: (problem: string) => `La proposition ${problem}`,
  ideas: 'Les idées choisies avec elle',
  ideasHint: 'Décoche celles qui n’ont pas à recevoir cette réponse.',
  relations: 'Les liens qu’elle ajoute',
  relationsHint: 'Décoche ceux qui ne vont pas.',
  changedQuestion:
    'Quelqu’un d’autre a changé les mêmes champs dans la question depuis. Ce que tu as écrit est encore là\u00a0: change-les plutôt sur la page de la question.',
  openQuestion: 'Modifier la question elle-même',
  noIdeas: 'Garde au moins une idée\u00a0: une question sans idée ne départage rien.',
};

/** Words about fields that somebody else changed while a form was filled in. */
export const conflictText = {
  title: 'Ce qui a changé pendant que tu écrivais',
  taken: (names: readonly string[]) =>
    `Repris de l’autre version\u00a0: ${names.join('\u00a0; ')}.`,
  choose:
    'Vous avez changé tous les deux les champs qui suivent. Choisis pour chacun la version à garder\u00a0: la tienne se corrige encore plus bas.',
  sides: { mine: 'Ta version', theirs: 'L’autre version' },
  empty: '(vide)',
} as const;

/** Words about fields of a question that somebody else changed while a change of it waited. */
export const conflictingFieldsText = {
  title: 'La question a changé depuis',
  taken: (names: readonly string[]) =>
    `Repris de la question d’aujourd’hui\u00a0: ${names.join('\u00a0; ')}.`,
  choose:
    'Ces champs ont été changés des deux côtés. Choisis pour chacun la version à garder\u00a0: celle qui est proposée se corrige encore plus bas.',
  before: 'Au départ\u00a0:',
  sides: { proposed: 'Proposé', now: 'Aujourd’hui' },
  empty: '(vide)',
} as const;

export const draftText = {
  changed: 'Ce qui changerait',
  conflicting:
    'Quelqu’un d’autre a changé la question entre-temps\u00a0: il reste à choisir, là où tu lis «\u00a0Depuis\u00a0».',
  before: 'Avant',
  now: 'Depuis',
  after: 'Après',
  empty: '(vide)',
  added: 'Liens ajoutés',
  removed: 'Liens retirés',
  forms: 'Ses quinze textes',
  ideas: (count: number) => `${count} ${count > 1 ? 'idées' : 'idée'} avec une réponse\u00a0:`,
  label: (title: string, label: Label) =>
    `«\u00a0${title}\u00a0»\u00a0: ${labelsText.labelName(label)}`,
  gone: 'une idée qui n’existe plus',
  relations: (count: number) => `${count} ${count > 1 ? 'liens' : 'lien'} avec d’autres questions`,
  keywords: 'Mots-clés',
  ages: (from: number, to: number) => `De ${from} à ${to} ans`,
};

/** Words of the contributor's own page. */
export const ownText = {
  metaTitle: 'Ma proposition',
  title: {
    generic_idea: 'Ton idée',
    merchant_idea: 'Ton idée',
    question: 'Ta question',
  } satisfies Record<Contribution['kind'], string>,
  activity: 'Mes contributions',
  lead: 'Elle attend sa relecture\u00a0: tu peux encore la changer, ou la retirer.',
  saved: 'C’est enregistré\u00a0: la relecture se fera sur cette version.',
  now: {
    waiting: 'Ce qu’on relira',
    accepted: 'Ce qui est dans le catalogue',
    deleted: 'Ce que tu avais proposé',
  },
  original: 'Avant la relecture, tu avais écrit',
  save: 'Enregistrer',
  withdraw: 'Retirer ma proposition',
  withdrawQuestion: 'Retirer ta proposition\u00a0?',
  withdrawDetail: 'Elle ne sera plus relue, et tu ne pourras plus la changer.',
  over: {
    accepted: 'Elle est dans le catalogue, merci\u00a0! Elle ne se change plus d’ici.',
    deleted: 'Elle a été retirée, ou n’a pas été retenue\u00a0: elle ne se change plus.',
  },
  /** Told to somebody whose change comes after the decision. */
  decidedMeanwhile: {
    accepted:
      'Pendant que tu écrivais, l’équipe l’a relue et ajoutée au catalogue. Ton texte n’est pas enregistré, mais il est encore là\u00a0: copie ce que tu veux garder.',
    deleted:
      'Pendant que tu écrivais, elle a été retirée ou n’a pas été retenue. Ton texte n’est pas enregistré, mais il est encore là\u00a0: copie ce que tu veux garder.',
  },
} as const;
