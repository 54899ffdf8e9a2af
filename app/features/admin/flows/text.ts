// Words of the screens of product files.
import { formatQuantity } from '#app/ui/text/format.ts';
import type { FeedField, Hold } from '#modules/catalogue/feeds/shared.ts';

const counted = (count: number, one: string, many: string) =>
  `${formatQuantity(count)}\u00a0${count > 1 ? many : one}`;

export const STATES = {
  receiving: 'Arrive',
  waiting: 'En attente',
  running: 'En cours',
  held: 'Retenu',
  done: 'Terminé',
  failed: 'Échec',
  refused: 'Refusé',
} as const;

export const flowsText = {
  metaTitle: 'Flux de produits',
  title: 'Flux de produits',
  lead: 'Les fichiers que les boutiques publient\u00a0: Google Shopping (XML), tableaux CSV des réseaux d’affiliation, export Shopify, compressés ou non. Ceux qui ont une adresse sont relus chaque nuit.',
  caption: 'Les flux',
  file: 'flux',
  empty: 'Aucun flux pour le moment',
  of: (merchant: string) => `Boutique\u00a0: ${merchant}`,
  all: 'Tous les flux',
  columns: {
    flow: 'Flux',
    merchant: 'Boutique',
    source: 'Provenance',
    state: 'État',
    counts: 'Dernier passage',
    when: 'Quand',
  },
  byAddress: 'Adresse',
  byHand: 'Fichier envoyé',
  paused: 'En pause',
  never: 'Jamais lu',
  details: (name: string) => `${name}`,
  add: {
    title: 'Ajouter un flux',
    merchant: 'Boutique',
    name: 'Nom du flux',
    nameHint: 'Pour t’y retrouver\u00a0: «\u00a0Catalogue complet\u00a0», «\u00a0Soldes\u00a0»…',
    url: 'Adresse du fichier',
    urlHint: 'Laisse vide pour envoyer un fichier toi-même.',
    submit: 'Ajouter',
    errorsTitle: 'Il manque quelque chose',
    noMerchants: 'Il faut d’abord une boutique acceptée.',
    nameMissing: 'Donne un nom à ce flux (100\u00a0caractères au plus).',
    urlLong: 'Cette adresse est trop longue.',
    invalidUrl: 'Ce n’est pas une adresse en http ou https.',
    unknownMerchant: 'Choisis une boutique de la liste.',
  },
};

