// Words of what the catalogue lacks.
import { formatQuantity } from '#app/ui/text/format.ts';
import type { Subject } from '#modules/catalogue/shared.ts';
import { BANDS, LAST_DECADE } from '#modules/moderation/labelling/shared.ts';

const GENDERS: Record<Subject, string> = {
  Female: 'Une femme',
  Male: 'Un homme',
  Couple: 'Un couple',
  Others: 'Plusieurs personnes',
  Unknown: 'Peu importe qui',
};

export const inspirationsText = {
  title: 'Inspirations',
  metaTitle: 'Ce qui manque au catalogue',
  lead: 'Tu veux proposer une idée, mais laquelle\u00a0? Voici où elle fera le plus plaisir. Choisis une ligne\u00a0: le formulaire sera déjà à moitié rempli.',
  givenUp: 'Recherches restées sans cadeau',
  givenUpLead:
    'Ces trois derniers mois, des recherches pour ces personnes se sont arrêtées faute d’idées.',
  few: 'Presque rien à offrir',
  fewLead: 'Pour ces personnes et à ce prix, le catalogue n’a que peu d’idées disponibles.',
  questions: 'Questions qui manquent d’idées',
  questionsLead: 'Trop peu d’idées y répondent pour qu’elles aident à choisir.',
  columns: {
    recipient: 'Pour qui',
    budget: 'Budget',
    searches: 'Recherches',
    ideas: 'Idées',
    question: 'Question',
    actions: 'Actions',
  },
  recipient: (gender: Subject, decade: number) => `${GENDERS[gender]}, ${ages(decade)}`,
  budget,
  quantity: (count: number) => formatQuantity(count),
  propose: 'Proposer une idée',
  proposeFor: (gender: Subject, decade: number, band: number) =>
    `Proposer une idée\u00a0: ${GENDERS[gender]}, ${ages(decade)}, ${budget(band)}`,
  proposeOn: (question: string) => `Proposer une idée\u00a0: ${question}`,
  label: 'Relier des idées',
  labelOn: (question: string) => `Relier des idées\u00a0: ${question}`,
  empty: 'Rien ne manque',
  emptyHelp:
    'Chaque recherche trouve de quoi choisir. Une idée de plus fera toujours plaisir\u00a0!',
};

function ages(decade: number): string {
  if (decade >= LAST_DECADE) return `${LAST_DECADE * 10}\u00a0ans et plus`;
  return `${agesOf(decade).join(' à ')}\u00a0ans`;
}

function budget(band: number): string {
  const [from, to] = BANDS[band] ?? BANDS[0];
  if (band === 0) return `jusqu’à ${to}\u00a0€`;
  return band === BANDS.length - 1 ? `plus de ${from}\u00a0€` : `${from} à ${to}\u00a0€`;
}

/** The first and the last age of a decade, in years: nobody under 15 is searched for. */
export function agesOf(decade: number): [number, number] {
  return [Math.max(decade * 10, 15), decade * 10 + 9];
}
