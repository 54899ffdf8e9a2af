// Words of the page that shows sizes and breakpoints.

export const testsizeText = {
  metaTitle: 'Tailles',
  title: 'Tailles et seuils',
  lead: 'Ce que la fenêtre, l’écran et les réglages du navigateur changent ici et maintenant. Rien n’est mesuré par un script.',
  now: 'En vigueur',
  breakpoints: {
    title: 'Seuils',
    caption: 'Ce que la taille de la fenêtre change',
    names: {
      tiny: [
        'moins de 352 px de large',
        'Les plus petits téléphones\u00a0: marges et boutons resserrés',
      ],
      deck: [
        'moins de 800 px de large, ou de 450 px de haut',
        'L’accueil devient un jeu de cartes, étape par étape',
      ],
      form: ['800 px de large et 450 px de haut, ou plus', 'L’accueil est un seul formulaire'],
      tablet: ['768 px de large ou plus', 'Les listes passent à deux colonnes'],
      wide: ['992 px de large ou plus', 'Le récapitulatif se place à côté des réponses'],
      room: [
        '1088 px de large et 544 px de haut, ou plus',
        'Les idées en vue se placent de part et d’autre de la carte',
      ],
    },
    columns: ['Fenêtre', 'Ce qui change', 'Maintenant'],
  },
  settings: {
    title: 'Réglages du navigateur',
    caption: 'Ce que l’appareil et ses réglages changent',
    names: {
      dark: ['thème sombre', 'Les couleurs de nuit'],
      motion: ['moins d’animations', 'Rien ne bouge sans être touché'],
      hover: ['pointeur qui survole', 'Des précisions au survol, jamais indispensables'],
      forced: ['couleurs imposées', 'Les traits remplacent les ombres'],
      scripts: ['scripts actifs', 'Les pages vont plus vite, sans rien faire de plus'],
    },
    columns: ['Réglage', 'Ce qui change', 'Maintenant'],
  },
  letters: {
    title: 'Lettres',
    sample: 'Un cadeau qui tombe juste',
  },
  gaps: { title: 'Espaces' },
  targets: {
    title: 'Zones à toucher',
    lead: 'Aucune commande n’est plus petite que ce carré de 44 px.',
  },
};
