import { synonyms, words } from './word-lists.ts';

// Words that name colours in titles, in French and English, and those beside them that say whether one does.

/** Colours, by one name each. */
export const COLOURS = synonyms(`
  noir noire black onyx ebene
  graphite charbon charcoal carbone
  blanc blanche white
  gris grise grey gray
  anthracite
  rouge red
  carmin carmine
  vermillon vermilion
  garance
  grenat
  rubis ruby
  pourpre
  amarante
  bleu bleue blue
  cyan
  cobalt
  saphir sapphire
  outremer
  denim
  pervenche periwinkle
  aigue-marine aquamarine
  vert verte green
  celadon
  anis
  absinthe
  jade
  pistache pistachio
  jaune yellow
  citron
  orange
  mandarine
  abricot apricot
  rouille rust
  brique brick
  tomate
  rose pink
  blush
  nude chair
  framboise raspberry
  fraise
  groseille
  cassis
  violet violette purple mauve
  parme
  glycine
  aubergine
  amethyste amethyst
  marron brun brune brown
  acajou mahogany
  caramel
  cannelle
  noisette
  tabac
  fauve tan
  beige
  greige
  sable sand
  ficelle
  mastic
  chanvre
  ecru
  creme cream
  ivoire ivory
  bordeaux burgundy
  turquoise
  lagon
  corail coral
  fuchsia magenta
  kaki khaki
  ocre
  moutarde mustard
  lilas lilac
  lavande lavender
  camel
  cognac
  taupe
  terracotta
  sienne
  sepia
  saumon salmon
  peche peach
  indigo
  cerise
  dore doree gold or
  argent argente argentee silver
  chrome chromee
  cuivre copper cuivree
  bronze
  transparent transparente clear translucide
  multicolore multicolor bicolore arc-en-ciel
  iridescent irise irisee holographique
  menthe mint
  ambre
  fume
  emeraude emerald
  safran
  prune plum
  chocolat
  volcanique
  nickel
  litchi`);

/** Colours that are as often what a thing tastes or smells of, or is for. */
export const UNSURE_COLOURS = words(`
  ebene charbon garance anis absinthe pistache citron orange mandarine abricot tomate rose framboise fraise groseille cassis
  violette glycine caramel cannelle noisette tabac sable chanvre creme cream lavande cognac saumon peche cerise menthe mint ambre
  safran prune chocolat litchi chair lilas`);

/** What is tasted or smelled. */
export const SCENTED = words(`
  bougie candle savon soap the tea infusion tisane cafe sirop confiture miel parfum parfumee eau huile gel lait baume diffuseur
  encens fondant bonbon biscuit liqueur rhum vin biere gin whisky sel vinaigre nougat macaron glace jus bain shampoing creme
  lotion gommage epice graine plante pot recharge brume`);

/** After one of these comes a thing rather than its colour: « presse-citron », « moulin à cannelle ». */
export const BEFORE_THINGS = words(
  'a au aux de du presse casse vide arbre gout arome saveur parfum eau',
);

/** What stands where a colour is named, and names none. */
export const NO_COLOURS = words(`
  choix aleatoire assorti assortie changeant changeante changement unique uni unie divers variable personnalise disponible voir photo
  random assorted mixed various au la le les de du et selon ou`);

/** Words that make one colour into another beside it. */
export const NUANCES = words(`
  marine navy nuit canard azur ciel royal petrole clair claire light fonce foncee dark pale poudre poudree sauge sage olive foret
  pastel mat matte brillant empire chine perle souris dusty poudree fluo neon metallise satine`);

/** Words that make a colour into another straight after it, and are things elsewhere: « vert bouteille ». */
export const SHADES = words(`
  bouteille sapin amande mousse eau givre lagune lagon ardoise paille dragee electrique vif vive brique sang vieilli tilleul
  antique or opale acier plomb beton poudree champagne vanille miel citron framboise pistache abricot olive sable`);

/** After one of these words comes a colour. */
export const COLOUR_MARKERS = words('couleur color colour coloris teinte');
