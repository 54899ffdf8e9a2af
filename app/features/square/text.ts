/** Texts of the square. Those marked (§8) are fixed by the specification. */

import { tooYoungText } from '#app/features/start/index.ts';
import { quoted, quotedAll } from '#app/ui/text/format.ts';

export const squareText = {
  title: 'Neuf idées de cadeaux en quelques mots',
  titleFor: (words: string) => `Neuf idées de cadeaux pour ${quoted(words)}`,
  description:
    'Écris pour qui, une passion, un budget\u00a0: neuf idées de cadeaux s’affichent. Dis ce qui plaît, ce qui ne va pas, et le carré s’affine.',
  heading: 'Le carré d’idées',
  refresh: 'Recharger le carré',
  /** While a grid is on its way. */
  loading: 'Je fouille dans ma hotte…',
  retry: 'Réessayer',
  /** (§8) */
  nothingFound:
    'Oups, je n’ai rien trouvé qui puisse plaire\u00a0! Il te reste les chocolats ou les fleurs\u00a0!',
  tooYoung: tooYoungText.message,
  tooYoungMore: tooYoungText.more,
  otherWords: 'Essaie d’autres mots, ou laisse-toi guider par quelques questions.',
} as const;

export const squareSearchText = {
  label: 'Pour qui, pour quoi\u00a0?',
  submit: 'Chercher',
  /** Shown one after the other in the empty field. */
  examples: [
    'maman, 60 ans, jardin',
    'un café pour papa',
    'moins de 30 euros',
    'ado qui dessine',
    'couple, randonnée',
  ],
} as const;

export const gridToolbarText = {
  usual: 'Neuf cadeaux qui plaisent souvent.',
  invitation: 'Dis-moi pour qui, ou aime et écarte\u00a0: le carré s’affine.',
  forWords: (words: string) => `Voici pour ${quoted(words)}.`,
  nothingForWords: (words: string) => `Rien pour ${quoted(words)}.`,
  forWordsAround: (words: string, title: string) =>
    `Voici pour ${quoted(words)}, autour de ${quoted(title)}.`,
  around: (title: string) => `Autour de ${quoted(title)}.`,
  shared: 'On te montre ces idées de cadeaux.',
  sharedFor: (words: string) => `On te montre ces idées pour ${quoted(words)}.`,
  undo: 'Annuler',
  undoLong: 'Annuler mon dernier geste',
  restart: 'Recommencer',
} as const;

export const tileText = {
  list: 'Les idées du carré',
  visitAt: (shop: string) => `Voir chez ${shop}`,
  newTab: ', s’ouvre dans un nouvel onglet',
  around: 'Autour de cette idée',
  aroundIt: (title: string) => `Autour de cette idée\u00a0: ${title}`,
  close: 'Revenir au carré',
} as const;

export const sideText = {
  recognised: 'Ce que j’ai compris',
  missed: (words: readonly string[]) => `Je ne connais pas encore ${quotedAll(words)}.`,
  examples: 'Je comprends les mots de tous les jours. Par exemple\u00a0:',
  liked: 'Tes coups de cœur',
  noneLiked: 'Touche un cœur\u00a0: l’idée reste, et d’autres lui ressemblent.',
  gender: {
    Female: 'pour elle',
    Male: 'pour lui',
    Couple: 'pour un couple',
    Others: 'pour plusieurs',
    Unknown: 'pour quelqu’un',
  },
  aboutAge: (age: string) => `vers ${age}`,
  child: 'pour un enfant',
  atMost: (price: string) => `jusqu’à ${price}`,
  atLeast: (price: string) => `à partir de ${price}`,
  between: (min: string, max: string) => `de ${min} à ${max}`,
  christmas: 'pour Noël',
} as const;

export const guideText = {
  hint: 'Pas de mots qui viennent\u00a0?',
  hintLink: 'Laisse-toi guider, une question à la fois',
  lead: 'Envie d’y voir plus clair\u00a0?',
  start: 'Me laisser guider',
} as const;

/** What screen readers announce when the grid has changed. */
export const announceText = {
  nothing: squareText.nothingFound,
  all: (count: number) => `${count} idées sont là.`,
  same: 'Le carré n’a pas changé.',
  one: (title: string) => `Nouvelle idée\u00a0: ${title}.`,
  several: (titles: readonly string[]) =>
    `${titles.length} nouvelles idées\u00a0: ${titles.join(', ')}.`,
} as const;
