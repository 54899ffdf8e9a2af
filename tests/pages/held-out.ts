import { jsonLd, page, type WrittenPage } from './page.ts';

// Written before the reader of pages was improved, and never looked at while that was done: only figures of these pages are
// printed (README of this folder).

const TOP = `<div class="top-banner">Livraison offerte dès 39 € d’achat</div><header id="masthead"><a href="/"><img src="/img/logo.svg" alt="Logo"></a>
<form role="search"><input type="search" name="s"></form><ul class="menu"><li><a href="/c/maison">Maison</a><ul class="sub-menu"><li><a href="/c/deco">Décoration</a></li><li><a href="/c/promos">Jusqu’à -50 %</a></li></ul></li></ul>
<div class="widget_shopping_cart"><span class="amount">0,00&nbsp;€</span><p>Votre panier est vide.</p><a class="button" href="/commande">Commander</a></div></header>`;
const BOTTOM = `<div class="reassurance"><p>Retours gratuits sous 30 jours</p><p>Paiement en 3x dès 90 €</p></div><footer><p>Service client : 01 23 45 67 89 (9 h – 18 h)</p><form><label>Newsletter : 5 € offerts</label><input type="email"><button>OK</button></form></footer>`;
const RELATED = (
  heading: string,
) => `<section class="related products"><h2>${heading}</h2><ul class="products">
<li class="product instock"><a href="/produit/coussin-lin"><h2 class="woocommerce-loop-product__title">Coussin lin</h2><span class="price"><span class="amount">29,00&nbsp;€</span></span></a><a class="button add_to_cart_button" href="?add-to-cart=5">Ajouter au panier</a></li>
<li class="product outofstock"><a href="/produit/pouf"><h2>Pouf</h2><span class="price"><del><span class="amount">99,00&nbsp;€</span></del> <ins><span class="amount">79,00&nbsp;€</span></ins></span></a><a class="button" href="/produit/pouf">Lire la suite</a><span>Rupture de stock</span></li></ul></section>`;

