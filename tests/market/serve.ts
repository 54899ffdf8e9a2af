import { openMarket } from './open-market.ts';

const market = await openMarket();

console.log('Trois boutiques inventées sont ouvertes :');
for (const { name, origin, feedUrl } of Object.values(market.shops)) {
  console.log(`  ${name} : ${origin}/\n    fichier de produits : ${feedUrl}`);
}
const [shop] = Object.values(market.shops);
console.log(`
Pour que le site puisse y aller : OUTBOUND_ALLOW=${market.allow}
Changer un prix :  curl -X POST '${shop?.origin}/prix/${shop?.products[0]?.sku}?euros=19.90'
Épuiser un stock : curl -X POST '${shop?.origin}/stock/${shop?.products[0]?.sku}?disponible=non'
Ctrl-C ferme le marché.`);
