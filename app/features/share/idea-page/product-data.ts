import { type Idea, type Offer, shopOf } from '#modules/catalogue/shared.ts';

/**
 * What search engines read of an idea that a shop sells (schema.org); null for one that any shop may have, or whose price is
 * not known: it is no product.
 *
 * @param origin of the site. @param path of the idea's page.
 */
export function productData(idea: Idea, origin: string, path: string) {
  const shop = shopOf(idea);
  if (!shop || idea.key.merchant_id === 0 || idea.price === null) return null;
  const own: Offer = { shop: shop.name, url: shop.url, price: idea.price };
  const others = (idea.also_at ?? []).filter(({ price }) => price !== null);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: idea.title,
    ...(idea.description && { description: idea.description }),
    image: `${origin}/img/${idea.image}`,
    url: origin + path,
    offers: [
      offerData(own, idea.available ? 'InStock' : 'OutOfStock'),
      ...others.map((offer) => offerData(offer, 'InStock')),
    ],
  };
}

function offerData({ shop, url, price }: Offer, availability: 'InStock' | 'OutOfStock') {
  return {
    '@type': 'Offer',
    url,
    price: ((price ?? 0) / 100).toFixed(2),
    priceCurrency: 'EUR',
    availability: `https://schema.org/${availability}`,
    seller: { '@type': 'Organization', name: shop },
  };
}
