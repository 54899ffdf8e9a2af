import { card, categoriesOf, escapeHtml, frame } from './frame.ts';
import { slugOf } from './products.ts';
import type { Shop } from './shops.ts';

const PER_PAGE = 8;

/** The first page of a shop: its categories and some of its products. */
export function homePage(shop: Shop): string {
  const cards = shop.products.slice(0, 4).map((product) => card(shop, product));
  const links = categoriesOf(shop).map(
    (name) => `<li><a href="${shop.listingPath(slugOf(name), 1)}">${escapeHtml(name)}</a></li>`,
  );
  return frame(
    shop,
    'Des cadeaux qui font plaisir',
    `<link rel="canonical" href="${shop.origin}/">`,
    `<h1>Bienvenue</h1><ul>${links.join('')}</ul><h2>Nos nouveautés</h2><ul class="grid">${cards.join('')}</ul>`,
  );
}

/** A page of a category, with a link to the next as the shop makes it; null where there is no such page. */
export function listingPage(shop: Shop, slug: string, page: number): string | null {
  const name = categoriesOf(shop).find((category) => slugOf(category) === slug);
  const all = shop.products.filter(({ category }) => category[0] === name);
  const shown = all.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  if (!name || shown.length === 0) return null;
  const pages = Math.ceil(all.length / PER_PAGE);
  const next = page < pages ? shop.listingPath(slug, page + 1) : null;
  const numbers = Array.from({ length: pages }, (_, i) =>
    i + 1 === page ? `${i + 1}` : `<a href="${shop.listingPath(slug, i + 1)}">${i + 1}</a>`,
  ).join(' ');
  const links = {
    head: numbers,
    link: next ? `<a rel="next" href="${next}">Suivant</a>` : '',
    number: numbers,
  };
  return frame(
    shop,
    name,
    next && shop.nextBy === 'head' ? `<link rel="next" href="${next}">` : '',
    `<h1>${escapeHtml(name)}</h1><p>${all.length} produits – <a href="?tri=prix">Trier par prix</a></p>
<ul class="grid">${shown.map((product) => card(shop, product)).join('')}</ul><p class="pagination">${links[shop.nextBy]}</p>`,
  );
}

/** The path of a listing read back: its category and page. */
export function readListingPath(path: string): { slug: string; page: number } | null {
  const match = /^\/(?:rayon|collections)\/([a-z0-9-]+)(?:(?:\?page=|\/page\/)(\d{1,3}))?$/.exec(
    path,
  );
  return match?.[1] ? { slug: match[1], page: Number(match[2] ?? 1) } : null;
}