export const flowText = {
  metaTitle: 'Un flux de produits',
  unknown: 'Ce flux n’existe pas.',
  runNow: 'Lire maintenant',
  pause: 'Mettre en pause',
  resume: 'Reprendre',
  sendFile: 'Envoyer un fichier',
  started: 'C’est lancé. Recharge la page pour suivre la lecture.',
  pausedNotice: 'Ce flux est en pause\u00a0: il n’est plus relu chaque nuit.',
  busy: 'Ce flux est déjà en train d’être lu, ou attend ta décision.',
  noAddress: 'Ce flux n’a pas d’adresse\u00a0: envoie un fichier.',
  notHeld: 'Ce passage n’attend plus de décision.',
  reload: 'Recharger',
  held: {
    title: 'Ce flux attend ta décision',
    reasons: {
      new_columns:
        'Les colonnes de ce fichier n’ont pas encore été confirmées, ou ont changé. Vérifie plus bas comment elles sont lues\u00a0; rien n’est changé d’ici là.',
      fewer_rows:
        'Ce fichier a perdu plus de la moitié de ses lignes. Rien n’a été changé\u00a0: accepte-le si la boutique a vraiment réduit son choix.',
      fewer_ideas:
        'Plus de la moitié des produits ne sont plus lisibles dans ce fichier. Ce qui l’est a été mis à jour\u00a0; les autres sont restés comme ils étaient. Si tu acceptes, ils compteront comme absents.',
    } satisfies Record<Hold, string>,
    accept: 'Accepter ce fichier',
    reject: 'Refuser ce fichier',
    rejectQuestion: 'Refuser ce fichier\u00a0?',
    rejectDetail:
      'Rien d’autre ne sera changé. Le prochain fichier sera comparé au dernier qui a été lu en entier.',
  },
  mapping: {
    title: 'Comment les colonnes sont lues',
    lead: 'Choisis la colonne du fichier pour chaque information. Il faut au moins un titre et une page.',
    none: '—',
    preview: 'Voir les premières lignes',
    confirm: 'Confirmer ces colonnes',
    confirmed: 'Ces colonnes sont confirmées.',
    changedMeanwhile:
      'Les colonnes de ce flux ont changé entre-temps. Ce que tu as choisi est encore là\u00a0: relis, puis confirme de nouveau.',
    incomplete: 'Il faut une colonne pour le titre, et une pour la page du produit.',
    unread: 'Les colonnes apparaîtront ici dès que le fichier aura été lu une première fois.',
    fields: {
      title: 'Titre',
      url: 'Page du produit',
      handle: 'Identifiant Shopify',
      description: 'Description',
      price: 'Prix',
      salePrice: 'Prix en promotion',
      salePeriod: 'Dates de la promotion',
      listPrice: 'Prix barré',
      currency: 'Devise',
      availability: 'Disponibilité',
      picture: 'Image',
      brand: 'Marque',
      gtin: 'Code-barres (EAN, GTIN)',
      sku: 'Référence',
      rating: 'Note sur 5',
      category: 'Catégorie',
      color: 'Couleur',
      size: 'Taille',
      variant: 'Autre variante',
      group: 'Groupe de variantes',
      gender: 'Genre',
      ageGroup: 'Tranche d’âge',
    } satisfies Record<FeedField, string>,
  },
  sample: {
    title: 'Les premières lignes, comme elles seraient',
    noTitle: 'Sans titre',
    noPrice: 'Prix inconnu',
    wrongPrice: 'Prix illisible',
    insteadOf: (price: string) => `au lieu de ${price}`,
    available: 'Disponible',
    unavailable: 'Indisponible',
    unknown: 'Disponibilité non dite',
    noPage: 'Sans page',
  },
  runs: {
    title: 'Derniers passages',
    caption: 'Les derniers passages de ce flux',
    file: 'passages-du-flux',
    empty: 'Ce flux n’a pas encore été lu',
    when: 'Quand',
    state: 'État',
    rows: 'Lignes',
    added: 'Nouveaux',
    changed: 'Changés',
    returned: 'Revenus',
    unchanged: 'Inchangés',
    missing: 'Absents',
    withdrawn: 'Retirés',
    rejected: 'Refusées',
    rejections: (count: number) => counted(count, 'ligne refusée', 'lignes refusées'),
  },
};

export const fileText = {
  metaTitle: 'Envoyer un fichier de produits',
  title: 'Envoyer un fichier',
  lead: 'XML ou CSV, compressé (gzip) ou non, jusqu’à 2\u00a0Gio. Il est lu dès qu’il est arrivé en entier.',
  file: 'Fichier de produits',
  submit: 'Envoyer',
  busy: 'Ce flux est déjà en train d’être lu, ou attend ta décision.',
  unreadable: (reason: string) => `Ce fichier n’a pas pu être pris\u00a0: ${reason}.`,
};

export const rejectionsText = {
  metaTitle: 'Lignes refusées',
  title: 'Lignes refusées',
  caption: 'Les lignes refusées',
  empty: 'Aucune ligne refusée',
  line: 'Ligne',
  reason: 'Raison',
  excerpt: 'Début de la ligne',
  first: (shown: number, total: number) =>
    `${formatQuantity(total)} lignes ont été refusées\u00a0; voici les ${formatQuantity(shown)} premières.`,
};

/** « 12 nouveaux, 3 changés » */
export function countsText(run: {
  added: number;
  changed: number;
  returned: number;
  withdrawn: number;
  rejected: number;
  unchanged: number;
}): string {
  const parts = [
    run.added > 0 && counted(run.added, 'nouveau', 'nouveaux'),
    run.changed > 0 && counted(run.changed, 'changé', 'changés'),
    run.returned > 0 && counted(run.returned, 'revenu', 'revenus'),
    run.withdrawn > 0 && counted(run.withdrawn, 'retiré', 'retirés'),
    run.unchanged > 0 && counted(run.unchanged, 'inchangé', 'inchangés'),
    run.rejected > 0 && counted(run.rejected, 'refusée', 'refusées'),
  ].filter(Boolean);
  return parts.join(', ') || '—';
}
