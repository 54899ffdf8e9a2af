import { jsonLd, page, type WrittenPage } from './page.ts';

// Pages that mislead a reader: sums that are no price, stock of something else, other products, pages of no product.

const HEADER =
  '<header><a href="/">Ma boutique</a><a href="/panier">Panier (0,00 €)</a><p>Frais de port offerts à partir de 60 €</p></header>';
const FOOTER = '<footer><p>Paiement en 4 fois par carte dès 80 €</p></footer>';
const card = (name: string, price: string, more = '') =>
  `<div class="product-card"><a href="/p/${encodeURIComponent(name)}"><img src="/i/${encodeURIComponent(name)}.jpg" alt=""><h3>${name}</h3></a><span class="price">${price}</span>${more}</div>`;

export const hardPages: readonly WrittenPage[] = [
  {
    id: 'thousands, instalments and a saving around the price',
    kind: 'product',
    html: page(
      `${HEADER}<h1>Table basse en noyer</h1><p>4 × 324,75 €</p><p class="price">1 299,00 €</p><p>au lieu de 1 499,00 €</p><p>soit 200,00 € d’économie</p><p>Livré en 3 semaines</p>${FOOTER}`,
    ),
    expected: {
      title: 'Table basse en noyer',
      price: 129900,
      currency: 'EUR',
      listPrice: 149900,
      available: true,
    },
  },
  {
    id: 'delivery said before the price',
    kind: 'product',
    html: page(
      `${HEADER}<h1>Bol à thé</h1><div>Livraison 5,90 €</div><div>12€50</div><div>Livré demain si vous commandez avant 14 h</div>${FOOTER}`,
    ),
    expected: { title: 'Bol à thé', price: 1250, currency: 'EUR', available: true },
  },
  {
    id: 'cents in a span of their own behind a sign',
    kind: 'product',
    html: page(
      '<h1>Plateau</h1><div class="price"><span class="int">18</span><span class="cur">€</span><span class="dec">90</span></div><button>Ajouter au panier</button>',
    ),
    expected: { title: 'Plateau', price: 1890, currency: 'EUR', available: true },
  },
  {
    id: 'related products before the product',
    kind: 'product',
    html: page(
      `${HEADER}<aside class="sidebar"><h4>Meilleures ventes</h4>${card('Tasse', '8,00 €')}${card('Bol', '9,00 €')}</aside><main><h1>Théière en grès</h1><p>46,00 €</p><p>Plus que 2 en stock</p></main>`,
    ),
    expected: { title: 'Théière en grès', price: 4600, available: true },
  },
  {
    id: 'recently seen products that are out of stock',
    kind: 'product',
    html: page(
      `<h1>Lanterne</h1><p class="price">24,00 €</p><button>Ajouter au panier</button><h3>Vous avez vu récemment</h3>${card('Photophore', '14,00 €', '<p>Rupture de stock</p>')}`,
    ),
    expected: { title: 'Lanterne', price: 2400, available: true },
  },
  {
    id: 'an alert where the basket was',
    kind: 'product',
    html: page(
      '<h1>Robot pâtissier</h1><p class="price">399 €</p><p>Indisponible</p><button>M’alerter</button>',
    ),
    expected: { title: 'Robot pâtissier', price: 39900, available: false },
  },
  {
    id: 'a preorder in a button',
    kind: 'product',
    html: page(
      '<h1>Jeu vidéo</h1><p class="price">59,99 €</p><p>Sortie le 12 mars</p><button>Précommander</button>',
    ),
    expected: { title: 'Jeu vidéo', price: 5999, available: true },
  },
  {
    id: 'English: only two left',
    kind: 'product',
    html: page(
      '<h1>Enamel pin</h1><p class="price">$9.50</p><p>Hurry! Only 2 left</p><button>Add to bag</button><p>Or 4 interest-free payments of $2.38</p>',
      '',
      'en',
    ),
    expected: { title: 'Enamel pin', price: 950, currency: 'USD', available: true },
  },
  {
    id: 'English: notify me',
    kind: 'product',
    html: page(
      '<h1>Ceramic planter</h1><p class="price">$48</p><button>Notify me when available</button><p>Ships free over $75</p>',
      '',
      'en',
    ),
    expected: { title: 'Ceramic planter', price: 4800, available: false },
  },
  {
    id: 'a weight and a volume beside the price per unit',
    kind: 'product',
    html: page('<h1>Miel de lavande 500 g</h1><p>19,80 €/kg</p><p>9,90 €</p><p>En stock</p>'),
    expected: { title: 'Miel de lavande 500 g', price: 990, available: true },
  },
  {
    id: 'a group in JSON-LD by its identifier',
    kind: 'product',
    html: page(
      '<h1>Veste</h1>',
      jsonLd({
        '@type': 'Product',
        name: 'Veste rouge',
        color: 'Rouge',
        inProductGroupWithID: 'VESTE',
        offers: { '@type': 'Offer', price: '120', priceCurrency: 'EUR', availability: 'InStock' },
      }),
    ),
    expected: { title: 'Veste rouge', price: 12000, variant: 'Rouge', groupId: 'VESTE' },
  },
  {
    id: 'a group that a variant belongs to',
    kind: 'product',
    html: page(
      '<h1>Bonnet</h1>',
      jsonLd({
        '@type': 'Product',
        name: 'Bonnet',
        isVariantOf: { '@type': 'ProductGroup', productGroupID: 'B1', name: 'Bonnets' },
        offers: { price: 20, priceCurrency: 'EUR' },
      }),
    ),
    expected: { title: 'Bonnet', price: 2000, groupId: 'B1' },
  },
  {
    id: 'a GTIN whose check digit is wrong',
    kind: 'product',
    html: page(
      '<h1>Stylo</h1><p class="price">4 €</p>',
      jsonLd({
        '@type': 'Product',
        name: 'Stylo',
        gtin13: '4006381333932',
        sku: 'S',
        offers: { price: 4, priceCurrency: 'EUR' },
      }),
    ),
    expected: { title: 'Stylo', price: 400, gtin: null, sku: 'S' },
  },
  {
    id: 'several products in JSON-LD, none with an address',
    kind: 'product',
    html: page(
      '<h1>Coffret duo</h1><p class="price">35 €</p>',
      `${jsonLd({ '@type': 'Product', name: 'Verre', offers: { price: 10, priceCurrency: 'EUR' } })}${jsonLd({ '@type': 'Product', name: 'Coffret duo', offers: { price: 35, priceCurrency: 'EUR', availability: 'PreOrder' } })}`,
    ),
    expected: { title: 'Coffret duo', price: 3500, available: true },
  },
  {
    id: 'an offer with its price in a specification',
    kind: 'product',
    html: page(
      '<h1>Tapis</h1>',
      jsonLd({
        '@type': 'Product',
        name: 'Tapis',
        offers: {
          '@type': 'Offer',
          priceSpecification: [
            { '@type': 'UnitPriceSpecification', price: 249, priceCurrency: 'EUR' },
            {
              '@type': 'UnitPriceSpecification',
              priceType: 'https://schema.org/StrikethroughPrice',
              price: 299,
              priceCurrency: 'EUR',
            },
          ],
          availability: 'https://schema.org/BackOrder',
        },
      }),
    ),
    expected: { title: 'Tapis', price: 24900, currency: 'EUR', listPrice: 29900, available: true },
  },
  {
    id: 'cookies and a newsletter with sums',
    kind: 'product',
    html: page(
      `<div id="cookie-banner"><h2>Nous respectons votre vie privée</h2><button>Accepter</button></div><div class="newsletter-popup"><p>10 € offerts pour votre inscription</p></div>${HEADER}<h1>Chandelier</h1><p>58,00 €</p><p class="stock">Disponible</p>${FOOTER}`,
    ),
    expected: { title: 'Chandelier', price: 5800, available: true },
  },
  {
    id: 'a size that is out among sizes that are not',
    kind: 'product',
    html: page(
      '<h1>Baskets</h1><p class="price">79 €</p><div class="sizes"><button disabled>36</button><button>37</button><button>38</button></div><p>Sélectionnez une taille</p><button class="add">Ajouter au panier</button>',
    ),
    expected: { title: 'Baskets', price: 7900, available: true },
  },
  {
    id: 'options that cost more',
    kind: 'product',
    html: page(
      '<h1>Carnet personnalisé</h1><p class="price">22 €</p><label><input type="checkbox"> Prénom gravé (+ 6 €)</label><label><input type="checkbox"> Emballage cadeau : 3,50 €</label><button>Ajouter au panier</button>',
    ),
    expected: { title: 'Carnet personnalisé', price: 2200, available: true },
  },
  {
    id: 'a price without tax and with',
    kind: 'product',
    html: page('<h1>Lampe d’architecte</h1><p>75,00 € HT</p><p>90,00 € TTC</p><p>En stock</p>'),
    expected: { title: 'Lampe d’architecte', price: 9000, available: true },
  },
  {
    id: 'a list price named in English',
    kind: 'product',
    html: page(
      '<h1>Cast iron pan</h1><p>List price: $60.00</p><p>Our price: $44.95</p><p>In stock, ready to ship</p>',
      '',
      'en',
    ),
    expected: {
      title: 'Cast iron pan',
      price: 4495,
      currency: 'USD',
      listPrice: 6000,
      available: true,
    },
  },
  {
    id: 'a listing with pagination and no markup',
    kind: 'listing',
    url: 'https://shop.test/deco',
    html: page(
      `${HEADER}<h1>Décoration</h1>${['Cadre', 'Miroir', 'Horloge', 'Tapis'].map((name, i) => card(name, `${20 + i},90 €`)).join('')}<div class="pagination">1 <a href="/deco?page=2">2</a></div>${FOOTER}`,
    ),
    expected: { price: null, available: null },
  },
  {
    id: 'a listing of two products',
    kind: 'listing',
    url: 'https://shop.test/cadres',
    html: page(
      `${HEADER}<h1>Cadres</h1><p>2 articles</p>${card('Cadre doré', '30 €')}${card('Cadre noir', '25 €', '<button>Ajouter au panier</button>')}${FOOTER}`,
    ),
    expected: { price: null },
  },
  {
    id: 'a listing with an ItemList of whole products',
    kind: 'listing',
    html: page(
      `<h1>Sacs</h1>${card('Sac un', '40 €')}${card('Sac deux', '50 €')}${card('Sac trois', '60 €')}`,
      jsonLd({
        '@type': 'CollectionPage',
        mainEntity: {
          '@type': 'ItemList',
          itemListElement: ['un', 'deux', 'trois'].map((name, i) => ({
            '@type': 'ListItem',
            position: i + 1,
            item: {
              '@type': 'Product',
              name: `Sac ${name}`,
              url: `/p/${name}`,
              offers: { price: 40 + i * 10, priceCurrency: 'EUR' },
            },
          })),
        },
      }),
    ),
    expected: {},
  },
  {
    id: 'the contact page',
    kind: 'other',
    html: page(
      `${HEADER}<h1>Nous contacter</h1><p>Du lundi au vendredi. Un produit indisponible ? Écrivez-nous.</p><form><textarea></textarea><button>Envoyer</button></form>${FOOTER}`,
    ),
    expected: { price: null, available: null },
  },
  {
    id: 'a product without an image or markup among many others below',
    kind: 'product',
    html: page(
      `${HEADER}<h1>Hotte de Noël</h1><p class="price">15,00 €</p><button>Ajouter au panier</button><h2>Dans la même catégorie</h2>${['a', 'b', 'c', 'd', 'e'].map((name) => card(name, '5,00 €')).join('')}${FOOTER}`,
    ),
    expected: { title: 'Hotte de Noël', price: 1500, available: true },
  },
  {
    id: 'a brand in a table of features',
    kind: 'product',
    html: page(
      '<h1>Casque audio</h1><p class="price">89 €</p><p>En stock</p><table><tr><th>Marque</th><td>Sonobois</td></tr><tr><th>Couleur</th><td>Noir</td></tr><tr><th>EAN</th><td>4006381333931</td></tr><tr><th>Référence</th><td>CA-9</td></tr></table>',
    ),
    expected: {
      title: 'Casque audio',
      price: 8900,
      brand: 'Sonobois',
      gtin: '4006381333931',
      sku: 'CA-9',
      variant: 'Noir',
    },
  },
  {
    id: 'colours that lead to other pages, beside that of the page',
    kind: 'product',
    html: page(
      '<h1>Théière en fonte</h1><p class="price">49,90 €</p><div>Couleur : <a href="/noir">Noir</a> <strong>Céladon</strong> <a href="/prune">Prune</a></div><button>Ajouter au panier</button>',
    ),
    expected: { title: 'Théière en fonte', price: 4990, variant: 'Céladon' },
  },
  {
    id: 'sizes that are links, one of them marked',
    kind: 'product',
    html: page(
      '<h1>Chaussons</h1><p class="price">32 €</p><div>Taille : <a href="?t=1">36-37</a> <a href="?t=2" aria-current="true">38-39</a> <a href="?t=3">40-41</a></div><p>En stock</p>',
    ),
    expected: { title: 'Chaussons', price: 3200, available: true, variant: '38-39' },
  },
  {
    id: 'sizes to choose from, none of them chosen',
    kind: 'product',
    html: page(
      '<h1>Chaussons</h1><p class="price">32 €</p><p>Taille :</p><ul><li>36-37</li><li>38-39</li></ul><div>Couleur : <button>Noir</button><button>Bleu</button></div><p>En stock</p>',
    ),
    expected: { title: 'Chaussons', price: 3200, available: true, variant: null },
  },
];
