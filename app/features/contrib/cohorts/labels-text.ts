// Words of the screen that labels all ideas of a cohort.
import { formatQuantity, quoted } from '#app/ui/text/format.ts';
import type { Label } from '#modules/catalogue/shared.ts';
import { LABEL_NAMES } from '../idea-search/text.ts';

const ideas = (count: number) => `${formatQuantity(count)}\u00a0idée${count > 1 ? 's' : ''}`;
const nameOf = (label: Label | null) => (label ? LABEL_NAMES[label] : 'aucune');

export const cohortLabelsText = {
  link: 'Les étiqueter toutes à la fois',
  metaTitle: 'Étiqueter une cohorte',
  title: (cohort: string) => `Étiqueter ${quoted(cohort)}`,
  cohorts: 'Cohortes',
  lead: 'Choisis une question et une étiquette pour toutes les idées de la cohorte. Tu verras ce qui change avant de confirmer.',
  question: 'Question',
  questionHint: 'Son numéro, ou des mots qu’elle seule contient.',
  label: 'Étiquette',
  takeBack: 'Reprendre mes étiquettes',
  labels: LABEL_NAMES,
  noLabel: 'Choisis une étiquette.',
  preview: 'Voir ce qui change',
  caption: (count: number) => (count > 1 ? `${ideas(count)} changent` : `${ideas(count)} change`),
  same: 'Rien ne change\u00a0: toutes les idées en sont déjà là.',
  columns: { title: 'Idée', catalogue: 'Catalogue', own: 'Ton étiquette' },
  nameOf,
  unchanged: (count: number) =>
    count > 1 ? `${ideas(count)} restent comme elles sont` : `${ideas(count)} reste comme elle est`,
  atOnce: 'Le catalogue change tout de suite. Tu pourras annuler juste après.',
  waits: 'Tes étiquettes attendront qu’on les relise\u00a0; le catalogue ne change pas encore.',
  confirm: (count: number) => `Confirmer pour ${ideas(count)}`,
  errorsTitle: 'Les étiquettes n’ont pas été changées',
  done: (count: number) =>
    count > 1 ? `${ideas(count)} ont changé.` : `${ideas(count)} a changé.`,
  sent: (count: number) => `Merci\u00a0! Tes réponses sur ${ideas(count)} sont enregistrées.`,
  undone: 'C’est annulé\u00a0: les étiquettes sont comme avant.',
  changedSince: (titles: readonly string[], count: number) => {
    if (titles.length === 0) return 'Rien n’est annulé\u00a0: des idées ont changé depuis.';
    const more =
      count > titles.length ? ` et ${formatQuantity(count - titles.length)} de plus` : '';
    const what = `${titles.map(quoted).join(', ')}${more}`;
    return `Rien n’est annulé, pour ne pas perdre ce qui a changé depuis\u00a0: ${what}. Annule d’abord ces changements.`;
  },
  notUndone: {
    forbidden: 'Tu ne peux plus annuler.',
    unknown_decision: 'Cette décision n’existe plus.',
    undone_already: 'C’était déjà annulé.',
  },
  rejections: {
    no_account: 'Ton compte n’est plus ouvert\u00a0: rien n’a été changé.',
    unknown_cohort: 'Cette cohorte n’existe plus.',
    unknown_question: 'Cette question n’existe plus.',
    changed_meanwhile:
      'Quelque chose a changé entre-temps\u00a0: voici ce que cela donnerait maintenant. Rien n’a été touché, confirme si tu le veux toujours.',
    too_many: 'Beaucoup de cohortes d’un coup\u00a0! Attends un peu avant la suivante.',
  },
} as const;
