import {
  box,
  circle,
  ellipse,
  hole,
  line,
  mirrored,
  petal,
  poly,
  smooth,
  star,
  wheel,
} from './path.ts';
import { inTheme } from './shape.ts';

/** What one wears and carries, and jewels. */
export const CLOTHES = inTheme('clothes', {
  't-shirt': {
    words: 'tee-shirt, t-shirt haut vêtement sweat chemise',
    pieces: [
      [
        'main',
        smooth(
          '34 12 34 12 40 20 50 23 60 20 66 12 66 12 96 30 96 30 86 52 86 52 74 46 74 46 74 92 74 92 26 92 26 92 26 46 26 46 14 52 14 52 4 30 4 30',
        ),
      ],
      ['second', smooth('50 48 44 42 36 44 36 54 50 68 50 68 64 54 64 44 56 42')],
      ['light', line('36 13 42 20.5 50 23 58 20.5 64 13'), 3.6],
    ],
  },
  dress: {
    words: 'robe, kimono élégance tenue soirée',
    pieces: [
      ['main', mirrored('50 42 58 40 58 40 76 70 86 92 86 92 66 95 50 96')],
      ['main', mirrored('50 20 56 18 58 6 58 6 64 6 64 6 66 22 60 42 60 42 50 44')],
      ['accent', box(39, 39, 22, 7, 2)],
      [
        'light',
        circle(36, 72, 3) +
          circle(50, 62, 3) +
          circle(62, 76, 3) +
          circle(50, 84, 3) +
          circle(28, 86, 3) +
          circle(74, 88, 3),
      ],
    ],
  },
  coat: {
    words: 'manteau, veste imperméable peignoir gilet laine',
    pieces: [
      ['main', poly('28 20 8 66 20 72 34 44')],
      ['main', poly('72 20 92 66 80 72 66 44')],
      ['main', smooth('32 10 32 10 68 10 68 10 76 24 74 60 78 94 78 94 22 94 22 94 26 60 24 24')],
      ['dark', line('50 38 50 92'), 2],
      ['second', poly('38 8 50 36 36 44 28 16') + poly('62 8 50 36 64 44 72 16')],
      ['accent', circle(57, 54, 3.4) + circle(57, 67, 3.4) + circle(57, 80, 3.4)],
      ['dark', box(29, 66, 13, 4, 2) + box(64, 66, 8, 4, 2)],
    ],
  },
  scarf: {
    words: 'écharpe, foulard châle laine tricot hiver',
    pieces: [
      ['second', poly('54 44 76 40 82 86 60 90')],
      ['accent', poly('57.6 68 79.6 64 80.8 72 58.8 76')],
      ['light', line('62 89 63 97'), 2.4],
      ['light', line('70 88 71 96'), 2.4],
      ['light', line('78 86 79 94'), 2.4],
      ['main', poly('30 44 52 46 44 92 22 88')],
      ['accent', poly('25.6 66 47.6 70 46.2 78 24.2 74')],
      ['light', line('24 88 22 96'), 2.4],
      ['light', line('33 90 31 98'), 2.4],
      ['light', line('42 91 40 98'), 2.4],
      ['main', smooth('14 26 20 12 50 6 80 12 86 26 80 44 64 52 50 54 36 52 20 44')],
      ['dark', smooth('28 24 36 17 50 15 64 17 72 24 62 31 50 33 38 31')],
    ],
  },
  gloves: {
    words: 'gants, moufles mitaines hiver main',
    pieces: [
      ['second', smooth('54 70 54 70 52 36 58 20 72 14 86 22 90 40 90 40 92 70 92 70')],
      ['second', smooth('58 48 46 34 40 40 44 56 56 64')],
      ['main', smooth('14 74 14 74 8 42 12 26 26 16 42 22 48 40 48 74 48 74')],
      ['main', smooth('42 50 54 36 61 42 56 58 46 66')],
      ['light', star(28, 46, 10, 3.6, 6)],
      ['accent', box(8, 70, 44, 18, 6)],
      ['light', line('14 76 46 76'), 2.4],
      ['accent', box(56, 68, 38, 18, 6)],
    ],
  },
  socks: {
    words: 'chaussettes, pieds chaussons pantoufles',
    also: 'foot',
    pieces: [
      ['second', smooth('50 8 50 8 80 8 80 8 78 44 90 58 92 74 80 80 66 70 52 54 52 54')],
      ['main', smooth('14 12 14 12 46 12 46 12 46 52 62 66 76 76 74 90 58 95 38 90 20 80 14 66')],
      ['accent', smooth('60 64 76 76 74 90 58 95 54 84')],
      ['accent', smooth('14 66 26 62 32 74 28 84 20 80')],
      ['light', box(11, 8, 38, 13, 4)],
      ['light', line('16 34 45 34'), 4],
      ['light', line('16 46 46 46'), 4],
      ['light', box(48, 4, 34, 11, 4)],
    ],
  },
  hat: {
    words: 'chapeau, paille capeline soleil bob',
    also: 'womans-hat',
    pieces: [
      ['kraft', ellipse(50, 68, 46, 18)],
      ['butter', ellipse(50, 65, 46, 17)],
      ['kraft', ellipse(50, 62, 28, 9)],
      ['butter', smooth('24 60 24 60 28 32 38 20 50 18 62 20 72 32 76 60 76 60 50 68')],
      ['main', smooth('25 50 25 50 50 56 75 50 75 50 76 61 76 61 50 68 24 61 24 61')],
      ['accent', wheel(5, (turn) => petal(70, 54, turn, 13, 9))],
      ['butter', circle(70, 54, 3.4)],
    ],
  },
  cap: {
    words: 'casquette, bonnet béret visière',
    also: 'billed-cap',
    pieces: [
      ['main', smooth('12 64 10 42 24 24 48 18 70 26 80 44 80 64 80 64 50 70')],
      ['second', smooth('46 18 46 18 58 34 62 66 62 66 80 64 80 44 70 26')],
      ['dark', smooth('40 68 40 68 60 60 80 58 96 66 97 76 97 76 76 74 56 78 42 78')],
      ['accent', circle(47, 18, 4.6)],
      ['light', star(34, 48, 11, 4.8)],
    ],
  },
  shoe: {
    words: 'chaussures, souliers mocassins escarpins cuir sandales ville',
    also: 'mans-shoe flat-shoe womans-boot thong-sandal',
    pieces: [
      [
        'main',
        smooth(
          '6 40 6 40 14 30 34 34 34 34 48 48 72 54 92 62 96 74 96 78 96 78 30 78 26 72 26 72 8 72 8 72',
        ),
      ],
      ['dark', smooth('6 40 6 40 14 30 34 34 34 34 38 40 26 48 14 48')],
      ['second', smooth('62 52 62 52 80 57 94 65 96 78 96 78 72 78 72 78 60 68')],
      ['light', line('44 46 38 56'), 3],
      ['light', line('52 50 46 60'), 3],
      [
        'dark',
        smooth(
          '6 72 6 72 26 72 30 78 30 78 97 78 97 78 97 84 97 84 26 84 26 84 26 90 26 90 6 90 6 90',
        ),
      ],
    ],
  },
  handbag: {
    words: 'sac à main, cabas pochette tote bag courses cuir portefeuille',
    also: 'credit-card money-bag',
    pieces: [
      ['dark', line('30 40 30 18 40 8 60 8 70 18 70 40'), 5.5],
      ['main', smooth('12 36 12 36 88 36 88 36 94 84 88 92 12 92 6 84')],
      ['second', smooth('11 36 11 36 89 36 89 36 90 52 70 64 50 66 30 64 10 52')],
      ['accent', box(42, 58, 16, 14, 4)],
      ['light', circle(50, 65, 3)],
      ['light', line('16 84 84 84'), 2],
    ],
  },
  ring: {
    words: 'bague, bijou alliance fiançailles mariage',
    pieces: [
      ['gold', circle(50, 64, 31) + hole(50, 64, 22)],
      ['orange', circle(50, 64, 26) + hole(50, 64, 22)],
      ['gold', poly('38 34 62 34 57 42 43 42')],
      ['sky', poly('32 12 68 12 78 24 50 42 22 24')],
      ['white', poly('40 12 60 12 64 24 36 24')],
      ['blue', poly('36 24 64 24 50 42')],
    ],
  },
  necklace: {
    words: 'collier, pendentif bijou perles chaîne',
    also: 'prayer-beads',
    pieces: [
      ['gold', line('14 8 18 34 32 58 50 68 68 58 82 34 86 8'), 3],
      [
        'main',
        circle(16, 28, 5) +
          circle(24, 46, 5.6) +
          circle(36, 60, 6.4) +
          circle(64, 60, 6.4) +
          circle(76, 46, 5.6) +
          circle(84, 28, 5),
      ],
      ['gold', circle(50, 68, 6)],
      ['main', smooth('50 94 34 78 36 70 44 68 50 74 50 74 56 68 64 70 66 78 50 94')],
      ['light', smooth('40 74 44 72 46 76 42 80')],
    ],
  },
  gem: {
    words: 'diamant, pierre précieuse cristal bijou minéraux trésor',
    also: 'gem-stone',
    pieces: [
      ['main', poly('24 16 76 16 96 42 50 92 4 42')],
      ['second', poly('24 16 34 42 4 42') + poly('76 16 96 42 66 42')],
      ['light', poly('50 16 66 42 34 42')],
      ['second', poly('34 42 66 42 50 92')],
      ['light', star(88, 16, 9, 3, 4)],
    ],
  },
  watch: {
    words: 'montre, bracelet heure connectée poignet',
    pieces: [
      ['dark', smooth('36 4 36 4 64 4 64 4 70 34 70 34 30 34 30 34')],
      ['dark', smooth('36 96 36 96 64 96 64 96 70 66 70 66 30 66 30 66')],
      ['accent', box(76, 46, 8, 8, 2)],
      ['main', circle(50, 50, 28)],
      ['light', circle(50, 50, 21)],
      ['dark', line('50 50 50 37'), 3.4],
      ['accent', line('50 50 59 55'), 3.4],
      ['dark', circle(50, 50, 3.4)],
    ],
  },
  sunglasses: {
    words: 'lunettes de soleil, été style',
    pieces: [
      ['main', line('8 42 14 26 26 22'), 5],
      ['main', line('92 42 86 26 74 22'), 5],
      [
        'main',
        smooth(
          '4 40 4 40 26 36 46 42 54 42 74 36 96 40 96 40 92 62 80 72 66 70 56 58 50 50 44 58 34 70 20 72 8 62',
        ),
      ],
      ['ink', smooth('11 46 26 42 42 48 38 60 30 66 18 66 12 58')],
      ['ink', smooth('89 46 74 42 58 48 62 60 70 66 82 66 88 58')],
      ['sky', line('18 56 26 48'), 3.4],
      ['sky', line('66 56 74 48'), 3.4],
    ],
  },
  tie: {
    words: 'cravate, nœud papillon costume élégant chemise',
    also: 'necktie',
    pieces: [
      ['white', poly('14 6 50 14 86 6 94 30 62 46 50 22 38 46 6 30')],
      ['main', poly('40 20 60 20 57 36 43 36')],
      ['main', poly('43 36 57 36 68 78 50 96 32 78')],
      ['second', poly('40 46 60.5 54 62 61 38.5 52') + poly('36.5 60 64 71 66 78 34.5 67')],
    ],
  },
  jeans: {
    words: 'jean, pantalon denim short',
    pieces: [
      ['blue', poly('22 8 78 8 86 94 60 94 52 40 48 40 40 94 14 94')],
      ['night', box(22, 8, 56, 9, 1)],
      ['gold', line('50 18 50 38'), 2],
      ['gold', line('25 20 34 30 40 18'), 2],
      ['gold', line('75 20 66 30 60 18'), 2],
      ['sky', poly('14.8 85 41.3 85 40 94 14 94') + poly('58.7 85 85.2 85 86 94 60 94')],
      ['gold', circle(50, 12.5, 2.6)],
    ],
  },
  crown: {
    words: 'couronne, roi reine princesse galette',
    pieces: [
      ['gold', poly('8 30 30 54 50 16 70 54 92 30 84 86 16 86')],
      ['orange', 'M16 72H84L82 88H18Z'],
      ['red', circle(50, 79, 5)],
      ['teal', circle(32, 79, 4) + circle(68, 79, 4)],
      ['main', circle(8, 28, 6) + circle(50, 13, 7) + circle(92, 28, 6)],
    ],
  },
  sweater: {
    words: 'pull, cachemire chandail maille sweat jacquard',
    pieces: [
      ['main', poly('28 14 2 46 6 78 24 80 32 46')],
      ['main', poly('72 14 98 46 94 78 76 80 68 46')],
      ['second', box(3, 72, 23, 12, 3, -6) + box(74, 72, 23, 12, 3, 6)],
      [
        'main',
        smooth('28 12 28 12 38 10 50 14 62 10 72 12 72 12 78 30 75 90 75 90 25 90 25 90 22 30'),
      ],
      [
        'light',
        poly(
          '22.6 46 32 36 41 46 50 36 59 46 68 36 77.4 46 77.2 55 68 45 59 55 50 45 41 55 32 45 22.8 55',
        ),
      ],
      ['accent', circle(34, 66, 4) + circle(50, 66, 4) + circle(66, 66, 4)],
      ['second', box(23, 83, 54, 13, 3)],
      ['second', line('36 12 43 18 50 20 57 18 64 12'), 6],
    ],
  },
  beanie: {
    words: 'bonnet, pompon tuque hiver froid',
    pieces: [
      ['main', smooth('10 74 10 74 12 46 26 26 50 20 74 26 88 46 90 74 90 74')],
      [
        'light',
        poly(
          '12 56 22 46 31 56 40 46 50 56 60 46 69 56 78 46 88 56 89 64 78 54 69 64 60 54 50 64 40 54 31 64 22 54 11 64',
        ),
      ],
      ['second', box(5, 67, 90, 25, 8)],
      ['dark', line('22 73 22 86'), 2.4],
      ['dark', line('36 73 36 86'), 2.4],
      ['dark', line('50 73 50 86'), 2.4],
      ['dark', line('64 73 64 86'), 2.4],
      ['dark', line('78 73 78 86'), 2.4],
      ['accent', star(50, 17, 17, 13.5, 12)],
    ],
  },
  slippers: {
    words: 'chaussons, pantoufles feutre mules',
    pieces: [
      ['kraft', ellipse(27, 52, 21, 42, -5)],
      ['cream', ellipse(28, 66, 15, 23, -4)],
      ['main', smooth('5 52 5 24 20 9 36 12 47 30 49 52 49 52 28 56 5 54 5 54')],
      ['light', line('7 52 28 58 48 51'), 9],
      ['kraft', ellipse(73, 52, 21, 42, 5)],
      ['cream', ellipse(72, 66, 15, 23, 4)],
      ['main', smooth('95 52 95 24 80 9 64 12 53 30 51 52 51 52 72 56 95 54 95 54')],
      ['light', line('93 52 72 58 52 51'), 9],
      ['accent', circle(25, 36, 6) + circle(75, 36, 6)],
    ],
  },
  belt: {
    words: 'ceinture, cuir boucle ceinturon',
    pieces: [
      ['bark', ellipse(50, 38, 40, 18), 14],
      ['wood', 'M10 40A40 28 0 0 0 90 40', 18],
      ['bark', circle(76, 61, 2.6) + circle(85, 53, 2.6)],
      ['gold', box(36, 52, 28, 32, 5), 6],
      ['gold', line('36 68 58 68'), 5],
      ['main', box(20, 52, 9, 24, 3, 24)],
    ],
  },
  kimono: {
    words: 'kimono, yukata peignoir japonais obi',
    pieces: [
      ['main', poly('34 10 0 22 2 70 28 70 36 40')],
      ['main', poly('66 10 100 22 98 70 72 70 64 40')],
      ['second', poly('1.5 60 28.5 60 28 70 2 70') + poly('71.5 60 98.5 60 98 70 72 70')],
      ['main', poly('32 9 68 9 76 96 24 96')],
      ['dark', line('54 62 48 94'), 2.2],
      ['light', line('63 9 38 48'), 6.5],
      ['light', line('37 9 62 48'), 6.5],
      ['accent', box(27, 46, 46, 17, 2)],
      ['second', box(26, 52, 48, 5, 1)],
      [
        'blush',
        circle(14, 42, 5.5) + circle(86, 40, 5.5) + circle(36, 82, 5.5) + circle(64, 76, 4),
      ],
    ],
  },
  purse: {
    words: 'portefeuille, porte-cartes porte-monnaie cuir trousse',
    pieces: [
      ['sky', box(20, 12, 60, 40, 4, -8)],
      ['gold', box(22, 20, 60, 40, 4, 4)],
      ['dark', box(6, 32, 84, 14, 4)],
      ['main', box(4, 38, 88, 56, 8)],
      ['light', line('12 46 84 46'), 2],
      ['light', line('12 86 84 86'), 2],
      ['second', box(62, 54, 36, 24, 10)],
      ['accent', circle(75, 66, 5.5)],
    ],
  },
  'shopping-bags': {
    words: 'sacs de courses, cabas sac boutique achats virée chiner',
    pieces: [
      ['dark', line('58 32 58 14 66 8 76 14 76 32'), 4],
      ['second', poly('42 28 92 28 97 90 42 90')],
      ['accent', poly('42 28 92 28 93.2 40 42 40')],
      ['dark', line('22 44 22 26 32 19 42 26 42 44'), 4],
      ['main', poly('6 40 58 40 63 96 1 96')],
      ['light', circle(32, 70, 14)],
      ['main', smooth('22 68 27 62 32 67 32 67 37 62 42 68 39 75 32 80 32 80 25 75')],
    ],
  },
  bracelet: {
    words: 'bracelet, gourmette perles poignet amitié',
    pieces: [
      ['dark', circle(50, 44, 36) + hole(50, 44, 33.5)],
      [
        'main',
        circle(42, 78, 7.5) +
          circle(18, 59, 7.5) +
          circle(18, 29, 7.5) +
          circle(42, 10, 7.5) +
          circle(72, 17, 7.5) +
          circle(85, 44, 7.5) +
          circle(72, 71, 7.5),
      ],
      [
        'second',
        circle(28, 71, 7.5) +
          circle(15, 44, 7.5) +
          circle(28, 17, 7.5) +
          circle(58, 10, 7.5) +
          circle(82, 29, 7.5) +
          circle(82, 59, 7.5) +
          circle(58, 78, 7.5),
      ],
      ['accent', smooth('50 74 50 74 58 67 69 70 71 80 62 91 50 98 50 98 38 91 29 80 31 70 42 67')],
    ],
  },
});
