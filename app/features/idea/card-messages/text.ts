/** What to write on the card of a gift. */

/** A message; two of them where the words are not the same to one person and to several. */
export type CardMessage = string | readonly [toOne: string, toSeveral: string];

/** By occasion: a tender message, a light one, a plain one. */
export const OCCASION_MESSAGES = {
  birthday: [
    [
      'Une année de plus, et toujours autant de plaisir à te fêter. Joyeux anniversaire\u00a0!',
      'Une année de plus, et toujours autant de plaisir à vous fêter. Joyeux anniversaire\u00a0!',
    ],
    [
      'Ne compte pas les bougies, souffle fort\u00a0: la suite s’annonce bien.',
      'Ne comptez pas les bougies, soufflez fort\u00a0: la suite s’annonce bien.',
    ],
    [
      'Joyeux anniversaire\u00a0! J’ai choisi ce cadeau en pensant à toi, et en souriant.',
      'Joyeux anniversaire\u00a0! J’ai choisi ce cadeau en pensant à vous, et en souriant.',
    ],
  ],
  christmas: [
    [
      'Joyeux Noël\u00a0! Que l’année qui vient te garde ses plus belles surprises.',
      'Joyeux Noël\u00a0! Que l’année qui vient vous garde ses plus belles surprises.',
    ],
    'Le Père Noël était débordé\u00a0: j’ai pris le relais. Joyeux Noël\u00a0!',
    'Un peu de papier, un ruban, et beaucoup d’affection. Joyeux Noël\u00a0!',
  ],
  thanks: [
    [
      'Merci, tout simplement. Ton aide compte plus que tu ne crois.',
      'Merci, tout simplement. Votre aide compte plus que vous ne croyez.',
    ],
    'Les mots me manquaient, alors j’ai fait un paquet. Merci\u00a0!',
    [
      'Pour ton temps, ta patience et tout le reste\u00a0: merci.',
      'Pour votre temps, votre patience et tout le reste\u00a0: merci.',
    ],
  ],
  love: [
    [
      'Avec toi, même les lundis ont un goût de dimanche.',
      'Avec vous, même les lundis ont un goût de dimanche.',
    ],
    ['Mon cœur, tu l’avais déjà. Voici le reste.', 'Mon cœur, vous l’aviez déjà. Voici le reste.'],
    ['Je t’aime. Tu peux déballer, maintenant.', 'Je vous aime. Vous pouvez déballer, maintenant.'],
  ],
  friendship: [
    'Pour tous les fous rires passés, et ceux qui arrivent.',
    'L’amitié, ça se choisit\u00a0: j’ai rudement bien choisi.',
    [
      'Tu réponds toujours présent. Voici un petit signe en retour.',
      'Vous répondez toujours présent. Voici un petit signe en retour.',
    ],
  ],
  birth: [
    'Un petit cœur de plus, et le monde sourit. Toutes mes félicitations\u00a0!',
    'Pour les jours tout doux et les nuits un peu courtes.',
    'La famille s’agrandit, et la joie avec elle. Félicitations\u00a0!',
  ],
  wedding: [
    'Que la fête dure toute la vie. Tous mes vœux de bonheur\u00a0!',
    'Un oui, et tant de belles choses à suivre. Vive l’amour\u00a0!',
    'Au bonheur des grands jours, et à celui des jours ordinaires.',
  ],
  yearsTogether: [
    [
      'À notre histoire, et à tous les chapitres qui restent.',
      'À votre histoire, et à tous les chapitres qui restent.',
    ],
    [
      'Une année de plus à deux\u00a0: je signe pour la suite.',
      'Une année de plus à deux, fêtée comme au premier jour.',
    ],
    [
      'Je te choisirais encore, sans hésiter.',
      'Tant de jours côte à côte, et toujours la même lumière.',
    ],
  ],
  retirement: [
    'Le réveil peut se reposer\u00a0: place aux bons moments. Belle retraite\u00a0!',
    [
      'Les lundis sont à toi, désormais. Profites-en bien\u00a0!',
      'Les lundis sont à vous, désormais. Profitez-en bien\u00a0!',
    ],
    [
      'Après tant d’années bien remplies, voici le temps de faire ce qui te plaît.',
      'Après tant d’années bien remplies, voici le temps de faire ce qui vous plaît.',
    ],
  ],
  leaving: [
    'Merci pour ce bout de chemin. Que la suite soit belle.',
    [
      'On ne te perd pas, on te prête. Reviens nous voir\u00a0!',
      'On ne vous perd pas, on vous prête. Revenez nous voir\u00a0!',
    ],
    [
      'Bon vent, et donne des nouvelles\u00a0: on les attend déjà.',
      'Bon vent, et donnez des nouvelles\u00a0: on les attend déjà.',
    ],
  ],
  success: [
    'Bravo\u00a0! C’est mérité, et ce n’est que le début.',
    'Le travail est fait, la fête commence.',
    'Un grand pas de franchi, et une immense fierté tout autour.',
  ],
  recovery: [
    [
      'Prends tout le temps qu’il faut. Je pense à toi.',
      'Prenez tout le temps qu’il faut. Je pense à vous.',
    ],
    'Un peu de douceur, délivrée sans ordonnance.',
    'Du repos, des forces, et une pensée chaque jour.',
  ],
  newHome: [
    [
      'Que ces murs entendent beaucoup de rires. Bienvenue chez toi\u00a0!',
      'Que ces murs entendent beaucoup de rires. Bienvenue chez vous\u00a0!',
    ],
    'Avant le dernier carton, un paquet à ouvrir.',
    'Une nouvelle porte, et toutes les belles histoires qui vont y entrer.',
  ],
  hardTimes: [
    'Il n’y a pas de mots, alors voici toute ma tendresse.',
    [
      'Je suis là. Aujourd’hui, demain, et quand tu voudras.',
      'Je suis là. Aujourd’hui, demain, et quand vous voudrez.',
    ],
    'Une petite lumière, pour les jours difficiles.',
  ],
  parents: [
    'Bonne fête\u00a0! Pour tous les petits riens qui font les grands souvenirs.',
    [
      'Aujourd’hui, on te gâte, et tu te laisses faire.',
      'Aujourd’hui, on vous gâte, et vous vous laissez faire.',
    ],
    [
      'Tu donnes tant, sans compter. Ce paquet-là est rien que pour toi.',
      'Vous donnez tant, sans compter. Ce paquet-là est rien que pour vous.',
    ],
  ],
  secretSanta: [
    [
      'Le hasard fait bien les choses\u00a0: ton nom était au fond du chapeau.',
      'Le hasard fait bien les choses\u00a0: vos noms étaient au fond du chapeau.',
    ],
    [
      'Devine qui… Seul indice\u00a0: ce n’est pas le Père Noël.',
      'Devinez qui… Seul indice\u00a0: ce n’est pas le Père Noël.',
    ],
    'Signé\u00a0: quelqu’un, quelque part dans cette pièce.',
  ],
  justBecause: [
    [
      'Pas de date, pas de raison\u00a0: juste l’envie de te faire plaisir.',
      'Pas de date, pas de raison\u00a0: juste l’envie de vous faire plaisir.',
    ],
    ['J’ai vu ça, j’ai pensé à toi. Voilà tout.', 'J’ai vu ça, j’ai pensé à vous. Voilà tout.'],
    'Les jours ordinaires aussi méritent un ruban.',
  ],
} as const satisfies Record<string, readonly [CardMessage, CardMessage, CardMessage]>;

/** By what the gift is. */
export const THEME_MESSAGES = {
  experience: 'Rien à ranger, tout à vivre. J’attends le récit\u00a0!',
  reading: 'Un coin tranquille, une page, et le monde peut attendre.',
  game: 'Règle numéro un\u00a0: la première partie se joue ensemble.',
  music: ['Monte le son, le reste attendra.', 'Montez le son, le reste attendra.'],
  plants: 'À faire pousser doucement, comme les belles histoires.',
  making: [
    'À faire de tes mains, sans te presser, et tant pis si ça déborde.',
    'À faire de vos mains, sans vous presser, et tant pis si ça déborde.',
  ],
  rest: [
    'Ferme la porte, coupe le téléphone\u00a0: ce moment est à toi.',
    'Fermez la porte, coupez le téléphone\u00a0: ce moment est à vous.',
  ],
  treats: [
    'À savourer sans compter, et à partager si le cœur t’en dit.',
    'À savourer sans compter, et à partager si le cœur vous en dit.',
  ],
} as const satisfies Record<string, CardMessage>;
