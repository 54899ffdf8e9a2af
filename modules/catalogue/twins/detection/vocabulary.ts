import { synonyms, words } from './word-lists.ts';

// Words that say in what products differ, as titles have them in French and English. All are as `wordsOf` leaves them: lower
// case, without accents, singular.

/** Words that distinguish nothing. */
export const STOP_WORDS = words(`
  le la les un une des de du et ou a au aux en dans pour par sur avec sans son sa ses ce cette ton ta notre votre qui que
  the an of and or for with without in on by to from your my its is
  nouveau nouvelle new officiel officielle official original originale vf vo ref reference neuf
  livraison gratuite gratuit promo soldes offert version modele model type marque style couleur color colour coloris taille
  size format pointure edition classique classic standard basic collection serie dimension diametre environ idee`);

/** Words that many products have: they count for less than others. */
export const GENERIC_WORDS = words(`
  coffret cadeau lot set kit pack box ensemble jeu jouet article produit accessoire objet boite etui
  homme femme enfant fille garcon bebe adulte mixte unisexe men man women woman kid baby girl boy
  cuisine culinaire maison jardin bureau voyage travel sport mode deco decoration interieur exterieur
  portable electrique electronique numerique digital digitale connecte connectee sans-fil fil wireless bluetooth
  rechargeable usb led lumineux lumineuse isotherme etanche pliant pliable naturel naturelle bio artisanal artisanale
  francais francaise fabrication france made handmade main personnalise personnalisee personnalisable
  anniversaire noel fete naissance mariage gift present original fantaisie vintage retro design moderne decouverte
  debutant societe photo robot multifonction machine appareil montre digitale console sac bracelet livre roman spectacle concert`);

/** What things are called, in French and English, by one name each. */
export const THINGS = synonyms(`
  gourde bouteille bottle
  planche plateau board
  lapin bunny rabbit
  ours ourson bear
  chien dog
  chat cat
  peluche plush
  casque headphone headset
  ecouteur earbud earphone
  enceinte speaker haut-parleur
  appareil camera
  tablette tablet
  ordinateur laptop pc
  telephone phone smartphone
  clavier keyboard
  souris mouse
  lampe lamp luminaire
  bougie candle
  affiche poster print
  tapis rug carpette
  coussin cushion
  oreiller pillow
  plaid throw blanket couverture
  theiere teapot
  cafetiere coffeemaker
  couteau knife
  tasse cup
  assiette plate
  poele pan
  tablier apron
  carnet notebook cahier
  stylo pen
  livre book
  puzzle jigsaw casse-tete
  jeu game
  jouet toy
  sac bag
  portefeuille wallet
  valise suitcase
  ceinture belt
  echarpe scarf foulard
  bonnet beanie
  chapeau hat
  gant glove
  chaussette sock
  chausson slipper pantoufle
  chaussure shoe
  botte boot
  sweat hoodie sweatshirt
  pull sweater jumper
  chemise shirt
  robe dress
  jupe skirt
  pantalon trouser
  bague ring
  collier necklace
  bijou jewelry jewellery
  cafe coffee
  grain bean
  velo bike
  montre watch
  rasoir razor shaver
  parapluie umbrella
  savon soap
  miroir mirror
  horloge clock pendule
  apero aperitif`);

/** Things that go with a product and are not it. */
export const ACCESSORIES = words(`
  coque housse etui protection cable chargeur adaptateur support film cartouche recharge filtre sacoche sangle dragonne
  pochette case cover charger cartridge refill strap pile batterie telecommande rangement bracelet socle stand manuel`);

/** Sizes in words, by one name each. */
export const SIZE_WORDS = synonyms(`
  xxs
  xs
  s small petit petite
  m medium moyen moyenne
  l large grand grande
  xl
  xxl
  xxxl
  mini
  maxi
  geant geante giant
  magnum
  demi-bouteille
  cabine
  simple
  double`);

/** Words that name a better or a plainer product of its kind, by one name each. */
export const QUALITIES = synonyms(`
  premium
  deluxe luxe luxury
  prestige
  pro
  plus
  max
  ultra
  lite
  collector
  limite limitee limited
  illustre illustree
  etude
  extra-fine
  creator
  haut-de-gamme
  eco
  reconditionne reconditionnee refurbished`);

