// Words of the administrators' home.
import { formatQuantity } from '#app/ui/text/format.ts';

const counted = (count: number, one: string, many: string) =>
  `${formatQuantity(count)}\u00a0${count > 1 ? many : one}`;

export const adminHomeText = {
  metaTitle: 'Administration',
  title: 'Ce qui demande ton attention',
  nothing: 'Rien ne t’attend. Belle journée\u00a0!',
  review: (count: number) =>
    `${counted(count, 'proposition attend', 'propositions attendent')} une relecture`,
  failedJobs: (count: number) =>
    `${counted(count, 'tâche a échoué', 'tâches ont échoué')} cette semaine`,
  queueOf: (name: string, count: number) => `${name}\u00a0: ${formatQuantity(count)}`,
  noWorker:
    'Les tâches de fond ne tournent plus\u00a0: e-mails, visites et calculs de la nuit attendent',
  heldFile: (name: string) => `Un fichier de produits attend ton accord\u00a0: ${name}`,
  failedFile: (name: string) => `Un fichier de produits n’a pas pu être lu\u00a0: ${name}`,
  shops: {
    title: 'Des boutiques à accepter',
    lead: 'Quelqu’un y a trouvé une idée. Tant que tu ne les acceptes pas, leurs idées restent invisibles.',
    approve: 'Accepter',
    approved: 'C’est fait\u00a0: ses idées sont désormais montrées.',
    notWaiting: 'Cette boutique n’attend plus\u00a0: quelqu’un l’a déjà acceptée.',
  },
};
