// Words of the two screens where a contributor adds an idea of a shop.
import { NBSP } from '#modules/platform/shared.ts';

export const submitText = {
  title: 'Proposer un produit',
  crumb: 'Contribution',
  intro:
    'Colle l’adresse de la page du produit dans sa boutique. On va la lire pour toi\u00a0; il ne te restera qu’à vérifier.',
  url: {
    label: 'Adresse du produit',
    hint: 'Celle qui s’affiche en haut de ton navigateur, en https:// ou http://.',
    missing: 'Colle l’adresse de la page du produit.',
    invalid:
      'Cette adresse n’est pas celle d’une page\u00a0: elle commence par https:// ou http://.',
    long: 'Cette adresse est trop longue\u00a0: 2 000 caractères au plus.',
  },
  submit: 'Lire cette page',
  summary: 'Il reste une chose à corriger\u00a0:',
  tooMany:
    'Tu as proposé beaucoup de pages en peu de temps. Reprends dans une heure, elles t’attendront.',
  knownTitle: 'On la connaît déjà',
  known: 'Cette page est celle d’une idée que Trouvaille a déjà\u00a0:',
} as const;

export const pageText = {
  title: 'Vérifier le produit',
  source: 'Page lue\u00a0:',
  waitingTitle: 'On lit la page…',
  waiting:
    'Cela prend quelques secondes. Cette page se met à jour toute seule\u00a0; sinon, actualise-la.',
  refresh: 'Actualiser',
  unreadableTitle: 'Cette page n’a pas pu être lue',
  again: 'Réessayer',
  other: 'Proposer une autre page',
  newShop:
    'Cette boutique est nouvelle ici\u00a0: son idée sera montrée quand nous l’aurons acceptée, elle aussi.',
  name: {
    label: 'Nom',
    missing: 'Donne un nom à cette idée.',
    long: 'Ce nom est trop long\u00a0: 120 caractères au plus.',
  },
  description: {
    label: 'Description',
    hint: 'Une ou deux phrases\u00a0: ce que c’est, et pourquoi cela plaît.',
    long: 'Cette description est trop longue\u00a0: 1 000 caractères au plus.',
  },
  price: {
    label: 'Prix en euros',
    hint: `Par exemple 12,50. Laisse vide si la page ne le dit pas.`,
    invalid: `Écris le prix en chiffres, comme 12,50, jusqu’à 10${NBSP}000.`,
  },
  /** @param currency the code of the currency that the page counts in. */
  otherCurrency: (currency: string) =>
    `La page donne un prix en ${currency}\u00a0: convertis-le en euros.`,
  available: 'On peut l’acheter en ce moment',
  unknownStock: 'La page ne dit pas si le produit est disponible\u00a0: vérifie-le.',
  picture: 'Prendre cette image',
  noPicture: 'L’idée aura une image dessinée.',
  submit: 'Proposer cette idée',
  summary: 'Il reste à corriger\u00a0:',
  known: 'Quelqu’un a été plus rapide\u00a0: Trouvaille a déjà cette idée.',
  proposedAlready: 'Tu as déjà proposé cette idée.',
  invalid: 'Cette idée ne peut pas être gardée telle quelle\u00a0: vérifie ce que tu as écrit.',
  doneTitle: 'Merci\u00a0!',
  done: 'Ton idée attend maintenant qu’un modérateur la relise.',
} as const;
