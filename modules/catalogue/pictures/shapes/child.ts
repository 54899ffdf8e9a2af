import {
  box,
  circle,
  ellipse,
  hole,
  leaf,
  line,
  mirrored,
  poly,
  smooth,
  star,
  wheel,
} from './path.ts';
import { inTheme } from './shape.ts';

/** Toys, games and little ones. */
export const CHILD = inTheme('child', {
  'teddy-bear': {
    words: 'ours en peluche, doudou nounours câlin',
    pieces: [
      ['wood', circle(26, 20, 11) + circle(74, 20, 11)],
      ['blush', circle(26, 20, 5.5) + circle(74, 20, 5.5)],
      ['wood', ellipse(20, 64, 9, 15, 28) + ellipse(80, 64, 9, 15, -28)],
      ['wood', mirrored('50 50 70 54 78 72 70 90 50 94')],
      ['kraft', mirrored('50 58 62 62 66 74 60 85 50 88')],
      ['wood', ellipse(28, 88, 13, 9) + ellipse(72, 88, 13, 9)],
      ['wood', ellipse(50, 35, 30, 25)],
      ['kraft', ellipse(50, 43, 13, 10.5)],
      ['ink', circle(38, 31, 3.4) + circle(62, 31, 3.4) + ellipse(50, 39, 4.6, 3.2)],
      ['main', smooth('50 60 50 60 36 54 35 66 50 62 65 66 64 54 50 60')],
    ],
  },
  puzzle: {
    words: 'puzzle, pièce casse-tête réflexion énigme',
    also: 'puzzle-piece brain',
    pieces: [
      [
        'second',
        'M50 50H62C57 40 62 32 70 32S83 40 78 50H94V94H50V80C40 85 33 80 33 72S40 59 50 64Z',
      ],
      [
        'main',
        'M8 14H26C21 4 26 -1 32 -1S43 4 38 14H56V32C66 27 72 32 72 39S66 50 56 46V62H40C45 72 40 78 33 78S20 72 25 62H8Z',
      ],
    ],
  },
  dice: {
    words: 'dé, jeu société plateau hasard jouer',
    also: 'game-die',
    pieces: [
      ['main', box(8, 26, 58, 58, 10, -9)],
      [
        'light',
        circle(22, 46, 5) +
          circle(50, 41, 5) +
          circle(37, 55, 5) +
          circle(25, 69, 5) +
          circle(53, 64, 5),
      ],
      ['second', box(56, 10, 38, 38, 7, 14)],
      ['dark', circle(68, 19, 3.6) + circle(75, 29, 3.6) + circle(82, 39, 3.6)],
    ],
  },
  cards: {
    words: 'cartes à jouer, jeu poker belote tarot bataille magie',
    also: 'joker spade-suit diamond-suit heart-suit',
    pieces: [
      ['dark', box(10, 26, 46, 64, 5, -18)],
      ['accent', box(17, 32, 34, 52, 3, -18)],
      ['white', box(44, 18, 46, 66, 5, 12)],
      ['red', smooth('68 66 54 50 58 40 67 44 67 44 76 42 82 52 68 66')],
      ['ink', smooth('58 22 64 29 60 35 54 33 51 29')],
      ['ink', smooth('76 80 81 74 78 68 72 70 70 76')],
    ],
  },
  chess: {
    words: 'échecs, pion roi stratégie échiquier',
    also: 'chess-pawn',
    pieces: [
      ['dark', poly('6 84 94 84 98 96 2 96')],
      [
        'light',
        poly('20 84 35 84 34 96 18 96') +
          poly('50 84 65 84 66 96 50 96') +
          poly('80 84 94 84 98 96 82 96'),
      ],
      ['second', mirrored('28 36 34 42 34 48 36 64 42 76 42 84 42 84 28 85', 28)],
      ['second', circle(28, 34, 12)],
      [
        'main',
        smooth(
          '56 84 56 84 58 70 66 54 60 54 52 58 46 52 52 38 62 26 62 14 62 14 76 22 88 40 90 64 90 84 90 84',
        ),
      ],
      ['light', circle(67, 34, 3)],
    ],
  },
  kite: {
    words: 'cerf-volant, vent plage voler',
    pieces: [
      ['dark', line('56 62 44 74 52 84 38 96'), 2.4],
      ['main', poly('64 4 92 34 56 66 36 30')],
      ['second', poly('64 4 92 34 61 33')],
      ['accent', poly('61 33 92 34 56 66')],
      ['light', poly('64 4 61 33 36 30')],
      ['second', poly('44 74 34 68 36 80') + poly('44 74 54 70 54 80')],
      ['accent', poly('46 90 36 86 40 97') + poly('46 90 56 86 54 97')],
    ],
  },
  'baby-bottle': {
    words: 'biberon, bébé naissance nourrisson',
    also: 'pregnant-woman',
    pieces: [
      [
        'blush',
        smooth('42 20 42 20 42 12 47 8 50 2 53 8 58 12 58 20 58 20 64 26 64 26 36 26 36 26'),
      ],
      ['main', box(28, 24, 44, 14, 4)],
      ['light', mirrored('50 38 70 38 70 38 74 56 74 84 68 94 50 96')],
      ['white', smooth('27 58 27 58 50 62 73 58 73 58 73 84 66 92 34 92 27 84')],
      ['accent', line('62 66 70 66'), 2.4],
      ['accent', line('58 74 70 74'), 2.4],
      ['accent', line('62 82 70 82'), 2.4],
      ['accent', smooth('40 68 34 62 30 66 32 72 40 80 40 80 48 72 50 66 46 62')],
    ],
  },
  baby: {
    words: 'bébé, naissance nouveau-né enfant maternité',
    also: 'baby-symbol child',
    pieces: [
      ['main', smooth('16 94 16 94 20 74 36 66 64 66 80 74 84 94 84 94')],
      ['second', smooth('34 68 42 76 50 78 58 76 66 68 66 68 60 86 40 86')],
      ['blush', circle(14, 44, 8) + circle(86, 44, 8)],
      ['blush', circle(50, 42, 35)],
      ['wood', line('50 8 44 16 52 20 58 14'), 4],
      ['ink', circle(37, 42, 4) + circle(63, 42, 4)],
      ['coral', circle(28, 53, 6) + circle(72, 53, 6)],
      ['accent', ellipse(50, 58, 10, 7)],
      ['light', circle(50, 58, 4.4)],
    ],
  },
  pram: {
    words: 'poussette, landau naissance bébé promenade',
    pieces: [
      ['dark', line('78 54 90 30 98 30'), 4.5],
      ['main', smooth('46 50 46 50 46 12 46 12 24 16 12 32 10 50 10 50')],
      ['second', smooth('46 50 46 50 46 12 46 12 34 24 30 50 30 50')],
      ['main', smooth('8 50 8 50 82 50 82 50 80 66 68 76 28 76 14 68')],
      ['light', smooth('8 50 8 50 82 50 82 50 81 58 81 58 9 58 9 58')],
      ['dark', circle(26, 84, 12) + circle(66, 84, 12)],
      ['light', circle(26, 84, 6.5) + circle(66, 84, 6.5)],
    ],
  },
  robot: {
    words: 'robot, électronique programmation jouet',
    pieces: [
      ['slate', line('50 20 50 8'), 3],
      ['accent', circle(50, 7, 5.5)],
      ['slate', box(8, 34, 10, 20, 3) + box(82, 34, 10, 20, 3)],
      ['main', box(17, 18, 66, 48, 10)],
      ['light', box(25, 27, 50, 26, 8)],
      ['dark', circle(38, 40, 7) + circle(62, 40, 7)],
      ['second', circle(38, 40, 3) + circle(62, 40, 3)],
      ['dark', line('40 59 60 59'), 3],
      ['second', box(26, 70, 48, 24, 6)],
      ['accent', circle(40, 82, 4.4)],
      ['light', box(50, 78, 16, 8, 2)],
    ],
  },
  rocket: {
    words: 'fusée, espace décollage astronaute cosmos',
    pieces: [
      ['orange', smooth('42 74 42 74 58 74 58 74 60 86 50 98 40 86')],
      ['butter', smooth('46 74 46 74 54 74 54 74 54 84 50 90 46 84')],
      ['main', smooth('34 48 34 48 16 62 14 82 14 82 36 72 36 72')],
      ['main', smooth('66 48 66 48 84 62 86 82 86 82 64 72 64 72')],
      ['light', mirrored('50 2 50 2 64 20 68 46 62 76 62 76 50 77')],
      ['main', smooth('50 2 50 2 60 14 64 24 64 24 50 28 36 24 36 24 40 14')],
      ['dark', circle(50, 44, 11)],
      ['sky', circle(50, 44, 7)],
      ['accent', box(37, 66, 26, 7, 2)],
    ],
  },
  train: {
    words: 'train, locomotive vapeur jouet circuit chemin de fer',
    also: 'locomotive railway-car railway-track station bullet-train',
    pieces: [
      ['white', circle(30, 12, 8) + circle(42, 7, 6)],
      ['dark', poly('20 24 36 24 33 42 23 42')],
      ['main', box(8, 40, 56, 32, 6)],
      ['second', box(54, 20, 38, 52, 4)],
      ['light', box(62, 30, 22, 18, 3)],
      ['dark', box(49, 14, 48, 9, 4)],
      ['accent', box(8, 50, 46, 7)],
      ['dark', poly('8 66 8 84 -1 84')],
      ['dark', circle(24, 80, 13)],
      ['gold', circle(24, 80, 6.5)],
      ['dark', circle(50, 82, 10)],
      ['gold', circle(50, 82, 5)],
      ['dark', circle(78, 80, 13)],
      ['gold', circle(78, 80, 6.5)],
    ],
  },
  'yo-yo': {
    words: 'yoyo, toupie jouet adresse bilboquet',
    pieces: [
      ['slate', line('50 48 60 22 76 4'), 2.4],
      ['light', circle(78, 8, 7) + hole(78, 8, 4)],
      ['dark', circle(46, 58, 36)],
      ['main', circle(44, 56, 34)],
      ['second', circle(44, 56, 22)],
      ['accent', star(44, 56, 17, 7.6)],
    ],
  },
  balloon: {
    words: 'ballons de baudruche, fête anniversaire',
    pieces: [
      ['dark', line('30 56 40 78 50 96'), 1.8],
      ['dark', line('70 58 60 78 50 96'), 1.8],
      ['dark', line('50 66 50 96'), 1.8],
      ['second', smooth('28 14 42 18 48 34 40 52 28 58 16 52 8 34 14 18')],
      ['accent', smooth('72 14 86 18 92 34 84 52 72 58 60 52 52 34 58 18')],
      ['main', smooth('50 18 66 24 70 42 62 62 50 69 38 62 30 42 34 24')],
      ['main', poly('50 66 56 76 44 76')],
      ['light', ellipse(41, 36, 3.6, 7, 20)],
    ],
  },
  castle: {
    words: 'château fort, chevalier princesse conte royaume',
    also: 'shield',
    pieces: [
      ['main', poly('18 4 34 28 2 28') + poly('82 4 98 28 66 28')],
      ['second', box(7, 28, 22, 64) + box(71, 28, 22, 64)],
      ['light', poly('26 44 34 44 34 52 42 52 42 44 58 44 58 52 66 52 66 44 74 44 74 92 26 92')],
      ['dark', 'M40 92V74Q40 62 50 62T60 74V92Z'],
      ['dark', box(14, 40, 8, 13, 4) + box(78, 40, 8, 13, 4)],
      ['wood', line('50 46 50 18'), 2.6],
      ['accent', poly('51 18 70 25 51 33')],
    ],
  },
  alien: {
    words: 'extraterrestre, soucoupe espace jeu vidéo martien',
    also: 'alien-monster flying-saucer',
    pieces: [
      ['butter', poly('36 60 64 60 84 96 16 96')],
      ['sky', smooth('28 44 30 24 42 12 58 12 70 24 72 44 72 44')],
      ['leaf', smooth('40 46 38 32 44 24 50 22 56 24 62 32 60 46 60 46 40 46')],
      ['ink', ellipse(45, 34, 3.4, 5, 14) + ellipse(55, 34, 3.4, 5, -14)],
      ['main', ellipse(50, 52, 46, 15)],
      ['second', smooth('8 47 8 47 28 40 50 38 72 40 92 47 92 47 74 54 50 56 26 54')],
      ['accent', circle(22, 55, 4.4) + circle(50, 61, 4.4) + circle(78, 55, 4.4)],
    ],
  },
  'nesting-dolls': {
    words: 'poupées russes, poupée matriochka figurine',
    also: 'man-elf man-superhero',
    pieces: [
      ['main', mirrored('36 4 52 8 58 24 56 36 66 54 66 78 54 94 36 95', 36)],
      ['blush', circle(36, 28, 15)],
      ['bark', smooth('21 26 24 16 36 13 48 16 51 26 42 20 36 22 30 20')],
      ['ink', circle(31, 29, 2) + circle(41, 29, 2)],
      ['red', ellipse(36, 36, 3, 1.8)],
      ['second', mirrored('36 50 50 54 56 68 50 84 36 89', 36)],
      ['accent', wheel(5, (turn) => leaf(36, 70, turn, 12, 4.4))],
      ['teal', mirrored('78 46 88 49 92 60 90 66 96 78 92 90 78 95', 78)],
      ['blush', circle(78, 62, 9.5)],
      ['ink', circle(75, 62, 1.5) + circle(81, 62, 1.5)],
      ['gold', circle(78, 82, 7)],
    ],
  },
  'toy-duck': {
    words: 'canard de bain, jouet bébé',
    pieces: [
      [
        'gold',
        smooth(
          '14 66 24 58 40 60 54 54 48 46 42 34 48 18 64 12 78 20 82 34 76 48 72 54 84 64 88 76 80 86 62 90 34 90 20 84',
        ),
      ],
      ['orange', smooth('78 28 88 26 97 32 92 38 80 40')],
      ['butter', smooth('34 68 46 64 58 70 58 78 46 82 36 78')],
      ['ink', circle(66, 28, 3.8)],
      ['sky', smooth('2 96 2 84 14 80 26 86 38 80 50 86 62 80 74 86 86 80 98 84 98 96 98 96')],
    ],
  },
  'rocking-horse': {
    words: 'cheval à bascule, bois jouet enfance',
    pieces: [
      ['wood', line('6 78 22 90 50 95 78 90 94 78'), 6],
      ['second', line('30 64 26 88'), 8],
      ['second', line('68 64 74 88'), 8],
      ['main', line('82 48 94 56 90 70'), 6],
      [
        'second',
        smooth(
          '24 60 22 46 26 34 16 38 8 34 10 26 24 14 34 8 34 8 38 20 46 40 66 42 80 46 84 58 76 68 34 70',
        ),
      ],
      ['main', smooth('34 8 34 8 40 18 44 34 46 46 46 46 38 38 32 22')],
      ['accent', smooth('46 42 58 40 68 44 66 58 56 62 46 58')],
      ['ink', circle(24, 23, 2.8)],
    ],
  },
  sandcastle: {
    words: 'château de sable, plage seau pelle vacances',
    pieces: [
      ['gold', smooth('2 94 2 94 18 84 50 82 82 84 98 94 98 94')],
      ['wood', line('80 14 68 60'), 5],
      ['accent', smooth('58 58 58 58 78 62 78 62 76 80 66 88 58 76')],
      ['dark', line('12 40 16 16 34 10 52 16 56 40'), 3.4],
      ['main', smooth('8 40 8 40 60 40 60 40 54 88 54 88 14 88 14 88')],
      ['second', box(5, 36, 58, 10, 3)],
      ['light', star(34, 66, 12, 5.4)],
    ],
  },
  'go-board': {
    words: 'jeu de go, goban pierres de go reversi',
    pieces: [
      ['wood', box(5, 14, 90, 80, 5)],
      ['kraft', box(5, 7, 90, 80, 5)],
      ['bark', 'M23 13V81M41 13V81M59 13V81M77 13V81M11 20H89M11 38H89M11 56H89M11 74H89', 2],
      ['ink', circle(41, 38, 9) + circle(59, 38, 9) + circle(41, 56, 9)],
      ['white', circle(59, 56, 9) + circle(77, 38, 9) + circle(59, 74, 9)],
    ],
  },
});
