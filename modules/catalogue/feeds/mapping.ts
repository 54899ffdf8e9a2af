import { fold } from '../matching/shared.ts';
import { FEED_FIELDS, type FeedField, type FeedMapping } from './fields.ts';

/** Names that shops and affiliate networks give to columns, the best first. */
const NAMES: Record<FeedField, readonly string[]> = {
  title: [
    'title',
    'titre',
    'product_name',
    'nom_produit',
    'nom_du_produit',
    'name',
    'nom',
    'libelle',
    'designation',
    'productname',
  ],
  url: [
    'merchant_deep_link',
    'link',
    'lien',
    'url_produit',
    'product_url',
    'producturl',
    'lien_produit',
    'lien_du_produit',
    'url',
    'page_url',
    'deeplink',
    'deep_link',
    'aw_deep_link',
    'url_page_produit',
    'buyurl',
    'tracking_url',
  ],
  handle: ['handle'],
  description: [
    'description',
    'description_produit',
    'product_description',
    'descriptif',
    'long_description',
    'description_longue',
    'summary',
    'content',
    'product_short_description',
    'short_description',
    'description_courte',
  ],
  price: [
    'price',
    'prix',
    'search_price',
    'prix_ttc',
    'prix_de_vente',
    'prix_vente',
    'current_price',
    'product_price',
    'prix_produit',
    'prix_actuel',
    'store_price',
    'tarif',
    'saleprice',
  ],
  salePrice: [
    'sale_price',
    'prix_promo',
    'prix_solde',
    'prix_promotionnel',
    'promo_price',
    'special_price',
    'prix_remise',
  ],
  salePeriod: ['sale_price_effective_date'],
  listPrice: [
    'list_price',
    'rrp_price',
    'prix_barre',
    'prix_public',
    'prix_conseille',
    'product_price_old',
    'old_price',
    'price_old',
    'ancien_prix',
    'prix_avant',
    'regular_price',
    'msrp',
    'retail_price',
    'strike_price',
  ],
  currency: ['currency', 'devise', 'monnaie', 'currency_code', 'currencyid'],
  availability: [
    'availability',
    'disponibilite',
    'in_stock',
    'disponible',
    'stock_status',
    'en_stock',
    'stock',
    'available',
    'stock_quantity',
    'quantite',
    'instock',
    'etat_stock',
  ],
  picture: [
    'image_link',
    'lien_image',
    'image_url',
    'url_image',
    'merchant_image_url',
    'aw_image_url',
    'image',
    'imageurl',
    'large_image',
    'photo',
    'picture',
    'image_principale',
    'url_photo',
    'imgurl',
  ],
  brand: ['brand', 'marque', 'brand_name', 'manufacturer', 'fabricant', 'vendor'],
  gtin: [
    'gtin',
    'ean',
    'ean13',
    'product_gtin',
    'code_ean',
    'isbn',
    'upc',
    'code_barre',
    'barcode',
    'gtin13',
  ],
  sku: [
    'sku',
    'mpn',
    'merchant_product_id',
    'reference',
    'ref',
    'id',
    'id_produit',
    'product_id',
    'productid',
    'ref_produit',
    'identifiant',
    'item_id',
  ],
  rating: ['rating', 'average_rating', 'note', 'note_moyenne', 'avis_note', 'product_rating'],
  category: [
    'product_type',
    'categorie',
    'category',
    'merchant_category',
    'category_path',
    'merchant_product_category_path',
    'google_product_category',
    'category_name',
    'rubrique',
    'fil_ariane',
    'categories',
    'univers',
    'type',
  ],
  color: ['color', 'colour', 'couleur', 'coloris'],
  size: ['size', 'taille', 'pointure', 'dimension'],
  variant: ['variant', 'variante', 'declinaison', 'variation'],
  group: ['item_group_id', 'parent_id', 'group_id', 'parent_product_id', 'id_parent', 'parent_sku'],
  gender: ['gender', 'genre', 'sexe', 'fashion_suitable_for'],
  ageGroup: ['age_group', 'tranche_age', 'groupe_age', 'tranche_d_age'],
};

/** What the columns of a file most probably are. A column is taken once. */
export function proposeMapping(columns: readonly string[]): FeedMapping {
  const byName = new Map<string, string>();
  for (const column of columns) {
    const name = normalName(column);
    if (!byName.has(name)) byName.set(name, column);
  }
  const mapping: FeedMapping = {};
  const taken = new Set<string>();
  for (const field of FEED_FIELDS) {
    const name = NAMES[field].find((one) => byName.has(one) && !taken.has(one));
    if (name === undefined) continue;
    taken.add(name);
    mapping[field] = byName.get(name);
  }
  return mapping;
}

/** « Prix TTC (€) » is « prix_ttc ». */
function normalName(column: string): string {
  return fold(column)
    .replace(/^g:/, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
}

/** Whether a file with these columns has what every product needs: a title and its page. */
export function isComplete(mapping: FeedMapping, columns: readonly string[]): boolean {
  const has = (field: FeedField) =>
    mapping[field] !== undefined && columns.includes(mapping[field]);
  return has('title') && (has('url') || has('handle'));
}

/** What the form of a mapping shows: the columns of the latest file, and how they are read. */
export function shownMapping(feed: {
  columns: readonly string[];
  mapping: FeedMapping | null;
}): unknown[] {
  return [feed.columns, feed.mapping && Object.entries(feed.mapping).sort()];
}