export const heldOutPages: readonly WrittenPage[] = [
  {
    id: 'a plug-in’s page without its markup',
    kind: 'product',
    html: page(
      `${TOP}<nav class="woocommerce-breadcrumb"><a href="/">Accueil</a>&nbsp;/&nbsp;<a href="/c/maison">Maison</a>&nbsp;/&nbsp;<a href="/c/vases">Vases</a>&nbsp;/&nbsp;Vase Alcyon</nav>
<div id="product-12" class="product type-product instock"><div class="woocommerce-product-gallery"><img class="wp-post-image" src="/wp/vase-600.jpg" data-large_image="/wp/vase.jpg" width="600" alt=""></div>
<div class="summary entry-summary"><h1 class="product_title entry-title">Vase Alcyon bleu</h1><p class="price"><del aria-hidden="true"><span class="woocommerce-Price-amount amount"><bdi>48,00<span>&euro;</span></bdi></span></del> <span class="screen-reader-text">Le prix initial était : 48,00€.</span><ins><span class="amount"><bdi>36,00<span>&euro;</span></bdi></span></ins><span class="screen-reader-text">Le prix actuel est : 36,00€.</span></p>
<div class="woocommerce-product-details__short-description"><p>Un grès bleu tourné à la main, trente centimètres de haut, pour une seule branche ou tout un bouquet.</p></div><p class="stock in-stock">4 en stock</p><form class="cart"><div class="quantity"><input type="number" value="1"></div><button class="single_add_to_cart_button">Ajouter au panier</button></form><div class="product_meta"><span class="sku_wrapper">UGS : <span class="sku">VA-30</span></span></div></div>${RELATED('Produits similaires')}</div>${BOTTOM}`,
      '<title>Vase Alcyon bleu – Terres Vives</title><link rel="canonical" href="https://shop.test/produit/vase-alcyon">',
    ),
    expected: {
      title: 'Vase Alcyon bleu',
      price: 3600,
      currency: 'EUR',
      listPrice: 4800,
      available: true,
      sku: 'VA-30',
      category: ['Maison', 'Vases'],
      picture: 'https://shop.test/wp/vase.jpg',
      canonicalUrl: 'https://shop.test/produit/vase-alcyon',
    },
  },
  {
    id: 'a theme of 2018 with microdata and a discount',
    kind: 'product',
    html: page(
      `${TOP}<section id="main" itemscope itemtype="https://schema.org/Product"><meta itemprop="url" content="https://shop.test/p"><h1 class="h1" itemprop="name">Sac polochon 45 L</h1>
<div class="product-prices"><div class="product-discount"><span class="regular-price">89,00 €</span></div><div class="product-price h5 has-discount" itemprop="offers" itemscope itemtype="https://schema.org/Offer"><link itemprop="availability" href="https://schema.org/InStock"/><meta itemprop="priceCurrency" content="EUR"><div class="current-price"><span itemprop="price" content="62.3">62,30 €</span><span class="discount discount-percentage">Économisez 30%</span></div></div><div class="tax-shipping-delivery-label">TTC</div></div>
<div id="product-description-short-7" itemprop="description"><p>Une toile de coton ciré qui a fait le tour du monde et en redemande.</p></div><div class="product-add-to-cart"><button class="add-to-cart">Ajouter au panier</button><span id="product-availability"><i>&#xE5CA;</i> Derniers articles en stock</span></div>
<div class="product-manufacturer"><label class="label">Marque</label><span><a href="/brand/4">Grand Large</a></span></div><div class="product-reference"><label class="label">Référence </label><span itemprop="sku">PL45</span></div></section>${BOTTOM}`,
      '<title>Sac polochon 45 L</title>',
    ),
    expected: {
      title: 'Sac polochon 45 L',
      price: 6230,
      currency: 'EUR',
      listPrice: 8900,
      available: true,
      brand: 'Grand Large',
      sku: 'PL45',
    },
  },
  {
    id: 'a hosted shop that tells variants in a group',
    kind: 'product',
    url: 'https://shop.test/products/tee-vague?variant=4402',
    html: page(
      `<main><div class="product__info-container"><p class="product__text">Atelier Vague</p><div class="product__title"><h1>T-shirt Vague</h1><a class="product__title" href="/products/tee-vague"><h2 class="h1">T-shirt Vague</h2></a></div><div class="price price--on-sale"><div class="price__container"><div class="price__regular"><span class="visually-hidden">Prix habituel</span><span class="price-item price-item--regular">€35,00 EUR</span></div><div class="price__sale"><span class="visually-hidden">Prix habituel</span><s class="price-item price-item--regular">€35,00 EUR</s><span class="visually-hidden">Prix promotionnel</span><span class="price-item price-item--sale price-item--last">€28,00 EUR</span></div></div></div><button type="submit" name="add" class="product-form__submit"><span>Ajouter au panier</span></button></div></main>`,
      `<title>T-shirt Vague – Atelier Vague</title><meta property="og:title" content="T-shirt Vague"><meta property="og:type" content="product">${jsonLd(
        {
          '@context': 'http://schema.org/',
          '@type': 'ProductGroup',
          name: 'T-shirt Vague',
          productGroupID: '771',
          brand: { '@type': 'Brand', name: 'Atelier Vague' },
          hasVariant: [
            {
              '@type': 'Product',
              '@id': '/products/tee-vague?variant=4401#variant',
              name: 'T-shirt Vague - S',
              sku: 'TV-S',
              offers: {
                '@type': 'Offer',
                '@id': '/products/tee-vague?variant=4401#offer',
                availability: 'http://schema.org/OutOfStock',
                price: '28.00',
                priceCurrency: 'EUR',
                url: 'https://shop.test/products/tee-vague?variant=4401',
              },
            },
            {
              '@type': 'Product',
              '@id': '/products/tee-vague?variant=4402#variant',
              name: 'T-shirt Vague - M',
              sku: 'TV-M',
              offers: {
                '@type': 'Offer',
                availability: 'http://schema.org/InStock',
                price: '28.00',
                priceCurrency: 'EUR',
                url: 'https://shop.test/products/tee-vague?variant=4402',
              },
            },
          ],
        },
      )}`,
    ),
    expected: {
      price: 2800,
      currency: 'EUR',
      listPrice: 3500,
      available: true,
      sku: 'TV-M',
      brand: 'Atelier Vague',
      groupId: '771',
    },
  },
  {
    id: 'a big shop’s price in three parts',
    kind: 'product',
    html: page(`<div id="nav-bar"><a href="/panier">Panier 0</a></div><div id="wayfinding-breadcrumbs"><ul><li><a href="/j">Jeux et Jouets</a></li><li>›</li><li><a href="/p">Puzzles</a></li></ul></div><div id="centerCol"><h1 id="title"><span id="productTitle">   Casse-tête en bois Sphinx, 54 pièces   </span></h1><a id="bylineInfo" href="/m">Visiter la boutique Casse-Noisette</a>
<div><span class="rating-text">4,6 sur 5 étoiles</span><span>1 204 évaluations</span></div><div id="corePrice"><span class="a-price"><span class="a-offscreen">23,99 €</span><span aria-hidden="true"><span class="a-price-whole">23<span class="a-price-decimal">,</span></span><span class="a-price-fraction">99</span><span class="a-price-symbol">€</span></span></span><span>Prix conseillé : <span class="a-price a-text-price" data-a-strike="true"><s>29,99 €</s></span></span></div><p>Tous les prix incluent la TVA.</p><p>Paiement en 4 fois disponible : 6,00 €/mois</p></div>
<div id="rightCol"><div id="delivery">Livraison à 2,99 € <b>mardi 3 décembre</b>. Commandez dans les 4 h 12 min</div><div id="availability"><span>En stock</span></div><input type="submit" value="Ajouter au panier"><input type="submit" value="Acheter maintenant"><div>Neuf et d’occasion (4) à partir de 19,90 €</div></div><div id="similarities"><h2>Les clients ont également consulté</h2><a href="/x">Cube 3 × 3</a> 12,99 €</div>`),
    expected: {
      title: 'Casse-tête en bois Sphinx, 54 pièces',
      price: 2399,
      currency: 'EUR',
      listPrice: 2999,
      available: true,
      rating: 4.6,
      category: ['Jeux et Jouets', 'Puzzles'],
    },
  },
  {
    id: 'a supermarket',
    kind: 'product',
    html: page(
      `${TOP}<main><h1>Chocolat noir 85 %, Maison Kéline, tablette de 100 g</h1><div class="product-pricing"><p class="unit">28,50 € / KG</p><p class="main-price"><span>2</span><span>,85</span><span>€</span></p></div><p>Produit temporairement indisponible dans votre magasin</p><a class="btn" href="#">Voir les produits équivalents</a><h3>Ingrédients</h3><p>Pâte de cacao, sucre, beurre de cacao. Teneur en cacao : 85 % minimum. Peut contenir des traces de noisettes.</p><p>Code EAN : 3270190127512</p></main>${BOTTOM}`,
    ),
    expected: {
      title: 'Chocolat noir 85 %, Maison Kéline, tablette de 100 g',
      price: 285,
      available: false,
      gtin: '3270190127512',
    },
  },
  {
    id: 'a bookshop',
    kind: 'product',
    html: page(
      `${TOP}<article class="livre"><h1>Le Phare immobile</h1><h2><a href="/auteur/2">Solène Daguerre</a></h2><p>Éditeur : <a href="/e">Rivages du Nord</a></p><p>Format : broché, 312 pages</p><p>EAN : 9782070360024</p><p class="prix">19,50 €</p><p class="etat">Habituellement expédié sous 2 à 5 jours</p><button>J’achète</button><p>Ebook : 13,99 € (EPUB)</p><h3>Résumé</h3><p>Sur une île sans bateau, un gardien attend une relève qui ne vient pas. Le roman d’un hiver.</p></article>${BOTTOM}`,
    ),
    expected: {
      title: 'Le Phare immobile',
      price: 1950,
      currency: 'EUR',
      available: true,
      gtin: '9782070360024',
      brand: 'Rivages du Nord',
    },
  },
  {
    id: 'instalments before the price',
    kind: 'product',
    html: page(
      `<div class="bloc"><h1>Vélo enfant 16 pouces</h1><div class="financement">4 × 47,25 € <small>sans frais</small></div><div class="tarif">189 €</div><div>dont 0,42 € d’éco-participation</div><div class="dispo ok">Livré chez vous à partir du 4 décembre</div><a class="cta" href="/panier/ajout/8">Ajouter au panier</a></div>`,
    ),
    expected: {
      title: 'Vélo enfant 16 pouces',
      price: 18900,
      currency: 'EUR',
      listPrice: null,
      available: true,
    },
  },
  {
    id: 'a victim of its success',
    kind: 'product',
    html: page(
      `${TOP}<h1>Calendrier de l’avent thé &amp; épices</h1><p class="product-price"><span>34€90</span></p><div class="alert">Oups ! Victime de son succès…</div><form><input type="email" placeholder="Votre e-mail"><button>M’alerter du retour</button></form><h2>Ils vous plairont aussi</h2><div class="item"><a href="/t">Thé de Noël</a><b>12€50</b><button>Ajouter au panier</button></div>${BOTTOM}`,
    ),
    expected: {
      title: 'Calendrier de l’avent thé & épices',
      price: 3490,
      currency: 'EUR',
      available: false,
    },
  },
  {
    id: 'only a basket says it can be bought',
    kind: 'product',
    html: page(
      `<div id="wrap"><div class="left"><img src="/photos/bol.jpg" width="500"></div><div class="right"><h1>Bol à punch</h1><span>42 EUR</span><form action="/cart/add" method="post"><input type="image" src="/btn.gif" alt="Ajouter au panier"></form></div></div>`,
    ),
    expected: {
      title: 'Bol à punch',
      price: 4200,
      currency: 'EUR',
      available: true,
      picture: 'https://shop.test/photos/bol.jpg',
    },
  },
  {
    id: 'prices by number of pieces',
    kind: 'product',
    html: page(
      `${TOP}<h1>Bougies flottantes</h1><table><tr><th>Quantité</th><th>Prix unitaire</th></tr><tr><td>1</td><td>4,20 €</td></tr><tr><td>10</td><td>3,80 €</td></tr></table><p class="price">4,20 € <small>TTC</small> <small>3,50 € HT</small></p><p>Stock : 125 pièces</p><button type="button">Mettre au panier</button>${BOTTOM}`,
    ),
    expected: { title: 'Bougies flottantes', price: 420, currency: 'EUR', available: true },
  },
  {
    id: 'English shop with a preorder',
    kind: 'product',
    html: page(
      `<header><a href="/">Home</a> <a href="/cart">Cart ($0.00)</a></header><nav aria-label="breadcrumb"><ol><li><a href="/">Home</a></li><li><a href="/records">Records</a></li><li>Night Ferry LP</li></ol></nav><h1>Night Ferry LP</h1><p class="price">$27.00</p><p>Pre-order: ships on or around March 14</p><button>Pre-order now</button><p>Free US shipping on orders over $50</p><h3>You might also like</h3><p>Tote bag $15.00 <span>Sold out</span></p>`,
      '',
      'en',
    ),
    expected: {
      title: 'Night Ferry LP',
      price: 2700,
      currency: 'USD',
      available: true,
      category: ['Records'],
    },
  },
  {
    id: 'English, gone for good',
    kind: 'product',
    html: page(
      `<h1>Wool throw</h1><div class="price">£85.00</div><p>Sorry, this item has been discontinued.</p><h4>Similar items</h4><div class="tile"><a href="/a">Cotton throw</a> £45.00 <button>Add to bag</button></div>`,
      '',
      'en',
    ),
    expected: { title: 'Wool throw', price: 8500, currency: 'GBP', available: false },
  },
  {
    id: 'English, sale and reviews',
    kind: 'product',
    html: page(
      `<div class="product-main"><h1>Copper watering can</h1><div class="rating" aria-label="Rated 4.4 out of 5">★★★★☆</div><div class="price-wrapper"><span class="price--rrp">RRP: £39.99</span><span class="price--now">Now: £24.99</span><span class="price--saving">(You save £15.00)</span></div><dl><dt>SKU:</dt><dd>CWC-2</dd><dt>UPC:</dt><dd>036000291452</dd><dt>Availability:</dt><dd>Usually ships within 24 hours</dd></dl><button id="form-action-addToCart">Add to Cart</button></div><section class="reviews"><h2>5 Reviews</h2><p>Mine arrived after two days and was out of stock the week before. Paid £30.</p></section>`,
      '',
      'en',
    ),
    expected: {
      title: 'Copper watering can',
      price: 2499,
      currency: 'GBP',
      listPrice: 3999,
      available: true,
      sku: 'CWC-2',
      gtin: '036000291452',
      rating: 4.4,
    },
  },
  {
    id: 'an array of JSON-LD with breadcrumbs and other products',
    kind: 'product',
    url: 'https://shop.test/lampes/lampe-lune.html',
    html: page(
      `<h1>Lampe Lune</h1><div>59,90 €</div>`,
      `${jsonLd([
        { '@type': 'WebSite', name: 'x' },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { position: 1, item: { name: 'Lampes' } },
            { position: 2, item: { name: 'Lampe Lune' } },
          ],
        },
      ])}${jsonLd({
        '@type': 'Product',
        name: 'Lampe Lune',
        isRelatedTo: { '@type': 'Product', name: 'Abat-jour', offers: { price: 9 } },
        image: 'lune.jpg',
        offers: [
          {
            '@type': 'Offer',
            price: 59.9,
            priceCurrency: 'EUR',
            availability: 'https://schema.org/LimitedAvailability',
            itemCondition: 'NewCondition',
          },
          {
            '@type': 'Offer',
            price: 41,
            priceCurrency: 'EUR',
            availability: 'https://schema.org/InStock',
            itemCondition: 'https://schema.org/UsedCondition',
          },
        ],
      })}`,
    ),
    expected: {
      title: 'Lampe Lune',
      price: 5990,
      currency: 'EUR',
      available: true,
      category: ['Lampes'],
      picture: 'https://shop.test/lampes/lune.jpg',
    },
  },
  {
    id: 'JSON-LD cut in the middle',
    kind: 'product',
    html: page(
      `<h1>Carillon à vent</h1><p>Prix : 22 €</p><script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Carillon à vent","sku":"CV1","offers":{"@type":"Offer","price":"22.00","priceCurrency":"EUR","availability":"https://schema.org/OutOfStock"},"review":[{"@type":"Review","reviewBody":"Très jo</script>`,
    ),
    expected: {
      title: 'Carillon à vent',
      price: 2200,
      currency: 'EUR',
      available: false,
      sku: 'CV1',
    },
  },
  {
    id: 'a price that varies',
    kind: 'product',
    html: page(
      `<h1>Bague empilable</h1>`,
      jsonLd({
        '@type': 'Product',
        name: 'Bague empilable',
        offers: {
          '@type': 'AggregateOffer',
          lowPrice: '19,00',
          highPrice: '49,00',
          priceCurrency: 'EUR',
          offerCount: 3,
          offers: [
            { '@type': 'Offer', price: '19,00', availability: 'OutOfStock' },
            { '@type': 'Offer', price: '29,00', availability: 'InStock' },
          ],
        },
      }),
    ),
    expected: { title: 'Bague empilable', price: 1900, currency: 'EUR', available: true },
  },
  {
    id: 'Open Graph and a price said in words only',
    kind: 'product',
    html: page(
      `<div>Superbe pièce unique.</div><div>Prix de vente : 1.250,00 EUR TTC</div><div>Pièce déjà vendue</div>`,
      '<title>Commode 1930</title><meta property="og:title" content="Commode en chêne, 1930"><meta property="og:type" content="product.item"><meta property="og:image" content="/c.jpg">',
    ),
    expected: {
      title: 'Commode en chêne, 1930',
      price: 125000,
      currency: 'EUR',
      available: false,
      picture: 'https://shop.test/c.jpg',
    },
  },
  {
    id: 'RDFa of a craft shop',
    kind: 'product',
    html: page(
      `<div vocab="https://schema.org/" typeof="Product"><h1 property="name">Panier en osier brut</h1><img property="image" src="/o.png"><div property="offers" typeof="Offer">À <span property="price" content="31.5">31 € 50</span><meta property="priceCurrency" content="EUR"><link property="availability" href="http://schema.org/MadeToOrder"></div><span property="brand" typeof="Brand"><span property="name">Vannerie Loup</span></span></div>`,
    ),
    expected: {
      title: 'Panier en osier brut',
      price: 3150,
      currency: 'EUR',
      available: true,
      brand: 'Vannerie Loup',
      picture: 'https://shop.test/o.png',
    },
  },
  {
    id: 'a marketplace with several sellers',
    kind: 'product',
    html: page(
      `${TOP}<h1>Appareil à fondue électrique</h1><div class="buybox"><div class="price">54<sup>,99€</sup></div><div>Vendu et expédié par <b>Boutique Alpine</b></div><div class="delivery">Livraison gratuite</div><div class="stock-info">En stock chez le vendeur</div><button>Ajouter au panier</button></div><div class="other-sellers"><h2>Autres vendeurs</h2><p>Cuisine Plus : 51,00 € + 6,90 € de frais</p><p>Casa Nord : 57,00 €</p></div>${BOTTOM}`,
    ),
    expected: {
      title: 'Appareil à fondue électrique',
      price: 5499,
      currency: 'EUR',
      available: true,
    },
  },
  {
    id: 'a workshop with dates',
    kind: 'product',
    html: page(
      `<h1>Atelier vannerie, une journée</h1><p>Dès 85 € par personne</p><ul><li>12 janvier : complet</li><li>9 février : 3 places</li></ul><a class="button" href="/reserver">Réserver</a><p>Bon cadeau valable un an.</p>`,
    ),
    expected: {
      title: 'Atelier vannerie, une journée',
      price: 8500,
      currency: 'EUR',
      available: true,
    },
  },
  {
    id: 'a flower shop that asks for a choice',
    kind: 'product',
    html: page(
      `<main><h1>Bouquet Grand Siècle</h1><fieldset><legend>Taille</legend><label><input type="radio" name="t" checked> Classique – 35 €</label><label><input type="radio" name="t"> Généreux – 45 €</label><label><input type="radio" name="t"> Royal – 60 €</label></fieldset><p class="total-price">35,00 €</p><p>Livraison demain avant midi : 9,90 €</p><button>Offrir ce bouquet</button></main>`,
    ),
    expected: { title: 'Bouquet Grand Siècle', price: 3500, currency: 'EUR', available: true },
  },
  {
    id: 'discounted without a crossed line',
    kind: 'product',
    html: page(
      `<h1>Cafetière italienne 6 tasses</h1><ul class="pricing"><li>Prix public conseillé 42,00 €</li><li>Votre prix <b>33,60 €</b></li><li>Soit une remise de 8,40 € (20 %)</li></ul><span class="label">Disponible immédiatement</span>`,
    ),
    expected: {
      title: 'Cafetière italienne 6 tasses',
      price: 3360,
      currency: 'EUR',
      listPrice: 4200,
      available: true,
    },
  },
  {
    id: 'Swiss francs',
    kind: 'product',
    html: page(
      `<h1>Couteau d’officier gravé</h1><p class="price">CHF 64.–</p><p>Livrable sous 3 jours ouvrables</p><p>Frais d’envoi CHF 7.–</p>`,
    ),
    expected: { title: 'Couteau d’officier gravé', price: 6400, currency: 'CHF', available: true },
  },
  {
    id: 'microdata that lies beside a message',
    kind: 'product',
    html: page(
      `<div itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">Mini-four à pizza</h1><div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span itemprop="price">149,00</span> <span itemprop="priceCurrency" content="EUR">€</span><link itemprop="availability" href="http://schema.org/InStock"></div></div><p class="availability-message">Actuellement en rupture, retour prévu en janvier</p><button disabled class="btn-cart">Indisponible</button>`,
    ),
    expected: { title: 'Mini-four à pizza', price: 14900, currency: 'EUR', available: false },
  },
  {
    id: 'quantities that are no price',
    kind: 'product',
    html: page(
      `<h1>Puzzle 500 pièces Marché de Noël</h1><p>Dimensions : 48 × 34 cm. À partir de 10 ans.</p><p>Réf. 500-MN</p><div class="p">16,95 &#8364;</div><div class="s s1">&#10003; En stock – expédition sous 24 h</div>`,
    ),
    expected: {
      title: 'Puzzle 500 pièces Marché de Noël',
      price: 1695,
      currency: 'EUR',
      available: true,
      sku: '500-MN',
    },
  },
  {
    id: 'points of loyalty and a gift card',
    kind: 'product',
    html: page(
      `<h1>Parfum Nuit d’encre 50 ml</h1><div class="loyalty">Gagnez 3,40 € en points fidélité</div><div class="product__price">68,00 €</div><div class="unit-price">136,00 € / 100 ml</div><div class="gift">Carte cadeau offerte dès 150 €</div><div class="availability">Plus que 1 en stock</div>`,
    ),
    expected: { title: 'Parfum Nuit d’encre 50 ml', price: 6800, currency: 'EUR', available: true },
  },
  {
    id: 'sold in shops only',
    kind: 'product',
    html: page(
      `<h1>Sapin Nordmann 1,75 m</h1><p class="price">44,90 €</p><p>Non disponible à la vente en ligne</p><p>Disponible dans 12 magasins</p>`,
    ),
    expected: { title: 'Sapin Nordmann 1,75 m', price: 4490, available: false },
  },
  {
    id: 'a page with no price while it is out',
    kind: 'product',
    html: page(
      `${TOP}<div class="product-single"><h1>Coffret dégustation whisky</h1><p>Trois flacons, un verre, un livret.</p><p class="form__label">Épuisé</p><button disabled>Ajouter au panier</button></div>${RELATED('Vous pourriez aimer')}${BOTTOM}`,
    ),
    expected: { title: 'Coffret dégustation whisky', price: null, available: false },
  },
  {
    id: 'the heading is the shop',
    kind: 'product',
    html: page(
      `<h1 class="logo"><a href="/">La Cabane aux idées</a></h1><div class="fiche"><h2>Toupie musicale en métal</h2><p class="prix">17,90 €</p><p>Produit en stock</p><a href="#">Commander</a></div>`,
      '<title>Toupie musicale en métal | La Cabane aux idées</title><meta property="og:title" content="Toupie musicale en métal">',
    ),
    expected: { title: 'Toupie musicale en métal', price: 1790, currency: 'EUR', available: true },
  },
  {
    id: 'data in attributes of an application',
    kind: 'product',
    html: page(
      `<div id="__next"><main><h1>Sac à tarte en lin</h1><div data-testid="price">24,00 €</div><div data-testid="stock">Bientôt de retour</div></main></div><script id="__NEXT_DATA__" type="application/json">{"props":{"price":24}}</script>`,
    ),
    expected: { title: 'Sac à tarte en lin', price: 2400, currency: 'EUR', available: false },
  },
  {
    id: 'a listing of a category',
    kind: 'listing',
    url: 'https://shop.test/c/vases',
    html: page(
      `${TOP}<h1>Vases</h1><p>24 produits</p><select><option>Trier par prix</option></select><ul class="products">${['Alcyon', 'Brume', 'Cyprès', 'Dune'].map((name, i) => `<li class="product"><a href="/produit/vase-${name}"><img src="/${i}.jpg"><h2>Vase ${name}</h2></a><span class="price">${20 + i},00 €</span><a href="?add=${i}">Ajouter au panier</a></li>`).join('')}</ul><a class="next" rel="next" href="/c/vases?page=2">Suivant</a>${BOTTOM}`,
    ),
    expected: { price: null, available: null },
  },
  {
    id: 'a listing with an ItemList',
    kind: 'listing',
    html: page(
      `<h1>Idées pour elle</h1><div class="grid"><div class="card"><a href="/a">Foulard</a>39 €</div><div class="card"><a href="/b">Gants</a>29 €</div></div>`,
      jsonLd({
        '@type': 'ItemList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, url: '/a' },
          { '@type': 'ListItem', position: 2, url: '/b' },
        ],
      }),
    ),
    expected: {},
  },
  {
    id: 'a listing whose markup is of products',
    kind: 'listing',
    html: page(
      `<h1>Nouveautés</h1>${['un', 'deux', 'trois', 'quatre', 'cinq'].map((name) => `<article itemscope itemtype="http://schema.org/Product"><a itemprop="url" href="/p/${name}"><h3 itemprop="name">Objet ${name}</h3></a><div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span itemprop="price" content="10.00">10,00 €</span></div></article>`).join('')}`,
    ),
    expected: {},
  },
  {
    id: 'results of a search with none',
    kind: 'other',
    html: page(
      `${TOP}<h1>Résultats pour « licorne »</h1><p>Aucun produit ne correspond à votre recherche.</p>${BOTTOM}`,
    ),
    expected: { price: null, available: null },
  },
  {
    id: 'conditions of sale',
    kind: 'other',
    html: page(
      `${TOP}<h1>Livraison et retours</h1><p>La livraison coûte 4,90 € en point relais et 6,90 € à domicile ; elle est offerte dès 39 €.</p><h2>Produit indisponible</h2><p>Si un produit est en rupture de stock, nous vous remboursons sous 14 jours.</p>${BOTTOM}`,
    ),
    expected: { price: null, available: null },
  },
  {
    id: 'a post of a blog about products',
    kind: 'other',
    html: page(
      `${TOP}<article><h1>Dix idées de cadeaux pour un jardinier</h1><p>par Élise, le 2 novembre</p>${['un sécateur', 'des gants', 'un nichoir'].map((name) => `<h2>Offrir ${name}</h2><p>On trouve ${name} autour de 30 €, et c’est toujours une bonne idée pour quelqu’un qui passe ses dimanches dehors.</p>`).join('')}</article>${BOTTOM}`,
      '<meta property="og:type" content="article">',
    ),
    expected: { price: null, available: null },
  },
  {
    id: 'the first page of a shop',
    kind: 'listing',
    url: 'https://shop.test/',
    html: page(
      `${TOP}<h1>La boutique des beaux objets</h1><p>Depuis 1998.</p><h2>Nos coups de cœur</h2>${RELATED('Meilleures ventes')}<div class="cards"><div><a href="/produit/a"><img src="/a.jpg" alt="Assiette"></a><p>Assiette 12 €</p></div><div><a href="/produit/b"><img src="/b.jpg" alt="Bol"></a><p>Bol 9 €</p></div><div><a href="/produit/c"><img src="/c.jpg" alt="Cruche"></a><p>Cruche 24 €</p></div></div>${BOTTOM}`,
    ),
    expected: {},
  },
  {
    id: 'windows without a heading, prices in a sentence',
    kind: 'product',
    html: `<html><head><title>Savon à barbe - Barbier du Port</title></head><body><table width=600><tr><td><font size=5>Savon &agrave; barbe</font><br><font color=red>14,00 &euro;</font> l'unit&eacute;<br>Stock: oui<br><a href="panier.php?id=4"><img src=acheter.gif alt="Acheter"></a></td></tr></table></body></html>`,
    expected: { title: 'Savon à barbe', price: 1400, currency: 'EUR', available: true },
  },
  {
    id: 'a title with the shop in it and a variant by the address',
    kind: 'product',
    html: page(
      `<h1>Écharpe alpaga</h1><p class="price">65,00 €</p><p>Couleur : Vert mousse</p><div class="swatches"><span class="swatch sold-out" title="Épuisé">Bleu</span><span class="swatch">Vert mousse</span></div><p>Disponible – il nous en reste 2</p>`,
      '<meta property="og:title" content="Écharpe alpaga | Maison Andine">',
    ),
    expected: { title: 'Écharpe alpaga', price: 6500, available: true, variant: 'Vert mousse' },
  },
  {
    id: 'an event of a theatre',
    kind: 'product',
    html: page(
      `<h1>La Nuit des rois</h1>`,
      jsonLd({
        '@type': 'TheaterEvent',
        name: 'La Nuit des rois',
        startDate: '2027-01-16T20:30',
        image: { url: 'https://cdn.test/n.jpg' },
        offers: {
          '@type': 'AggregateOffer',
          lowPrice: 18,
          highPrice: 42,
          priceCurrency: 'EUR',
          availability: 'https://schema.org/InStock',
        },
        location: { name: 'Théâtre du Quai' },
      }),
    ),
    expected: {
      title: 'La Nuit des rois',
      price: 1800,
      currency: 'EUR',
      available: true,
      picture: 'https://cdn.test/n.jpg',
    },
  },
];
