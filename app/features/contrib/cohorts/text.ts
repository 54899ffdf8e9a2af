// Words of the cohorts.
import { formatQuantity } from '#app/ui/text/format.ts';
import { COHORT_IDEAS_MAX } from '#modules/catalogue/cohorts/shared.ts';

const ideas = (count: number) => `${formatQuantity(count)}\u00a0idée${count > 1 ? 's' : ''}`;

const rejections = {
  invalid_name: `Donne-lui un nom, de 100 caractères au plus.`,
  name_taken: 'Une autre cohorte porte déjà ce nom.',
  too_many_ideas: `Une cohorte a au plus ${formatQuantity(COHORT_IDEAS_MAX)} idées.`,
  too_slow: 'Cette recherche demande trop de temps\u00a0: retire un critère.',
  invalid_search: 'Les critères de cette adresse sont illisibles.',
  unknown_cohort: 'Cette cohorte n’existe plus.',
  not_yours:
    'Seules la personne qui a créé cette cohorte et l’équipe de modération peuvent la renommer, en retirer des idées ou la supprimer.',
  changed_meanwhile:
    'Quelqu’un a changé cette cohorte entre-temps. La voici telle qu’elle est maintenant\u00a0: rien n’est perdu, recommence si tu le veux toujours.',
};

export const cohortText = {
  metaTitle: 'Cohortes d’idées',
  title: 'Cohortes',
  lead: 'Une cohorte est un ensemble d’idées qui a un nom\u00a0: on la remplit par une recherche, et on la reprend à plusieurs.',
  create: 'Nouvelle cohorte',
  createFrom: (count: number) => `Nouvelle cohorte de ${ideas(count)}`,
  cutFrom: (limit: number) =>
    `Ta recherche en a davantage\u00a0: ce sont les ${formatQuantity(limit)} premières.`,
  name: 'Nom',
  into: 'Ou les ajouter à',
  newOne: 'Une nouvelle cohorte',
  submit: 'Créer',
  submitFrom: 'Garder ces idées',
  errorsTitle: 'La cohorte n’a pas été changée',
  caption: 'Cohortes',
  columns: { name: 'Nom', ideas: 'Idées', created: 'Créée', actions: 'Actions' },
  empty: 'Aucune cohorte pour l’instant',
  emptyHelp: 'Cherche des idées, puis garde-les sous un nom.',
  toSearch: 'Chercher des idées',
  remove: 'Supprimer',
  removeQuestion: (name: string) => `Supprimer la cohorte «\u00a0${name}\u00a0»\u00a0?`,
  removeDetail: 'Ses idées restent dans le catalogue. Tu pourras annuler juste après.',
  removed: 'La cohorte est supprimée.',
  rename: 'Renommer',
  renamed: 'C’est fait.',
  ideasCaption: (name: string) => `Idées de la cohorte «\u00a0${name}\u00a0»`,
  noIdeas: 'Cette cohorte est vide',
  labelEach: 'Étiqueter une à une',
  notYours:
    'Tu peux ajouter des idées à cette cohorte depuis une recherche. La renommer, en retirer des idées ou la supprimer revient à la personne qui l’a créée et à l’équipe de modération.',
  takeOut: 'Retirer',
  takenOut: 'L’idée est retirée de la cohorte.',
  rejections,
};
