import { choices, escapeHtml, frame, nameOf, suggestions } from './frame.ts';
import { decimal, euros } from './money.ts';
import type { MarketProduct } from './products.ts';
import { type PageStyle, pictureUrl, type Shop, urlOf } from './shops.ts';

type DrawPage = (shop: Shop, product: MarketProduct) => string;

/** One way to write the page of a product for each style. */
export const PAGES: Record<PageStyle, DrawPage> = {
  jsonLd: jsonLdPage,
  microdata: microdataPage,
  openGraph: openGraphPage,
  plain: plainPage,
  scripted: scriptedPage,
};

function picture(shop: Shop, product: MarketProduct, extra = ''): string {
  return `<img class="product-picture" src="${pictureUrl(shop, product)}" width="800" height="800" alt="${escapeHtml(nameOf(product))}" ${extra}>`;
}

function canonical(shop: Shop, product: MarketProduct): string {
  return `<link rel="canonical" href="${urlOf(shop, product)}">`;
}

/** As plug-ins of shops write it: a graph in JSON for programs, the same for people. */
function jsonLdPage(shop: Shop, product: MarketProduct): string {
  const { category, listPriceCents, available, brand, gtin, sku, description, rating } = product;
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', name: shop.name, url: shop.origin },
      {
        '@type': 'BreadcrumbList',
        itemListElement: category.map((name, i) => ({
          '@type': 'ListItem',
          position: i + 1,
          name,
        })),
      },
      {
        '@type': 'Product',
        name: nameOf(product),
        url: urlOf(shop, product),
        image: [pictureUrl(shop, product)],
        description,
        sku,
        gtin13: gtin,
        brand: { '@type': 'Brand', name: brand },
        ...(product.variant && {
          [product.variant.name === 'Taille' ? 'size' : 'color']: product.variant.value,
        }),
        ...(product.variant && { inProductGroupWithID: product.family }),
        ...(rating && {
          aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: 12 },
        }),
        offers: {
          '@type': 'Offer',
          price: decimal(product.priceCents),
          priceCurrency: 'EUR',
          availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
          ...(listPriceCents && {
            priceSpecification: {
              priceType: 'https://schema.org/ListPrice',
              price: decimal(listPriceCents),
            },
          }),
        },
      },
    ],
  };
  return frame(
    shop,
    nameOf(product),
    `${canonical(shop, product)}<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`,
    `<nav class="breadcrumb">${category.join(' › ')}</nav>${picture(shop, product)}
<h1>${escapeHtml(nameOf(product))}</h1><p class="price">${listPriceCents ? `<del>${euros(listPriceCents)}</del> ` : ''}<ins>${euros(product.priceCents)}</ins></p>
<p class="stock">${available ? 'En stock' : 'Rupture de stock'}</p>${choices(shop, product)}<p>${escapeHtml(description)}</p>
<button class="buy" ${available ? '' : 'disabled'}>Ajouter au panier</button><p>Livraison à 4,90 € en point relais.</p>${suggestions(shop, product)}`,
  );
}

/** As older themes write it: properties on the very elements that people see. */
function microdataPage(shop: Shop, product: MarketProduct): string {
  const { listPriceCents, available, brand, sku, description, variant } = product;
  return frame(
    shop,
    nameOf(product),
    canonical(shop, product),
    `<ol class="breadcrumb"><li><a href="/">Accueil</a></li>${product.category.map((name) => `<li>${name}</li>`).join('')}</ol>
<div itemscope itemtype="https://schema.org/Product">${picture(shop, product, 'itemprop="image"')}<h1 itemprop="name">${escapeHtml(nameOf(product))}</h1>
<p>Marque : <span itemprop="brand">${escapeHtml(brand)}</span> – Réf. <span itemprop="sku">${sku}</span></p>
${variant ? `<meta itemprop="${variant.name === 'Taille' ? 'size' : 'color'}" content="${escapeHtml(variant.value)}">` : ''}${choices(shop, product)}
<div itemprop="offers" itemscope itemtype="https://schema.org/Offer">${listPriceCents ? `<span class="regular-price">${euros(listPriceCents)}</span>` : ''}
<span class="current-price" itemprop="price" content="${decimal(product.priceCents)}">${euros(product.priceCents)}</span><meta itemprop="priceCurrency" content="EUR">
<link itemprop="availability" href="https://schema.org/${available ? 'InStock' : 'OutOfStock'}"><button class="buy" ${available ? '' : 'disabled'}>Ajouter au panier</button></div>
<div itemprop="description">${escapeHtml(description)}</div></div>${suggestions(shop, product)}`,
  );
}

