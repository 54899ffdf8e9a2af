// Words of the page about performance.
import { formatQuantity } from '#app/ui/text/format.ts';
import { type MeasureKind, NBSP, type ReportHours } from '#modules/platform/shared.ts';

export const perfText = {
  metaTitle: 'Performances',
  title: 'Performances',
  lead: 'Tous les processus ensemble, par tranches de dix minutes, mises à jour chaque minute.',
  period: 'Période',
  hours: { 1: 'Dernière heure', 24: 'Dernières 24 heures' } satisfies Record<ReportHours, string>,
  kinds: {
    route: 'Pages et appels',
    step: 'Étapes de recherche',
    query: 'Requêtes SQL',
    frame: 'Messages de socket',
    job: 'Tâches de fond',
  } satisfies Record<MeasureKind, string>,
  kind: 'Ce qui est mesuré',
  columns: {
    name: 'Nom',
    count: 'Nombre',
    p50: 'Médiane',
    p95: 'p95',
    p99: 'p99',
    max: 'Maximum',
    total: 'Temps en tout',
  },
  timings: (kind: MeasureKind) => `${perfText.kinds[kind]}\u00a0: durées`,
  empty: 'Rien n’a été mesuré sur cette période',
  processes: {
    title: 'Processus',
    file: 'processus',
    caption: 'Les processus, tels qu’ils étaient à leur dernière mesure',
    roles: { web: 'web', worker: 'tâches' },
    columns: {
      process: 'Processus',
      role: 'Rôle',
      since: 'Démarré',
      seen: 'Dernière mesure',
      memory: 'Mémoire',
      heap: 'dont objets',
      delay: 'Attente de la boucle, p99',
      sockets: 'Sockets',
      snapshot: 'Catalogue servi',
    },
    snapshot: (revision: number, since: string) =>
      `révision ${formatQuantity(revision)}, depuis ${since}`,
    empty: 'Aucun processus n’a encore été mesuré',
    memoryTitle: 'Mémoire',
    memoryLead: 'Le plus haut de chaque tranche de dix minutes, par rôle.',
    slot: 'Heure',
  },
  queues: {
    title: 'Files de tâches',
    file: 'files-de-taches',
    caption: 'Les files, et ce qui y attend',
    columns: {
      queue: 'File',
      waiting: 'En attente',
      oldest: 'La plus ancienne attend',
      deferred: 'Plus tard',
      active: 'En cours',
      failed: 'Échouées',
    },
    empty: 'Aucune file',
    none: '—',
  },
  failures: {
    title: 'Tâches échouées',
    file: 'taches-echouees',
    caption: 'Les tâches abandonnées après tous leurs essais',
    columns: { queue: 'File', when: 'Quand', tries: 'Essais', error: 'Erreur', retry: 'Relancer' },
    retry: 'Relancer',
    retryOf: (queue: string) => ` la tâche de ${queue}`,
    retried: 'La tâche est remise dans sa file.',
    notFailed:
      'Cette tâche n’est plus en échec\u00a0: quelqu’un l’a déjà relancée, ou elle a été effacée.',
    anotherWaits:
      'Une autre tâche attend déjà dans cette file, et fera le même travail\u00a0: il n’y a rien à relancer.',
    empty: 'Aucune tâche n’a échoué',
  },
  serviceWorker: {
    title: 'Service worker de ce navigateur',
    lead: 'Il garde de quoi ouvrir le site sans réseau\u00a0: une page hors ligne, les trouvailles, les articles lus. Jamais une recherche, ni une page de compte.',
    noScript: 'Son état se lit avec JavaScript.',
    unsupported: 'Ce navigateur n’a pas de service worker.',
    state: 'État',
    states: {
      none: 'aucun',
      installing: 'en installation',
      active: 'en service',
    },
    waiting: 'Une mise à jour attend.',
    controlled: 'Cette page passe par lui',
    yes: 'oui',
    no: 'non',
    kept: (cache: string) => `Gardé\u00a0: ${cache}`,
    entries: (count: number) => (count === 1 ? '1 élément' : `${count} éléments`),
    update: 'Chercher une mise à jour',
    withdraw: 'Le retirer et recharger',
  },
};

/** A length of time as it is read: « 1,2 ms », « 340 ms », « 2,5 s ». */
export function formatMilliseconds(milliseconds: number): string {
  if (milliseconds < 10)
    return `${formatQuantity(milliseconds, milliseconds < 1 ? 2 : 1)}${NBSP}ms`;
  if (milliseconds < 1000) return `${formatQuantity(milliseconds)}${NBSP}ms`;
  if (milliseconds < 60_000) return `${formatQuantity(milliseconds / 1000, 1)}${NBSP}s`;
  return `${formatQuantity(milliseconds / 60_000, 1)}${NBSP}min`;
}
