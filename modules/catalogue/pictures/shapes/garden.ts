import {
  box,
  circle,
  ellipse,
  hole,
  leaf,
  line,
  mirrored,
  mirroredPoly,
  petal,
  poly,
  smooth,
  wheel,
} from './path.ts';
import { inTheme } from './shape.ts';

/** Plants, and what one keeps them with. */
export const GARDEN = inTheme('garden', {
  'potted-plant': {
    words: 'plante en pot, intérieur verdure balcon',
    pieces: [
      ['leaf', leaf(50, 62, -62, 44, 12)],
      ['leaf', leaf(50, 62, 62, 44, 12)],
      ['sage', leaf(50, 62, -32, 52, 13)],
      ['sage', leaf(50, 62, 32, 52, 13)],
      ['fir', leaf(50, 64, 0, 60, 14)],
      ['main', mirroredPoly('67 64 62 94')],
      ['second', box(29, 58, 42, 11, 2)],
    ],
  },
  seedling: {
    words: 'jeune pousse, semis graine germer plantation jardinage',
    pieces: [
      ['wood', smooth('8 92 8 92 14 78 34 70 50 68 66 70 86 78 92 92 92 92')],
      ['bark', circle(30, 84, 3) + circle(66, 82, 3.4) + circle(48, 88, 2.6)],
      ['leaf', line('50 76 49 58 50 40'), 5],
      ['leaf', smooth('50 46 50 46 40 26 22 16 6 18 6 18 10 36 26 48')],
      ['sage', smooth('50 40 50 40 56 20 72 8 92 8 92 8 90 28 74 42')],
      ['sage', line('50 46 32 34 18 26'), 1.8],
      ['leaf', line('50 40 68 26 82 17'), 1.8],
    ],
  },
  rose: {
    words: 'rose, fleur roseraie romantique',
    pieces: [
      ['leaf', line('50 52 51 72 48 96'), 4],
      ['leaf', leaf(50, 82, 62, 34, 9)],
      ['sage', leaf(49, 90, -58, 30, 8)],
      ['plum', smooth('24 30 30 14 50 8 70 14 76 30 74 44 62 56 50 60 38 56 26 44')],
      ['red', smooth('24 30 24 30 38 34 50 50 50 60 50 60 36 56 26 46')],
      ['red', smooth('76 30 76 30 62 34 50 50 50 60 50 60 64 56 74 46')],
      ['coral', smooth('32 22 42 12 56 11 68 20 68 32 60 44 50 48 38 42 31 32')],
      ['plum', smooth('40 24 48 18 58 20 62 28 56 36 48 38 41 32')],
      ['blush', smooth('46 26 52 24 56 28 53 32 48 31')],
    ],
  },
  tulip: {
    words: 'tulipe, bulbe jacinthe printemps fleur',
    also: 'hyacinth',
    pieces: [
      ['leaf', line('50 44 50 96'), 4.5],
      ['leaf', smooth('50 94 50 94 34 80 24 54 24 54 42 64 50 84')],
      ['sage', smooth('50 94 50 94 68 78 80 48 80 48 58 62 50 82')],
      ['rose', smooth('30 10 30 10 44 22 50 40 46 54 34 50 28 34')],
      ['rose', smooth('70 10 70 10 56 22 50 40 54 54 66 50 72 34')],
      ['coral', mirrored('50 4 50 4 62 22 64 40 58 52 50 55')],
    ],
  },
  daisy: {
    words: 'marguerite, pâquerette fleur pétales',
    also: 'blossom white-flower',
    pieces: [
      ['leaf', line('50 46 52 74 48 97'), 4],
      ['leaf', leaf(51, 82, 56, 32, 8)],
      ['white', wheel(12, (turn) => petal(50, 38, turn, 33, 13))],
      ['gold', circle(50, 38, 12)],
      ['orange', circle(50, 38, 6)],
    ],
  },
  sunflower: {
    words: 'tournesol, soleil fleur été',
    pieces: [
      ['leaf', line('50 50 50 97'), 5],
      ['leaf', smooth('50 84 50 84 60 66 82 62 82 62 76 78 62 86')],
      ['leaf', smooth('50 90 50 90 40 74 20 72 20 72 26 86 40 92')],
      ['gold', wheel(12, (turn) => leaf(50, 36, turn, 34, 9))],
      ['orange', wheel(12, (turn) => leaf(50, 36, turn, 27, 7), 15)],
      ['bark', circle(50, 36, 14.5)],
      ['wood', circle(50, 36, 8)],
    ],
  },
  'cherry-blossom': {
    words: 'branche de cerisier, sakura fleur japon hibiscus',
    also: 'hibiscus flower-playing-cards',
    pieces: [
      ['bark', line('4 92 30 74 54 66 92 26'), 5],
      ['bark', line('54 66 74 76'), 3.6],
      ['blush', wheel(5, (turn) => petal(36, 42, turn, 30, 22))],
      ['rose', wheel(5, (turn) => petal(36, 42, turn, 14, 6))],
      ['gold', circle(36, 42, 4.5)],
      ['rose', wheel(5, (turn) => petal(78, 72, turn, 19, 14), 20)],
      ['butter', circle(78, 72, 4)],
      ['blush', wheel(5, (turn) => petal(78, 20, turn, 16, 12), 40)],
      ['gold', circle(78, 20, 3)],
    ],
  },
  bouquet: {
    words: 'bouquet, fleurs fleuriste séchées',
    pieces: [
      ['leaf', leaf(50, 60, -48, 50, 8) + leaf(50, 60, 48, 50, 8) + leaf(50, 60, 0, 56, 8)],
      ['rose', wheel(6, (turn) => petal(30, 30, turn, 17, 12))],
      ['butter', circle(30, 30, 5)],
      ['white', wheel(7, (turn) => petal(68, 26, turn, 18, 11))],
      ['gold', circle(68, 26, 5.5)],
      ['red', wheel(5, (turn) => petal(50, 44, turn, 17, 14))],
      ['plum', circle(50, 44, 5)],
      ['kraft', poly('18 52 50 62 82 52 60 96 40 96')],
      ['butter', poly('18 52 50 62 48 96 40 96')],
      ['main', smooth('50 78 50 78 34 70 32 84 50 80 68 84 66 70 50 78')],
    ],
  },
  lavender: {
    words: 'lavande, herbes provence aromates huiles essentielles',
    pieces: [
      ['leaf', line('34 24 44 62 48 96'), 2.6],
      ['leaf', line('50 14 50 96'), 2.6],
      ['leaf', line('66 24 56 62 52 96'), 2.6],
      [
        'lilac',
        circle(32, 16, 5.5) +
          circle(29, 25, 5.5) +
          circle(37, 28, 5.5) +
          circle(34, 37, 5.5) +
          circle(40, 42, 5),
      ],
      [
        'lilac',
        circle(68, 16, 5.5) +
          circle(71, 25, 5.5) +
          circle(63, 28, 5.5) +
          circle(66, 37, 5.5) +
          circle(60, 42, 5),
      ],
      [
        'plum',
        circle(50, 6, 5) +
          circle(46, 14, 5.5) +
          circle(54, 18, 5.5) +
          circle(46, 26, 5.5) +
          circle(54, 31, 5.5) +
          circle(49, 39, 5),
      ],
      ['accent', smooth('50 70 50 70 36 62 34 76 50 72 66 76 64 62 50 70')],
    ],
  },
  herb: {
    words: 'herbes aromatiques, basilic menthe aromatique feuille plante salade',
    also: 'leafy-green',
    pieces: [
      ['leaf', line('50 96 50 20'), 3],
      ['leaf', smooth('50 80 50 80 34 84 18 74 10 58 10 58 28 54 42 64')],
      ['leaf', smooth('50 80 50 80 66 84 82 74 90 58 90 58 72 54 58 64')],
      ['sage', smooth('50 54 50 54 34 54 24 42 20 28 20 28 36 28 48 40')],
      ['sage', smooth('50 54 50 54 66 54 76 42 80 28 80 28 64 28 52 40')],
      ['lime', mirrored('50 4 50 4 62 16 60 30 50 38')],
      ['fir', line('50 80 30 68'), 1.6],
      ['fir', line('50 80 70 68'), 1.6],
    ],
  },
  leaf: {
    words: 'feuille, nature automne érable trèfle bio écologie',
    also: 'leaf-fluttering-in-wind fallen-leaf maple-leaf shamrock four-leaf-clover recycling-symbol club-suit',
    pieces: [
      ['wood', line('30 72 12 92'), 4],
      ['leaf', smooth('26 76 26 76 16 50 32 22 62 8 92 6 92 6 92 38 76 66 50 80')],
      ['sage', smooth('26 76 26 76 44 46 92 6 92 6 92 38 76 66 50 80')],
      ['fir', line('24 78 56 44 84 14'), 2.6],
      ['fir', line('44 56 40 38'), 2],
      ['fir', line('62 38 58 24'), 2],
      ['fir', line('50 50 70 50'), 2],
    ],
  },
  tree: {
    words: 'arbre, forêt chêne verger planter bois balade',
    also: 'deciduous-tree',
    pieces: [
      ['bark', smooth('44 58 44 58 56 58 56 58 57 80 64 94 64 94 36 94 36 94 43 80')],
      [
        'fir',
        smooth('18 46 10 34 18 22 32 20 38 8 56 6 68 16 82 20 90 34 84 48 70 52 58 60 42 60 30 54'),
      ],
      ['leaf', smooth('20 40 16 30 26 22 36 24 44 12 58 14 62 26 56 36 44 36 40 48 28 50')],
      ['lime', smooth('26 34 28 26 38 26 40 34 34 40')],
      ['red', circle(64, 34, 4.5) + circle(74, 42, 4.5) + circle(54, 48, 4.5)],
    ],
  },
  fir: {
    words: 'sapin, conifère pin forêt montagne',
    also: 'evergreen-tree',
    pieces: [
      ['bark', box(44, 80, 12, 16)],
      ['fir', mirroredPoly('50 40 86 84')],
      ['leaf', mirroredPoly('50 22 76 62')],
      ['sage', mirroredPoly('50 4 66 38')],
      ['white', smooth('50 4 50 4 58 21 58 21 54 19 50 23 46 19 42 21 42 21')],
    ],
  },
  'palm-tree': {
    words: 'palmier, plage île vacances cocotier tropical',
    also: 'desert-island coconut',
    pieces: [
      ['gold', smooth('4 94 4 94 24 84 50 82 76 84 96 94 96 94')],
      ['wood', smooth('52 30 58 34 54 60 62 86 62 86 46 86 46 86 44 60')],
      ['fir', smooth('54 32 54 32 36 18 14 22 6 38 6 38 26 30 40 36')],
      ['fir', smooth('54 32 54 32 72 16 92 24 96 40 96 40 78 32 66 36')],
      ['leaf', smooth('54 32 54 32 34 34 22 50 24 66 24 66 36 52 50 44')],
      ['leaf', smooth('54 32 54 32 76 34 86 50 84 66 84 66 74 50 60 44')],
      ['sage', smooth('54 32 54 32 46 14 54 4 70 4 70 4 64 14 62 26')],
      ['bark', circle(50, 38, 5) + circle(60, 40, 5)],
    ],
  },
  cactus: {
    words: 'cactus, succulente désert piquant',
    pieces: [
      ['leaf', line('50 50 28 50 24 32'), 13],
      ['leaf', line('50 58 74 54 78 38'), 13],
      ['leaf', smooth('36 70 36 24 42 10 50 7 58 10 64 24 64 70')],
      ['sage', line('50 18 50 62'), 2.2],
      ['sage', line('42 24 42 62'), 2.2],
      ['sage', line('58 24 58 62'), 2.2],
      ['rose', wheel(5, (turn) => petal(50, 10, turn, 11, 7))],
      ['main', mirroredPoly('72 66 64 95')],
      ['second', box(24, 60, 52, 11, 2)],
    ],
  },
  'watering-can': {
    words: 'arrosoir, jardin arroser potager balcon',
    pieces: [
      ['dark', line('38 34 50 16 70 14 86 30 88 56 76 70'), 6],
      ['main', smooth('36 78 36 78 14 36 14 36 20 32 20 32 40 58 40 58')],
      ['second', smooth('4 34 4 34 22 22 22 22 26 32 26 32 12 42 12 42')],
      ['main', smooth('34 40 34 40 76 40 76 40 80 88 80 88 32 88 32 88')],
      ['second', ellipse(55, 40, 21, 5)],
      ['accent', box(32, 62, 47, 8)],
      ['sky', leaf(8, 62, 180, -14, 5) + leaf(18, 54, 180, -12, 4)],
    ],
  },
  trowel: {
    words: 'pelle de jardin, jardinage bêche outil potager plantoir',
    pieces: [
      ['main', line('72 28 90 10'), 10],
      ['second', line('82 18 85 15'), 10.5],
      ['slate', line('54 46 68 32'), 5],
      ['steel', smooth('34 46 34 46 54 46 54 66 54 66 40 82 8 92 8 92 18 60')],
      ['slate', line('48 52 24 76'), 2.4],
      ['wood', smooth('42 96 46 84 60 80 74 80 88 84 94 96 94 96 42 96')],
      ['leaf', leaf(68, 84, -24, 22, 6) + leaf(68, 84, 30, 20, 6)],
    ],
  },
  greenhouse: {
    words: 'serre, potager jardin véranda',
    pieces: [
      ['steel', poly('50 8 92 40 92 92 8 92 8 40')],
      ['sky', poly('50 16 85 43 85 86 15 86 15 43')],
      ['leaf', leaf(30, 86, -14, 34, 8) + leaf(30, 86, 24, 28, 7)],
      ['leaf', leaf(72, 86, 10, 38, 8) + leaf(72, 86, -30, 26, 7)],
      ['red', circle(38, 62, 4.5) + circle(64, 60, 4.5) + circle(78, 66, 4.5)],
      ['white', box(48, 14, 4, 74)],
      ['white', box(13, 41, 74, 4)],
      ['main', box(8, 84, 84, 10, 2)],
    ],
  },
  lotus: {
    words: 'lotus, zen méditation nénuphar spa bien-être',
    pieces: [
      ['leaf', ellipse(50, 82, 44, 9)],
      ['rose', smooth('50 80 50 80 22 82 8 66 4 48 4 48 26 50 42 64')],
      ['rose', smooth('50 80 50 80 78 82 92 66 96 48 96 48 74 50 58 64')],
      ['blush', smooth('50 80 50 80 28 70 22 48 26 28 26 28 44 42 50 62')],
      ['blush', smooth('50 80 50 80 72 70 78 48 74 28 74 28 56 42 50 62')],
      ['white', mirrored('50 16 50 16 63 40 62 64 50 81 50 81')],
      ['gold', leaf(50, 80, 0, 26, 6)],
    ],
  },
  birdhouse: {
    words: 'nichoir, oiseaux mangeoire jardin cabane',
    pieces: [
      ['wood', box(45, 74, 10, 24)],
      ['main', box(24, 34, 52, 46, 2)],
      ['second', poly('50 6 88 38 80 45 50 20 20 45 12 38')],
      ['dark', circle(50, 48, 11)],
      ['light', circle(50, 48, 13) + hole(50, 48, 10.5)],
      ['wood', line('50 68 50 76'), 5],
      ['leaf', leaf(52, 92, 60, 26, 6) + leaf(48, 94, -60, 24, 6)],
      ['accent', smooth('50 38 50 38 44 32 45 28 50 31 50 31 55 28 56 32 50 38')],
    ],
  },
});
