// Words of the screens on crawls.
import { formatQuantity } from '#app/ui/text/format.ts';
import type { CrawlPageKind, CrawlResult } from '#modules/catalogue/crawl/shared.ts';
import type { ProductRejection } from '#modules/catalogue/products/shared.ts';
import type { FetchFailureCode } from '#modules/platform/outbound/index.server.ts';
import { NBSP } from '#modules/platform/shared.ts';

export const RESULTS: Record<CrawlResult, string> = {
  added: 'Nouvelles',
  changed: 'Modifiées',
  returned: 'De retour',
  unchanged: 'Inchangées',
  read: 'Lues',
  moved: 'Déplacées',
  gone: 'Disparues',
  refused: 'Refusées',
  error: 'En erreur',
};

export const RESULT: Record<CrawlResult, string> = {
  added: 'Nouvelle',
  changed: 'Modifiée',
  returned: 'De retour',
  unchanged: 'Inchangée',
  read: 'Lue',
  moved: 'Déplacée',
  gone: 'Disparue',
  refused: 'Refusée',
  error: 'En erreur',
};

export const KINDS: Record<CrawlPageKind, string> = {
  sitemap: 'Plan du site',
  unknown: 'Pas encore lue',
  listing: 'Liste',
  product: 'Produit',
  other: 'Autre',
};

/** Why a page could not be read, or gave no idea. */
const CODES: Record<
  FetchFailureCode | ProductRejection | 'robots' | 'robots_unreachable' | 'canonical' | 'internal',
  string
> = {
  robots: 'robots.txt l’interdit',
  robots_unreachable: 'robots.txt injoignable',
  forbidden: 'Accès refusé par le site',
  gone: 'Page introuvable',
  redirect: 'Mène ailleurs',
  canonical: 'Une autre adresse la remplace',
  slow_down: 'Le site demande d’attendre',
  server_error: 'Site en panne',
  timeout: 'Trop lent à répondre',
  unreachable: 'Site injoignable',
  interrupted: 'Réponse coupée',
  too_large: 'Trop lourde',
  content_type: 'Pas une page',
  no_browser: 'Aucun navigateur ici',
  browser_failed: 'Illisible au navigateur',
  status: 'Réponse du site inattendue',
  certificate: 'Certificat non valable',
  unknown_host: 'Site introuvable',
  name_lookup: 'Nom du site non résolu',
  private_address: 'Adresse hors de l’Internet public',
  malformed: 'Réponse illisible',
  headers_too_large: 'En-têtes trop longs',
  downgrade: 'Mène de https à http',
  port: 'Port non permis',
  scheme: 'Ni http ni https',
  user_info: 'Adresse avec identifiant',
  invalid_url: 'Adresse non valable',
  compression: 'Compression illisible',
  internal: 'Erreur de notre côté',
  too_many_redirects: 'Redirige trop de fois',
  too_slow: 'Trop lent à l’envoi',
  other_site: 'Produit d’un autre site',
  duplicate: 'Même page qu’une autre',
  not_in_euros: 'Prix dans une autre monnaie',
  no_title: 'Produit sans titre',
  invalid_price: 'Prix invraisemblable',
};

export const codeText = (code: string): string => (CODES as Record<string, string>)[code] ?? code;

export const FIELDS: Record<string, string> = {
  title: 'Titre',
  description: 'Description',
  price: 'Prix',
  currency: 'Monnaie',
  listPrice: 'Prix barré',
  available: 'Disponible',
  picture: 'Image',
  brand: 'Marque',
  gtin: 'GTIN',
  sku: 'Référence',
  rating: 'Note sur 5',
  category: 'Rayon',
  variant: 'Variante',
  groupId: 'Groupe de variantes',
  canonicalUrl: 'Adresse de référence',
};

export const SOURCES: Record<string, string> = {
  json_ld: 'JSON-LD',
  microdata: 'Microdonnées',
  rdfa: 'RDFa',
  open_graph: 'Open Graph',
  visible: 'Texte visible',
};

export const STATES = {
  idle: 'Au repos',
  paused: 'En pause',
  under_way: 'En cours',
  waiting: 'En attente',
} as const;

const WAITS = {
  window: 'heures creuses',
  budget: 'demandes du jour épuisées',
  slow_down: 'le site demande d’attendre',
  delay: 'délai entre deux demandes',
} as const;

const counted = (count: number, one: string, many: string) =>
  `${formatQuantity(count)}${NBSP}${count > 1 ? many : one}`;

