import { euros } from './money.ts';
import type { MarketProduct } from './products.ts';
import { slugOf } from './products.ts';
import { pictureUrl, type Shop, urlOf } from './shops.ts';

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export function categoriesOf({ products }: Shop): string[] {
  return [...new Set(products.map(({ category }) => category[0] ?? ''))];
}

/** A whole page of a shop: what it says, between a header and a footer that speak of other sums of money. */
export function frame(shop: Shop, title: string, head: string, body: string): string {
  const menu = categoriesOf(shop)
    .map((name) => `<li><a href="${shop.listingPath(slugOf(name), 1)}">${name}</a></li>`)
    .join('');
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>${escapeHtml(title)} | ${shop.name}</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style>${head}</head>
<body><header><a class="logo" href="/">${shop.name}</a><p class="bar">Livraison offerte dès 59 €</p>
<nav class="menu"><ul>${menu}</ul></nav><form action="${shop.searchPath}"><input name="q" aria-label="Chercher"></form>
<a href="${shop.basketPath}">Panier (0) 0,00 €</a></header>
<main>${body}</main>
<footer><p>Paiement en 3 fois sans frais dès 100 €. Une boutique inventée pour essayer Trouvaille.</p></footer></body></html>`;
}

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#222}main,header,footer{max-width:64rem;margin:auto;padding:1rem}img{max-width:100%;height:auto}.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(12rem,1fr));gap:1rem;padding:0;list-style:none}nav ul{display:flex;flex-wrap:wrap;gap:1rem;padding:0;list-style:none}.buy{font-size:1.1rem;padding:.6rem 1.2rem}';

export function nameOf({ title, variant }: MarketProduct): string {
  return variant ? `${title} – ${variant.value}` : title;
}

/** A product among others, as listings and suggestions show it. */
export function card(shop: Shop, product: MarketProduct): string {
  return `<li class="card"><a href="${urlOf(shop, product)}"><img src="${pictureUrl(shop, product)}" alt="" width="200" height="200" loading="lazy"><h3>${escapeHtml(nameOf(product))}</h3></a><span class="price">${euros(product.priceCents)}</span></li>`;
}

/** Other products of the same category, which a reader must not take for this one. */
export function suggestions(shop: Shop, product: MarketProduct): string {
  const others = shop.products
    .filter(
      ({ family, category }) => family !== product.family && category[0] === product.category[0],
    )
    .slice(0, 4);
  if (others.length === 0) return '';
  return `<section><h2>Vous aimerez aussi</h2><ul class="grid">${others.map((other) => card(shop, other)).join('')}</ul></section>`;
}

/** Links to the other variants of a product. */
export function choices(shop: Shop, product: MarketProduct): string {
  if (!product.variant) return '';
  const links = shop.products
    .filter(({ family }) => family === product.family)
    .map((other) =>
      other === product
        ? `<strong>${other.variant?.value}</strong>`
        : `<a href="${urlOf(shop, other)}">${other.variant?.value}</a>`,
    );
  return `<div class="variant-list">${product.variant.name} : ${links.join(' ')}</div>`;
}
