// Words for what is stored of a crawl visit: its result and why, the kind of page, the fields read and where.
import type { CrawlPageKind, CrawlResult } from '#modules/catalogue/crawl/shared.ts';
import type { ProductRejection } from '#modules/catalogue/products/shared.ts';
import type { FetchFailureCode } from '#modules/platform/outbound/index.server.ts';

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
