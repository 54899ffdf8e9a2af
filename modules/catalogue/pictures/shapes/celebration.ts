import { box, circle, ellipse, leaf, line, mirroredPoly, poly, smooth, star } from './path.ts';
import { inTheme } from './shape.ts';

/** Feasts, feelings and people. */
export const CELEBRATION = inTheme('celebration', {
  gift: {
    words: 'cadeau, surprise paquet emballage offrir box abonnement colis',
    also: 'wrapped-gift',
    pieces: [
      ['main', box(14, 44, 72, 50, 4)],
      ['main', box(8, 30, 84, 20, 4)],
      ['second', box(42, 30, 16, 64)],
      ['dark', poly('14 50 86 50 86 55 14 55')],
      ['second', smooth('50 30 50 30 36 10 20 8 16 20 26 30')],
      ['second', smooth('50 30 50 30 64 10 80 8 84 20 74 30')],
      ['main', smooth('44 26 44 26 34 14 25 14 24 21 32 26')],
      ['main', smooth('56 26 56 26 66 14 75 14 76 21 68 26')],
      ['accent', circle(50, 29, 7)],
    ],
  },
  ribbon: {
    words: 'ruban, nœud couture décoration cadeau',
    also: 'heart-with-ribbon',
    pieces: [
      ['dark', poly('44 50 58 56 46 94 38 84 24 88')],
      ['dark', poly('56 50 42 56 54 94 62 84 76 88')],
      ['main', smooth('50 44 50 44 34 18 14 12 6 24 6 56 14 66 34 60 50 48')],
      ['main', smooth('50 44 50 44 66 18 86 12 94 24 94 56 86 66 66 60 50 48')],
      ['second', smooth('42 44 28 28 18 24 14 32 14 48 18 56 30 52')],
      ['second', smooth('58 44 72 28 82 24 86 32 86 48 82 56 70 52')],
      ['main', box(40, 34, 20, 24, 7)],
    ],
  },
  heart: {
    words: 'cœur, amour couple tendresse romantique amoureux',
    also: 'two-hearts red-heart sparkling-heart beating-heart mending-heart heart-decoration heart-with-arrow revolving-hearts black-heart blue-heart heart-hands palms-up-together anatomical-heart',
    pieces: [
      ['second', smooth('66 92 66 92 48 76 46 62 54 54 66 62 66 62 78 54 88 62 86 76')],
      ['main', smooth('42 82 42 82 14 58 4 38 8 20 24 12 42 26 42 26 60 12 76 20 80 38 70 58')],
      ['light', ellipse(24, 34, 4, 7, 30)],
    ],
  },
  'party-popper': {
    words: 'confettis, fête cotillon nouvel an soirée pendaison',
    also: 'confetti-ball',
    pieces: [
      ['second', line('52 40 56 24 48 12'), 4],
      ['accent', line('66 52 84 46 94 52'), 4],
      ['rose', line('60 44 76 34 78 20'), 4],
      ['main', poly('34 36 66 68 8 94')],
      ['light', poly('28 50 52 74 40 80 23 62')],
      ['gold', poly('16 76 24 86 8 94')],
      ['second', star(86, 12, 8, 3.4) + star(30, 14, 7, 3)],
      ['accent', circle(68, 12, 4) + circle(92, 32, 4)],
      ['rose', circle(38, 24, 3.4) + circle(82, 64, 4)],
      ['teal', box(88, 72, 9, 5, 1, 30) + box(58, 4, 8, 5, 1, -30)],
    ],
  },
  champagne: {
    words: 'champagne, coupe flûte toast bulles fête nouvel an',
    also: 'clinking-glasses',
    pieces: [
      ['butter', line('34 70 26 92'), 4],
      ['butter', line('66 70 74 92'), 4],
      ['butter', ellipse(24, 93, 12, 3.6, -14) + ellipse(76, 93, 12, 3.6, 14)],
      ['white', smooth('18 22 18 22 46 14 46 14 48 42 42 64 34 72 24 66 18 48')],
      ['gold', smooth('18 40 18 40 32 34 47.5 34 47.5 34 46 52 40 63 34 68 26 63 20 52')],
      ['white', smooth('82 22 82 22 54 14 54 14 52 42 58 64 66 72 76 66 82 48')],
      ['gold', smooth('82 40 82 40 68 34 52.5 34 52.5 34 54 52 60 63 66 68 74 63 80 52')],
      ['butter', circle(32, 46, 2.6) + circle(38, 54, 2) + circle(68, 46, 2.6) + circle(62, 54, 2)],
      ['accent', star(50, 5, 7, 2.4, 4) + star(34, 6, 4, 1.6, 4) + star(66, 6, 4, 1.6, 4)],
    ],
  },
  'christmas-tree': {
    words: 'sapin de Noël, noël boule décoration réveillon hiver',
    pieces: [
      ['bark', box(43, 84, 14, 12)],
      ['fir', mirroredPoly('50 46 86 86')],
      ['fir', mirroredPoly('50 28 76 64')],
      ['leaf', mirroredPoly('50 10 66 42')],
      ['gold', line('40 38 52 42 60 37'), 2.8],
      ['gold', line('32 58 50 64 70 56'), 2.8],
      ['gold', line('22 80 50 84 80 76'), 2.8],
      ['red', circle(46, 52, 4.4) + circle(62, 70, 4.8) + circle(34, 74, 4.8)],
      ['butter', circle(54, 28, 3.6) + circle(48, 74, 3.6)],
      ['gold', star(50, 11, 10, 4.4)],
    ],
  },
  bauble: {
    words: 'boule de Noël, noël décoration avent fêtes guirlande',
    pieces: [
      ['gold', line('50 4 50 18'), 2.4],
      ['gold', box(41, 15, 18, 13, 3)],
      ['main', circle(50, 60, 35)],
      [
        'second',
        smooth(
          '16 54 16 54 30 60 40 52 50 60 60 52 70 60 84 54 84 54 84 68 84 68 70 74 60 66 50 74 40 66 30 74 16 68 16 68',
        ),
      ],
      ['light', ellipse(36, 42, 5, 8, 34)],
      ['fir', leaf(46, 20, -70, 40, 7) + leaf(54, 20, 70, 40, 7)],
    ],
  },
  medal: {
    words: 'médaille, récompense cocarde prix certificat',
    also: 'rosette check-mark-button',
    pieces: [
      ['dark', poly('34 50 52 58 42 96 33 84 20 86')],
      ['dark', poly('66 50 48 58 58 96 67 84 80 86')],
      ['main', star(50, 38, 35, 28, 14)],
      ['second', circle(50, 38, 22)],
      ['light', star(50, 38, 14, 6)],
    ],
  },
  garland: {
    words: 'guirlande, fanions fête jardin décoration lampions drapeau',
    also: 'crossed-flags',
    pieces: [
      ['wood', line('4 20 26 36 50 42 74 36 96 20'), 2.6],
      ['main', poly('6 22 24 35 8 46')],
      ['second', poly('27 36 46 41.5 34 60')],
      ['accent', poly('50 42 70 37.5 64 60')],
      ['main', poly('74 36 92 23 92 48')],
      ['gold', line('10 70 30 82 50 85 70 82 90 70'), 2.2],
      ['butter', circle(20, 79, 5) + circle(40, 87, 5) + circle(60, 87, 5) + circle(80, 79, 5)],
    ],
  },
  coins: {
    words: 'pièces de monnaie, pièce argent tirelire économies numismatique',
    also: 'coin',
    pieces: [
      ['orange', box(6, 74, 50, 14, 6)],
      ['gold', box(10, 60, 50, 14, 6)],
      ['orange', box(6, 46, 50, 14, 6)],
      ['gold', circle(66, 40, 29)],
      ['butter', circle(66, 40, 22)],
      ['orange', star(66, 40, 13, 5.8)],
    ],
  },
  friends: {
    words: 'amis, famille ensemble câlin couple retrouvailles voisins',
    also: 'people-hugging busts-in-silhouette handshake',
    pieces: [
      ['second', smooth('44 94 44 94 46 66 58 54 74 52 88 60 94 76 96 94 96 94')],
      ['wood', circle(71, 34, 16)],
      ['bark', smooth('54 34 56 20 70 14 84 20 88 36 88 36 78 28 64 26')],
      ['main', smooth('4 94 4 94 6 72 16 60 32 58 46 64 54 78 56 94 56 94')],
      ['main', line('46 74 62 70 74 76'), 9],
      ['blush', circle(33, 40, 16)],
      ['dark', smooth('16 42 18 26 32 20 46 24 50 38 50 38 40 32 28 32 20 48')],
      ['blush', circle(78, 77, 5.5)],
    ],
  },
  hand: {
    words: 'main, geste empreinte massage aide toucher',
    also: 'raised-hand hand-with-fingers-splayed open-hands clapping-hands thumbs-up sign-of-the-horns love-you-gesture adhesive-bandage',
    pieces: [
      [
        'kraft',
        box(24, 16, 12, 46, 6, -10) +
          box(38, 6, 12, 52, 6, -3) +
          box(52, 8, 12, 50, 6, 4) +
          box(65, 20, 11, 42, 5.5, 12),
      ],
      [
        'kraft',
        smooth(
          '26 54 44 46 62 48 74 54 72 74 62 88 62 88 38 88 38 88 28 76 16 62 8 52 12 45 20 48 28 58',
        ),
      ],
      ['main', box(32, 84, 38, 13, 3)],
      ['accent', smooth('50 79 41 70 44 64 50 67 50 67 56 64 59 70 50 79')],
    ],
  },
  parcel: {
    words: 'colis, carton boîte coffret box livraison abonnement kit',
    also: 'package',
    pieces: [
      ['wood', poly('8 36 50 24 92 36 92 82 50 96 8 82')],
      ['kraft', poly('8 36 50 50 50 96 8 82')],
      ['wood', poly('92 36 50 50 50 96 92 82')],
      ['bark', poly('8 36 50 24 92 36 50 50')],
      ['kraft', poly('8 36 50 50 38 62 0 46')],
      ['kraft', poly('92 36 50 50 62 62 100 46')],
      ['main', smooth('50 38 50 38 34 22 30 10 38 2 50 12 62 2 70 10 66 22')],
      ['light', box(16, 66, 20, 12, 2, 17)],
    ],
  },
});