/** As a page written to be shared: what the head says, and a price for people. */
function openGraphPage(shop: Shop, product: MarketProduct): string {
  const { available, description } = product;
  const properties = {
    'og:type': 'product',
    'og:title': `${nameOf(product)} – ${shop.name}`,
    'og:description': description,
    'og:url': urlOf(shop, product),
    'og:image': pictureUrl(shop, product),
    'product:price:amount': decimal(product.priceCents),
    'product:price:currency': 'EUR',
    'product:availability': available ? 'in stock' : 'out of stock',
    'product:brand': product.brand,
  };
  const head = Object.entries(properties).map(
    ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`,
  );
  return frame(
    shop,
    nameOf(product),
    head.join(''),
    `${picture(shop, product)}<h1>${escapeHtml(nameOf(product))}</h1><div class="product-price">${euros(product.priceCents)}</div>
${product.listPriceCents ? `<s>${euros(product.listPriceCents)}</s>` : ''}<p>ou 4 × ${euros(Math.ceil(product.priceCents / 4))}</p>${choices(shop, product)}
<p>${available ? 'Plus que 3 en stock' : 'Victime de son succès'}</p><button class="buy" ${available ? '' : 'disabled'}>${available ? 'Ajouter au panier' : 'M’alerter'}</button>
<p>${escapeHtml(description)}</p>${suggestions(shop, product)}`,
  );
}

/** As a shop of twenty years ago writes it: for people only, in windows-1252 (server.ts encodes it). */
function plainPage(shop: Shop, product: MarketProduct): string {
  const [whole, small] = decimal(product.priceCents).split('.');
  const page = frame(
    shop,
    nameOf(product),
    '',
    `<p class="ariane"><a href="/">Accueil</a> &gt; ${product.category.join(' &gt; ')}</p>
<table><tr><td>${picture(shop, product)}</td><td><h1>${escapeHtml(nameOf(product))}</h1><b>${whole}€${small}</b>
${product.listPriceCents ? `<br>au lieu de ${euros(product.listPriceCents)}` : ''}<br>${product.available ? 'Disponible, expédié sous 48 h' : 'Indisponible pour le moment'}<br>
Frais de port : 6,50 €${choices(shop, product)}<br>Marque : ${escapeHtml(product.brand)}<br>EAN : ${product.gtin}</td></tr></table><p>${escapeHtml(product.description)}</p>${suggestions(shop, product)}`,
  );
  return page.replace('charset="utf-8"', 'charset="windows-1252"');
}

/** As an application writes it: nothing, until a script has fetched the product. */
function scriptedPage(shop: Shop, product: MarketProduct): string {
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>${shop.name}</title>${canonical(shop, product)}<script type="module" src="/assets/app.js"></script></head>
<body><noscript>Activez JavaScript pour voir cette boutique.</noscript><div id="app" data-product="/api/products/${product.sku}.json"></div></body></html>`;
}

/** What the script of `scriptedPage` fetches. */
export function productJson(shop: Shop, product: MarketProduct) {
  return {
    name: nameOf(product),
    shop: shop.name,
    brand: product.brand,
    price: euros(product.priceCents),
    oldPrice: product.listPriceCents === null ? null : euros(product.listPriceCents),
    stock: product.available ? 'En stock, expédié demain' : 'Rupture de stock',
    available: product.available,
    picture: pictureUrl(shop, product),
    description: product.description,
    others: suggestions(shop, product),
  };
}

/** The script of `scriptedPage`. */
export const APP_SCRIPT = `
const app = document.querySelector('#app');
const product = await (await fetch(app.dataset.product)).json();
const add = (name, text, className = '') => {
  const element = Object.assign(document.createElement(name), { className });
  if (text) element.textContent = text;
  app.append(element);
  return element;
};
document.title = product.name + ' | ' + product.shop;
add('h1', product.name);
Object.assign(add('img', '', 'product-picture'), { src: product.picture, alt: product.name, width: 800, height: 800 });
if (product.oldPrice) add('del', product.oldPrice);
add('p', product.price, 'price');
add('p', product.stock, 'stock');
add('p', 'Marque : ' + product.brand);
add('button', 'Ajouter au panier').disabled = !product.available;
add('p', product.description);
add('div').innerHTML = product.others;
`;