export const crawlText = {
  metaTitle: 'Visites des boutiques',
  tabs: {
    label: 'Visites',
    sites: 'Boutiques',
    reports: 'Rapports',
    auto: 'Réglages',
    tester: 'Testeur',
  },
  sites: {
    title: 'Visites des boutiques',
    caption: 'Boutiques et leurs visites',
    file: 'visites-des-boutiques',
    search: 'Nom ou site',
    filter: 'Chercher une boutique',
    empty: 'Aucune boutique n’a de site à visiter.',
    name: 'Boutique',
    state: 'État',
    pages: 'Pages',
    products: 'Produits',
    due: 'À voir',
    last: 'Dernière visite',
    actions: 'Visite',
    start: 'Visiter',
    again: 'Tout relire',
    stop: 'Arrêter',
    never: 'Jamais',
    requests: (count: number) => counted(count, 'demande', 'demandes'),
    wait: (cause: keyof typeof WAITS, at: string) => `${WAITS[cause]}, jusqu’à ${at}`,
    started: 'La visite commence, à ses heures.',
    stopped: 'La visite est arrêtée. La prochaine reprendra où elle en était.',
    refresh: 'Actualiser',
    noSite: 'Cette boutique n’a pas de site, ou n’existe plus.',
    underWay: 'Sa visite est déjà en cours.',
    notUnderWay: 'Sa visite n’était plus en cours.',
    merchants: 'Gérer les boutiques',
  },
  reports: {
    title: 'Rapports des visites',
    caption: 'Visites',
    file: 'rapports-des-visites',
    filterRuns: 'Chercher les visites d’une boutique',
    empty: 'Aucune visite pour le moment.',
    started: 'Commencée',
    shop: 'Boutique',
    ended: 'Fin',
    requests: 'Demandes',
    bytes: 'Reçu',
    waited: 'Attente',
    span: (from: string, to: string | null) => (to ? `Du ${from} au ${to}` : `Depuis le ${from}`),
    underWay: 'En cours',
    done: 'Terminée',
    stopped: 'Arrêtée',
    all: 'Toutes les boutiques',
    of: (name: string) => `Visite de ${name}`,
    errors: 'Ce qui n’a pas été lu, et pourquoi',
    noErrors: 'Tout a été lu.',
    countOf: (why: string, count: number) => `${why}${NBSP}: ${formatQuantity(count)}`,
    visits: 'Pages visitées',
    visitsFile: 'pages-visitees',
    address: 'Adresse de la page',
    noVisits: 'Aucune page de cette sorte.',
    page: 'Page',
    kind: 'Sorte',
    result: 'Résultat',
    why: 'Pourquoi',
    status: 'Statut',
    size: 'Taille',
    duration: 'Durée',
    filter: 'Filtrer les pages',
    any: 'Tous',
  },
  page: {
    title: 'Ce qu’une page a donné',
    address: 'Adresse',
    nextVisit: 'Prochaine visite',
    lastVisit: 'Dernière lecture',
    every: (days: number) =>
      days > 1 ? `tous les ${formatQuantity(days)}${NBSP}jours` : 'chaque nuit',
    idea: 'Son idée',
    noIdea: 'Aucune',
    extract: 'Ce qui y a été lu',
    noExtract: 'Rien n’y a été lu.',
    field: 'Champ',
    value: 'Valeur',
    source: 'Lu dans',
    confidence: 'Certitude',
    visits: 'Ses dernières visites',
    open: 'Ouvrir la page',
    test: 'La tester',
  },
  auto: {
    title: 'Réglages des visites',
    file: 'reglages-des-visites',
    changedMeanwhile:
      'Quelqu’un a changé ces réglages entre-temps. Ce que tu as tapé est encore là\u00a0: relis, puis enregistre de nouveau.',
    lead: 'Chaque boutique a ses heures, son rythme et sa mesure. Son robots.txt peut demander plus de patience, jamais moins.',
    startUrl: 'Adresse de départ',
    hoursFrom: 'De',
    hoursTo: 'À',
    hours: 'Heures des visites, à Paris',
    delay: 'Secondes entre deux demandes',
    budget: 'Demandes par jour, au plus',
    automatic: 'La visiter chaque nuit',
    with_scripts: 'Lire ses pages une fois leurs scripts passés',
    paused: `En pause${NBSP}: ne rien lui demander`,
    merchant: 'Sa fiche',
    save: 'Enregistrer',
    saved: 'Les réglages sont enregistrés.',
    wrong: 'Un réglage est à corriger',
    choose: 'Choisis une boutique pour régler sa visite.',
    wrongUrl: 'Écris une adresse qui commence par https:// ou http://.',
    otherSite: 'Cette adresse n’est pas sur le site de la boutique.',
    wrongHour: 'Écris une heure comme 06:00.',
    sameHours: 'Il faut deux heures différentes.',
    wrongDelay: 'Un nombre de secondes entre 1 et 3600.',
    wrongBudget: `Un nombre entre 1 et 100${NBSP}000.`,
    unknown: 'Cette boutique n’a pas de site, ou n’existe plus.',
    summary: 'Rythme',
    nightly: 'Chaque nuit',
    byHand: 'À la demande',
    edit: 'Régler',
    hoursOf: (from: string, to: string) => `de ${from} à ${to}`,
    delayOf: (seconds: string) => `${seconds}${NBSP}s`,
  },
  tester: {
    title: 'Tester une adresse',
    lead: 'Une page, suivie pas à pas comme le robot la suivrait. Rien n’entre au catalogue.',
    url: 'Adresse de la page',
    errors: 'Il y a quelque chose à revoir\u00a0:',
    submit: 'Tester',
    wrongUrl: 'Écris une adresse qui commence par https:// ou http://.',
    waiting: 'On demande la page, à la suite des autres demandes…',
    robots: '1. robots.txt',
    fetch: '2. La page demandée',
    read: '3. Ce qu’elle est',
    scripts: '4. Ses scripts',
    extract: '5. Ce qui y est lu',
    twins: '6. Ses jumelles',
    idea: '7. L’idée, telle qu’elle serait',
    robotsUnknown: `Il n’a pas pu être lu${NBSP}: rien n’est demandé à ce site.`,
    robotsAllowed: 'Il permet cette page.',
    robotsDisallowed: 'Il demande de ne pas la lire.',
    rule: (rule: string) => `Règle${NBSP}: ${rule}`,
    noRule: 'Aucune règle n’en parle.',
    delay: (seconds: number) =>
      `Délai demandé${NBSP}: ${formatQuantity(seconds, 1)}${NBSP}s entre deux pages.`,
    sitemaps: (count: number) => `${counted(count, 'plan du site', 'plans du site')}.`,
    fetched: (status: number | null, size: string, milliseconds: number) =>
      `Statut ${status ?? '?'}, ${size}, en ${formatQuantity(milliseconds)}${NBSP}ms.`,
    kind: (kind: string, links: number) =>
      `${kind}, ${counted(links, 'lien suivi', 'liens suivis')}.`,
    canonical: (url: string) => `Elle se donne pour adresse ${url}.`,
    noIdea: `Aucune${NBSP}: ce n’est pas la page d’un produit.`,
    known: 'Le catalogue l’a déjà.',
    isNew: 'Elle serait nouvelle.',
    noTwins: 'Aucune idée du catalogue ne lui ressemble assez.',
    another: 'Tester une autre adresse',
    noScripts: `Elle se lit telle quelle${NBSP}: ses scripts ne sont pas lancés.`,
    needsScripts: `Telle quelle, elle ne dit rien d’un produit${NBSP}: un navigateur la demande et lance ses scripts.`,
    scriptsAdd: (fields: readonly string[]) => `Ils changent${NBSP}: ${fields.join(', ')}.`,
    scriptsAddNothing: 'Ils ne changent rien à ce qui y est lu.',
    switchedOn: 'Désormais, toutes les pages de cette boutique seront lues ainsi.',
    alreadyOn: 'Les pages de cette boutique sont déjà lues ainsi.',
    settings: 'Voir ses réglages',
    rejected: (reason: string) => `Aucune${NBSP}: ${reason}.`,
    picture: (url: string) => `Son image sera prise ici${NBSP}: ${url}`,
    noPicture: 'La page ne montre pas d’image.',
    stockUnknown: 'La page ne dit pas si le produit est disponible.',
  },
};

const UNITS = ['octets', 'Kio', 'Mio', 'Gio'];

/** A number of bytes as people read it: « 12 Kio ». */
export function formatBytes(bytes: number): string {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), UNITS.length - 1);
  return `${formatQuantity(bytes / 1024 ** power, power > 1 ? 1 : 0)}${NBSP}${UNITS[power]}`;
}

/** A length of time: « 42 s », « 5 min », « 2 h 10 ». */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return `${seconds}${NBSP}s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes}${NBSP}min`;
  return `${Math.floor(minutes / 60)}${NBSP}h${NBSP}${String(minutes % 60).padStart(2, '0')}`;
}

/** Minutes of the day as a clock shows them: « 06:00 », and « 24:00 » at the end of the day. */
export function formatMinutes(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
