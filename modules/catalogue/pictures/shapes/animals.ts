import { box, circle, ellipse, leaf, line, mirrored, poly, smooth } from './path.ts';
import { inTheme } from './shape.ts';

/** Animals. */
export const ANIMALS = inTheme('nature', {
  cat: {
    words: 'chat, chaton félin ronron',
    also: 'cat-face black-cat smiling-cat-with-heart-eyes',
    pieces: [
      ['main', line('66 82 84 84 90 70 82 58 86 48'), 9],
      ['main', smooth('34 50 46 46 60 52 70 68 72 90 72 90 28 90 28 90 26 70')],
      ['second', smooth('40 62 48 58 54 64 55 80 50 90 50 90 40 90 40 90 36 78')],
      [
        'main',
        smooth('19 8 19 8 34 19 44 18 54 19 70 8 70 8 71 30 68 46 58 55 44 58 31 55 21 46 18 30'),
      ],
      ['accent', poly('23 16 32 22 24 28') + poly('66 16 57 22 65 28')],
      ['light', smooth('44 39 54 40 57 48 50 54 44 55 38 54 31 48 34 40')],
      ['ink', ellipse(34, 34, 3, 4.2) + ellipse(54, 34, 3, 4.2)],
      ['rose', smooth('40 41 40 41 48 41 48 41 44 46')],
    ],
  },
  dog: {
    words: 'chien, chiot toutou promenade laisse',
    also: 'dog-face guide-dog service-dog bone',
    pieces: [
      ['main', line('66 80 82 76 88 60'), 9],
      ['main', smooth('34 52 48 48 62 54 70 70 72 92 72 92 26 92 26 92 28 68')],
      ['second', smooth('40 62 48 58 55 66 55 84 50 92 50 92 42 92 42 92 37 80')],
      ['main', smooth('24 22 34 12 46 10 58 12 68 22 70 38 66 50 56 58 46 60 36 58 26 50 22 38')],
      ['second', smooth('46 14 50 30 58 42 56 54 46 58 36 54 34 42 42 30')],
      ['dark', smooth('26 14 34 16 30 30 26 46 16 50 10 42 12 24')],
      ['dark', smooth('66 14 58 16 62 30 66 46 76 50 82 42 80 24')],
      ['ink', circle(36, 32, 3.2) + circle(56, 32, 3.2)],
      ['ink', ellipse(46, 43, 5.5, 4)],
      ['red', 'M28 62Q46 72 64 60L66 67Q46 79 27 69Z'],
      ['gold', circle(46, 76, 5)],
    ],
  },
  horse: {
    words: 'cheval, équitation poney âne galop',
    also: 'horse-face horse-racing donkey',
    pieces: [
      ['dark', smooth('54 6 66 14 80 36 90 66 92 94 92 94 66 94 60 60 48 30')],
      [
        'main',
        smooth(
          '44 14 44 14 48 4 54 2 56 14 68 26 80 52 84 94 84 94 44 94 44 94 46 74 38 66 24 72 12 74 6 66 10 54 24 36 34 20',
        ),
      ],
      ['dark', smooth('54 6 54 6 50 20 54 34 62 48 60 60 74 52 70 34 62 18')],
      ['second', smooth('40 18 40 18 34 34 24 48 18 58 16 54 26 38 34 24')],
      ['ink', circle(40, 34, 3.4)],
      ['ink', ellipse(14, 64, 2, 2.8, 30)],
      ['accent', line('28 34 36 58'), 3.2],
      ['accent', line('20 46 34 54 54 52'), 3.2],
    ],
  },
  sheep: {
    words: 'mouton, laine brebis agneau chèvre ferme vache',
    also: 'ewe goat cow cow-face',
    pieces: [
      ['ink', box(30, 70, 8, 24, 3) + box(62, 70, 8, 24, 3)],
      [
        'white',
        smooth(
          '22 66 10 62 10 48 18 42 18 28 32 24 38 14 54 14 62 22 76 20 84 32 92 38 92 54 86 62 80 74 66 74 58 82 44 82 36 74',
        ),
      ],
      ['cream', smooth('62 40 68 34 76 38 74 46')],
      ['dark', smooth('10 38 10 38 22 36 30 40 30 48 20 48')],
      ['dark', smooth('66 38 66 38 54 36 46 40 46 48 56 48')],
      ['ink', smooth('28 38 38 34 48 38 50 54 44 68 38 70 32 68 26 54')],
      ['white', circle(33, 48, 2.8) + circle(43, 48, 2.8)],
      ['white', circle(30, 32, 8) + circle(40, 28, 9) + circle(48, 34, 7)],
    ],
  },
  rabbit: {
    words: 'lapin, lièvre hamster rongeur pâques',
    also: 'rabbit-face hamster',
    pieces: [
      ['main', ellipse(36, 24, 9, 22, -12) + ellipse(62, 24, 9, 22, 12)],
      ['blush', ellipse(36, 26, 4.5, 16, -12) + ellipse(62, 26, 4.5, 16, 12)],
      ['main', mirrored('49 62 70 66 80 82 76 95 76 95 49 96', 49)],
      ['main', mirrored('49 36 66 40 76 54 70 70 49 76', 49)],
      ['light', smooth('49 58 58 58 64 66 58 74 49 75 40 74 34 66 40 58')],
      ['ink', circle(38, 54, 3.4) + circle(60, 54, 3.4)],
      ['rose', smooth('45 60 45 60 53 60 53 60 49 65')],
      ['light', circle(40, 90, 6) + circle(58, 90, 6)],
    ],
  },
  fox: {
    words: 'renard, loup goupil forêt chevreuil sanglier',
    also: 'wolf boar',
    pieces: [
      ['orange', poly('14 6 42 34 16 46') + poly('86 6 84 46 58 34')],
      ['bark', poly('20 18 34 34 21 38') + poly('80 18 79 38 66 34')],
      ['orange', mirrored('50 26 74 30 90 48 94 62 94 62 72 80 50 95 50 95')],
      ['white', smooth('6 62 6 62 26 56 42 66 50 95 50 95 28 80')],
      ['white', smooth('94 62 94 62 74 56 58 66 50 95 50 95 72 80')],
      ['ink', circle(33, 52, 4) + circle(67, 52, 4)],
      ['ink', smooth('42 82 50 80 58 82 50 95')],
    ],
  },
  bird: {
    words: 'oiseau, nichoir mésange merle colombe canard',
    also: 'blackbird dove duck',
    pieces: [
      ['dark', poly('70 58 97 64 94 72 68 70')],
      [
        'main',
        smooth('12 36 18 22 32 17 44 24 50 36 64 46 80 60 80 60 74 74 58 82 42 82 26 74 16 56'),
      ],
      ['second', smooth('16 52 26 50 38 58 44 72 40 82 40 82 26 74 18 62')],
      ['gold', poly('13 31 2 37 14 42')],
      ['dark', smooth('38 46 54 46 72 56 88 60 88 60 78 68 60 70 46 64 38 54')],
      ['ink', circle(25, 31, 3)],
      ['wood', line('44 83 44 94 38 94'), 2.6],
      ['wood', line('54 83 54 94 48 94'), 2.6],
    ],
  },
  owl: {
    words: 'hibou, chouette aigle nuit rapace',
    also: 'eagle',
    pieces: [
      ['wood', line('8 90 92 90'), 6],
      [
        'main',
        smooth('24 8 24 8 38 18 50 18 62 18 76 8 76 8 80 30 82 60 72 82 50 90 28 82 18 60 20 30'),
      ],
      ['second', smooth('50 48 64 54 66 70 50 84 34 70 36 54')],
      ['dark', smooth('20 44 20 44 32 58 34 78 28 82 18 64')],
      ['dark', smooth('80 44 80 44 68 58 66 78 72 82 82 64')],
      ['light', circle(36, 36, 14) + circle(64, 36, 14)],
      ['ink', circle(37, 37, 6.5) + circle(63, 37, 6.5)],
      ['gold', poly('44 42 56 42 50 56')],
      ['gold', ellipse(40, 89, 6, 4) + ellipse(60, 89, 6, 4)],
    ],
  },
  hen: {
    words: 'poule, coq poussin œuf basse-cour',
    also: 'chicken rooster',
    pieces: [
      ['gold', line('44 80 42 94 34 94'), 3.6],
      ['gold', line('58 80 58 94 50 94'), 3.6],
      [
        'dark',
        smooth('66 54 66 54 70 30 84 22 84 22 84 32 94 32 94 32 90 42 97 48 97 48 86 68 74 72'),
      ],
      [
        'main',
        smooth('18 26 26 14 38 16 44 28 50 40 66 48 82 46 84 64 70 80 46 84 28 76 20 56 18 40'),
      ],
      ['second', smooth('40 54 54 54 72 58 72 58 66 70 52 74 42 66')],
      ['red', smooth('20 18 18 8 26 6 30 10 36 4 42 8 40 18 30 16')],
      ['gold', poly('19 28 6 34 19 38')],
      ['red', smooth('16 38 22 38 22 50 16 50')],
      ['ink', circle(28, 28, 3)],
    ],
  },
  butterfly: {
    words: 'papillon, insecte coccinelle scarabée jardin',
    also: 'beetle lady-beetle fly worm',
    pieces: [
      ['main', smooth('48 46 48 46 36 20 14 12 6 26 12 46 30 54')],
      ['main', smooth('52 46 52 46 64 20 86 12 94 26 88 46 70 54')],
      ['second', smooth('48 52 48 52 28 54 14 66 20 82 36 84 48 64')],
      ['second', smooth('52 52 52 52 72 54 86 66 80 82 64 84 52 64')],
      ['accent', circle(22, 30, 7) + circle(78, 30, 7)],
      ['light', circle(30, 70, 5.5) + circle(70, 70, 5.5)],
      ['ink', line('50 30 44 16 36 10'), 2.2],
      ['ink', line('50 30 56 16 64 10'), 2.2],
      ['ink', ellipse(50, 54, 5, 27)],
    ],
  },
  bee: {
    words: 'abeille, ruche apiculture insecte miel',
    also: 'honeybee',
    pieces: [
      ['sky', ellipse(40, 26, 14, 22, -24)],
      ['white', ellipse(62, 26, 14, 22, 20)],
      ['ink', poly('84 52 97 58 84 64')],
      ['gold', ellipse(54, 58, 34, 25)],
      ['ink', smooth('46 34 46 34 56 33 56 33 60 58 56 83 56 83 46 82 46 82 50 58')],
      ['ink', smooth('66 35 66 35 75 39 75 39 79 58 75 77 75 77 66 81 66 81 69 58')],
      ['orange', circle(25, 56, 17)],
      ['ink', circle(21, 53, 3.4)],
      ['ink', line('20 41 16 30 8 28'), 2.6],
      ['ink', line('28 40 28 28 22 22'), 2.6],
    ],
  },
  frog: {
    words: 'grenouille, mare crapaud rainette',
    pieces: [
      ['leaf', smooth('10 62 20 40 34 34 50 36 66 34 80 40 90 62 82 82 66 90 34 90 18 82')],
      ['leaf', circle(30, 28, 15) + circle(70, 28, 15)],
      ['white', circle(30, 27, 9.5) + circle(70, 27, 9.5)],
      ['ink', circle(31, 28, 4.8) + circle(69, 28, 4.8)],
      ['lime', smooth('26 74 38 68 50 70 62 68 74 74 68 88 50 91 32 88')],
      ['fir', line('26 56 38 64 50 66 62 64 74 56'), 3.4],
      ['rose', ellipse(20, 58, 5, 3.4) + ellipse(80, 58, 5, 3.4)],
    ],
  },
  elephant: {
    words: 'éléphant, savane zoo safari afrique',
    pieces: [
      ['slate', line('86 54 94 64 92 74'), 3.4],
      [
        'slate',
        smooth(
          '40 36 60 30 80 36 90 54 88 90 88 90 74 90 74 90 72 74 56 74 54 90 54 90 40 90 40 90 36 60',
        ),
      ],
      [
        'steel',
        smooth(
          '26 22 42 20 54 32 54 50 44 62 34 64 26 72 24 84 14 90 6 84 6 84 14 80 14 66 12 46 16 30',
        ),
      ],
      ['slate', smooth('40 22 54 18 68 26 70 44 62 58 50 58 44 44')],
      ['white', smooth('26 66 26 66 36 70 40 80 40 80 30 78 24 72')],
      ['ink', circle(28, 40, 3)],
    ],
  },
  hedgehog: {
    words: 'hérisson, automne jardin',
    pieces: [
      ['bark', smooth('24 70 24 50 36 32 56 24 78 30 92 48 94 70 86 82 34 82')],
      [
        'wood',
        leaf(44, 46, -20, 15, 3) +
          leaf(58, 40, 0, 15, 3) +
          leaf(72, 44, 24, 15, 3) +
          leaf(50, 62, -10, 15, 3) +
          leaf(66, 58, 10, 15, 3) +
          leaf(80, 62, 34, 15, 3) +
          leaf(60, 74, 0, 13, 3),
      ],
      ['kraft', smooth('6 70 18 58 30 50 40 58 42 74 36 84 18 82')],
      ['ink', circle(8, 71, 4)],
      ['ink', circle(24, 65, 2.8)],
      ['wood', circle(38, 56, 6)],
      ['bark', ellipse(36, 85, 7, 3.6) + ellipse(74, 85, 7, 3.6)],
    ],
  },
  deer: {
    words: 'cerf, biche renne bois forêt brame',
    pieces: [
      ['bark', line('40 36 28 24 14 22 10 8'), 4],
      ['bark', line('24 24 24 6'), 4],
      ['bark', line('60 36 72 24 86 22 90 8'), 4],
      ['bark', line('76 24 76 6'), 4],
      ['wood', leaf(38, 48, -76, 26, 8) + leaf(62, 48, 76, 26, 8)],
      ['wood', mirrored('50 30 64 34 68 50 62 70 60 86 50 94')],
      ['kraft', mirrored('50 62 58 66 58 84 50 91')],
      ['ink', circle(40, 54, 3.4) + circle(60, 54, 3.4)],
      ['ink', ellipse(50, 82, 7, 5)],
    ],
  },
  'paw-prints': {
    words: 'empreintes de pattes, patte empreinte animal compagnie',
    pieces: [
      ['main', smooth('50 46 64 52 74 66 76 80 66 88 50 84 34 88 24 80 26 66 36 52')],
      ['main', ellipse(18, 46, 9, 13, -24) + ellipse(82, 46, 9, 13, 24)],
      ['main', ellipse(38, 24, 10, 15, -8) + ellipse(62, 24, 10, 15, 8)],
      ['second', smooth('50 56 60 62 66 72 60 78 50 76 40 78 34 72 40 62')],
    ],
  },
  dragon: {
    words: 'dragon, fantastique légende dinosaure',
    also: 'dragon-face',
    pieces: [
      [
        'gold',
        poly('40 18 48 4 56 18') +
          poly('56 20 68 10 70 26') +
          poly('68 32 82 28 78 44') +
          poly('74 50 88 50 80 62'),
      ],
      [
        'leaf',
        smooth(
          '24 20 44 14 62 22 74 42 78 70 74 94 74 94 38 94 38 94 40 74 38 62 22 60 8 56 6 44 14 34',
        ),
      ],
      ['lime', smooth('38 62 46 70 50 84 48 94 48 94 38 94 38 94 40 76')],
      ['fir', poly('34 20 26 2 46 14')],
      ['white', circle(36, 34, 6.5)],
      ['ink', circle(34, 35, 3.4)],
      ['ink', circle(13, 43, 2.2)],
      ['white', poly('16 59 20 66 24 60') + poly('28 61 32 67 36 61')],
      ['orange', smooth('6 54 6 54 -2 62 2 74 8 78 8 78 8 70 14 66')],
    ],
  },
});
