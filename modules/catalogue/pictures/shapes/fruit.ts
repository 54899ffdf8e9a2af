import { circle, ellipse, leaf, line, mirrored, petal, smooth, wheel } from './path.ts';
import { inTheme } from './shape.ts';

/** Fruit and vegetables. */
export const FRUIT = inTheme('garden', {
  tomato: {
    words: 'tomate, potager légume',
    pieces: [
      ['red', smooth('50 26 68 20 88 32 94 54 84 78 64 90 50 88 36 90 16 78 6 54 12 32 32 20')],
      ['coral', smooth('18 44 28 32 38 36 30 48 26 64 18 60')],
      ['leaf', wheel(5, (turn) => leaf(50, 27, turn, 24, 6), 20)],
      ['fir', line('50 26 54 10'), 4.5],
    ],
  },
  carrot: {
    words: 'carotte, légume potager',
    pieces: [
      ['leaf', leaf(64, 36, 10, 34, 7) + leaf(64, 36, 78, 34, 7)],
      ['sage', leaf(64, 36, 44, 40, 8)],
      ['orange', smooth('54 28 64 28 72 38 72 48 50 74 14 92 8 86 8 86 26 50')],
      ['rust', line('42 48 50 54'), 2.6],
      ['rust', line('32 60 40 68'), 2.6],
      ['rust', line('56 56 62 60'), 2.6],
      ['butter', line('30 54 44 38'), 3],
    ],
  },
  lemon: {
    words: 'citron, agrume zeste',
    also: 'lime',
    pieces: [
      [
        'gold',
        smooth(
          '6 44 14 38 24 22 44 14 66 20 78 36 88 44 92 54 82 56 74 70 54 80 32 76 18 60 10 54',
        ),
      ],
      ['butter', smooth('22 40 30 28 42 24 36 34 28 44')],
      ['leaf', smooth('50 16 50 16 58 2 78 2 90 10 90 10 76 22 62 22')],
      ['butter', circle(66, 70, 24)],
      ['white', circle(66, 70, 20)],
      ['gold', wheel(6, (turn) => petal(66, 70, turn, 18, 12.5))],
    ],
  },
  orange: {
    words: 'orange, clémentine agrume mandarine',
    also: 'tangerine',
    pieces: [
      ['orange', circle(50, 56, 38)],
      ['gold', smooth('20 50 26 34 40 28 34 40 26 56')],
      ['rust', circle(60, 68, 2) + circle(70, 56, 2) + circle(50, 80, 2) + circle(72, 72, 2)],
      ['leaf', smooth('50 22 50 22 54 6 74 2 90 10 90 10 82 24 64 28')],
      ['fir', line('48 26 50 12'), 4],
      ['sage', line('54 20 78 12'), 1.8],
    ],
  },
  apple: {
    words: 'pomme, verger cidre compote poire pêche fruit',
    also: 'red-apple green-apple pear peach pineapple',
    pieces: [
      ['bark', line('50 30 52 16 58 6'), 4.5],
      ['red', smooth('50 30 66 24 86 34 90 54 80 80 64 94 50 90 36 94 20 80 10 54 14 34 34 24')],
      ['coral', smooth('20 48 26 34 38 34 32 46 28 62 22 60')],
      ['leaf', smooth('54 22 54 22 60 6 78 4 90 10 90 10 80 24 66 26')],
    ],
  },
  cherries: {
    words: 'cerises, cerise fruit rouge',
    pieces: [
      ['leaf', line('28 62 40 34 62 8'), 3.4],
      ['leaf', line('72 66 70 36 62 8'), 3.4],
      ['fir', smooth('62 8 62 8 44 4 26 14 22 26 22 26 42 26 56 20')],
      ['red', smooth('28 58 42 56 48 70 42 86 28 90 12 84 6 70 14 58')],
      ['plum', smooth('74 62 88 60 94 74 88 90 74 94 58 88 54 74 60 62')],
      ['blush', ellipse(18, 68, 4, 6, 24)],
      ['blush', ellipse(66, 72, 4, 6, 24)],
    ],
  },
  strawberry: {
    words: 'fraise, confiture fruit rouge',
    pieces: [
      ['red', mirrored('50 26 66 20 84 28 88 44 78 68 60 90 50 95')],
      [
        'butter',
        leaf(34, 46, 180, -8, 2.4) +
          leaf(50, 42, 180, -8, 2.4) +
          leaf(66, 46, 180, -8, 2.4) +
          leaf(42, 60, 180, -8, 2.4) +
          leaf(58, 60, 180, -8, 2.4) +
          leaf(50, 76, 180, -8, 2.4),
      ],
      ['leaf', wheel(7, (turn) => leaf(50, 24, turn, 24, 6))],
      ['fir', line('50 22 52 6'), 4],
    ],
  },
  grapes: {
    words: 'raisin, vigne vendange vigneron',
    pieces: [
      ['wood', line('50 26 52 6'), 4],
      ['leaf', smooth('52 22 52 22 54 8 66 4 76 8 84 4 92 12 88 22 90 30 76 34 64 28')],
      ['plum', circle(28, 38, 11) + circle(50, 36, 11) + circle(72, 40, 11)],
      ['lilac', circle(38, 52, 11)],
      ['plum', circle(60, 54, 11)],
      ['lilac', circle(50, 70, 11)],
      ['plum', circle(38, 70, 9)],
      ['plum', circle(50, 86, 9)],
      ['blush', circle(46, 66, 3) + circle(34, 48, 3) + circle(24, 34, 3) + circle(68, 36, 3)],
    ],
  },
  pepper: {
    words: 'piment, épicé chili sauce piquante poivron',
    also: 'hot-pepper',
    pieces: [
      ['red', smooth('66 26 82 28 88 42 80 66 54 86 14 94 8 90 8 90 36 76 50 56 54 36')],
      ['coral', smooth('64 34 72 36 68 52 54 68 38 78 56 58')],
      ['leaf', smooth('56 30 60 20 72 18 84 22 90 34 82 34 72 30 64 34')],
      ['fir', line('72 22 74 10 84 4'), 5],
    ],
  },
  vegetables: {
    words: 'légumes, pomme de terre racines potager panier cacahuète gingembre',
    also: 'potato ginger-root peanuts',
    pieces: [
      ['leaf', leaf(34, 30, -20, 28, 7) + leaf(34, 30, 20, 28, 7)],
      ['plum', smooth('34 28 52 32 58 48 50 64 36 72 34 84 30 72 16 64 10 48 18 32')],
      ['rose', line('20 44 26 36 34 34'), 3],
      ['kraft', smooth('46 72 52 54 70 48 88 56 94 74 84 88 66 92 50 86')],
      [
        'wood',
        ellipse(64, 64, 3, 2) +
          ellipse(80, 72, 3, 2) +
          ellipse(62, 80, 3, 2) +
          ellipse(76, 58, 2.4, 1.6),
      ],
    ],
  },
  mushroom: {
    words: 'champignon, cèpe forêt cueillette morille',
    also: 'brown-mushroom',
    pieces: [
      ['cream', smooth('40 54 40 54 60 54 60 54 60 76 66 92 66 92 34 92 34 92 40 76')],
      ['butter', ellipse(50, 57, 30, 6)],
      ['red', smooth('8 56 10 34 28 14 50 8 72 14 90 34 92 56 92 56 70 60 50 58 30 60 8 56')],
      ['white', ellipse(34, 30, 8, 6, -30)],
      ['white', ellipse(60, 22, 7, 5, 12)],
      ['white', ellipse(72, 44, 8, 6, 20)],
      ['white', ellipse(46, 46, 6, 4.5)],
    ],
  },
  chestnut: {
    words: 'châtaigne, noix noisette marron automne gland',
    pieces: [
      ['leaf', leaf(40, 40, -50, 40, 10) + leaf(60, 40, 50, 40, 10)],
      ['wood', mirrored('50 14 50 14 62 32 84 44 88 64 76 80 50 84')],
      ['bark', line('36 46 34 60 38 72'), 3],
      ['butter', smooth('16 72 30 66 50 70 70 66 84 72 78 88 60 94 40 94 22 88')],
    ],
  },
});