/** What a product is made of, by one name each. */
export const MATERIALS = synonyms(`
  plastique plastic
  bois wood wooden hetre chene noyer acacia bambou
  massif massive
  acier inox inoxydable steel
  damas damascus
  cuir leather
  simili similicuir synthetique
  veritable genuine
  laine wool
  merino merinos
  cachemire cashmere
  acrylique acrylic
  polyester
  polaire
  coton cotton
  lin linen
  soie silk
  velours velvet
  argent silver
  or gold
  plaque plated
  laiton brass
  cuivre copper
  carat carats
  fonte
  ceramique ceramic
  porcelaine
  verre glass
  cristal crystal
  silicone
  caoutchouc
  liege
  titane titanium
  zircon
  diamant diamond`);

/** Words of shows and matches, which take place at a date. */
export const SPECTACLE_WORDS = words(`
  concert spectacle theatre billet opera ballet musical musicale comedie festival tournee tour live match stade arena zenith
  olympia cirque show place pass ticket tribune casino humoriste orchestre`);

/** What a number before a unit measures, and by how much its unit is greater than the smallest. */
export const UNITS: ReadonlyMap<string, readonly [dimension: string, factor: number]> = new Map(
  Object.entries({
    length: { mm: 1, cm: 10, dm: 100, m: 1000, pouce: 25.4, inch: 25.4, po: 25.4 },
    mass: { mg: 0.001, g: 1, gr: 1, gramme: 1, kg: 1000, kilo: 1000, lb: 453.6 },
    volume: { ml: 1, cl: 10, dl: 100, l: 1000, litre: 1000 },
    // Of liquids and of gloves alike: about 29.6 ml.
    ounce: { oz: 29.6 },
    power: { w: 1, watt: 1, kw: 1000 },
    storage: { mo: 0.001, go: 1, gb: 1, to: 1000, tb: 1000 },
    charge: { mah: 1, ah: 1000 },
    duration: {
      min: 1,
      minute: 1,
      h: 60,
      heure: 60,
      jour: 1440,
      nuit: 1440,
      semaine: 10_080,
      mois: 43_800,
      an: 525_600,
    },
    carat: { carat: 1, ct: 1 },
    share: { '%': 1 },
  }).flatMap(([dimension, units]) =>
    Object.entries(units).map(([unit, factor]) => [unit, [dimension, factor] as const] as const),
  ),
);

/** Dimensions in which more is better rather than larger. */
export const QUALITY_DIMENSIONS: ReadonlySet<string> = new Set([
  'power',
  'storage',
  'charge',
  'carat',
]);

export const MONTHS: ReadonlyMap<string, number> = new Map(
  `janvier january janv jan|fevrier february fevr fev feb|mars march|avril april avr apr|mai may|juin june jun
   juillet july juil jul|aout august aug|septembre september sept sep|octobre october oct|novembre november nov
   decembre december dec`
    .split(/[|\n]/)
    .flatMap((line, month) =>
      line
        .trim()
        .split(/\s+/)
        .map((word) => [word, month + 1] as const),
    ),
);

export const WEEKDAYS = words(`
  lundi mardi mercredi jeudi vendredi samedi dimanche monday tuesday wednesday thursday friday saturday sunday`);

/** Whom a product is for, where it matters: what is for one is not for the other. */
export const RECIPIENTS = synonyms(`
  homme men man monsieur
  femme women woman madame
  garcon boy
  fille girl
  papa dad pere
  maman mum mom mere
  papi papy
  mamie mamy
  parrain
  marraine
  frere
  soeur`);

/** What is worn, so that a bare number beside it is a size. */
export const CLOTHING = words(`
  pyjama robe pull chemise pantalon jean jupe short veste manteau blouson gilet t-shirt shirt tee-shirt sweat sweatshirt hoodie
  chausson chaussure chaussette basket botte bottine sandale sabot legging combinaison maillot ceinture gant bague dress
  slipper boot shoe sneaker sock`);

/** Cities where shows are given: they name a place, not a show. */
export const CITIES = words(`
  paris lyon marseille toulouse nice nantes montpellier strasbourg bordeaux lille rennes reims toulon grenoble dijon angers
  nimes clermont brest tours limoges amiens metz besancon orleans rouen mulhouse caen nancy avignon poitiers pau calais
  bruxelles geneve lausanne geneva brussels london londres`);
