import { box, circle, ellipse, hole, line, mirrored, poly, smooth, star } from './path.ts';
import { inTheme } from './shape.ts';

/** What one mends, fastens and builds with. */
const WORKSHOP = inTheme('craft', {
  'hammer-and-wrench': {
    words: 'outils réparation atelier bricolage réparer entretien kit',
    pieces: [
      ['steel', line('22 80 70 30'), 11],
      ['steel', circle(21, 81, 15) + hole(21, 81, 7)],
      ['steel', 'M91.4 18.5A19 19 0 1 1 81.5 8.6L70.5 19.6L71 29L80.4 29.5Z'],
      ['wood', line('30 30 86 90'), 10],
      ['main', line('66 68.5 86 90'), 12],
      ['slate', poly('34.8 14.7 58 6 45.6 26.3')],
      ['slate', box(10, 21.5, 40, 17, 3, -43)],
      ['dark', box(9, 32, 11, 23, 3, -43)],
    ],
  },
  drill: {
    words: 'perceuse visseuse perçage électroportatif percer visser',
    pieces: [
      ['steel', line('24 34 3 34'), 4],
      ['slate', poly('36 22 36 46 20 40 20 28')],
      ['dark', poly('60 46 82 46 88 82 66 82')],
      ['accent', box(52, 49, 11, 16, 5)],
      ['main', smooth('34 18 34 18 78 18 90 22 94 34 90 46 78 52 34 50 34 50')],
      ['second', smooth('34 18 34 18 48 18 48 18 48 50 48 50 34 50 34 50')],
      ['light', line('66 28 82 28'), 3],
      ['light', line('66 36 82 36'), 3],
      ['main', box(56, 78, 42, 17, 5)],
    ],
  },
  pliers: {
    words: 'pince pinces tenailles électricien fil de fer',
    pieces: [
      ['main', line('54 50 67 66 68 94'), 10],
      ['slate', smooth('58 58 58 58 44 54 36 40 37 20 45 4 45 4 49 4 49 4 48.5 24 45 32 52 42')],
      ['main', line('46 50 33 66 32 94'), 10],
      ['steel', smooth('42 58 42 58 56 54 64 40 63 20 55 4 55 4 51 4 51 4 51.5 24 55 32 48 42')],
      ['accent', circle(50, 49, 6.5)],
      ['dark', circle(50, 49, 2.6)],
    ],
  },
  axe: {
    words: 'hache bûcheron cognée fendre lancer',
    pieces: [
      ['wood', line('70 6 66 40 68 70 76 95'), 10],
      ['main', line('68.5 74 76 95'), 11],
      ['slate', box(56, 12, 23, 26, 4)],
      ['steel', smooth('60 14 60 14 40 14 22 4 22 4 12 28 22 54 22 54 38 38 60 36 60 36')],
      ['white', smooth('22 4 22 4 12 28 22 54 22 54 26 49 20 28 27 7 27 7')],
    ],
  },
  clamp: {
    words: 'serre-joint presse étau serrer',
    pieces: [
      ['kraft', box(42, 29, 54, 20, 2)],
      ['wood', line('52 36 84 36'), 2.4],
      ['wood', line('60 42 90 42'), 2.4],
      ['slate', line('66 94 66 56'), 7],
      ['steel', box(52, 49, 28, 8, 3)],
      ['main', 'M66 18H20V76H66', 14],
      ['steel', box(56, 22, 20, 8, 3)],
      ['dark', box(55, 67, 22, 17, 4)],
      ['accent', line('48 95 84 95'), 6],
    ],
  },
  'nut-and-bolt': {
    words: 'vis écrou boulon cheville quincaillerie visserie',
    pieces: [
      ['slate', 'M24 24H48V88Q48 94 42 94H30Q24 94 24 88Z'],
      ['steel', line('25 48 47 42'), 4],
      ['steel', line('25 60 47 54'), 4],
      ['steel', line('25 72 47 66'), 4],
      ['steel', line('25 84 47 78'), 4],
      ['main', poly('8 10 14 4 58 4 64 10 64 28 58 34 14 34 8 28')],
      ['second', poly('26 4 46 4 46 34 26 34')],
      ['accent', star(74, 70, 23, 19.9, 6) + hole(74, 70, 10)],
    ],
  },
  'tape-measure': {
    words: 'mètre ruban mesurer mesures longueur',
    pieces: [
      ['butter', box(34, 63, 64, 17, 1)],
      ['dark', line('66 65 66 73'), 2.4],
      ['dark', line('73 65 73 70'), 2.4],
      ['dark', line('80 65 80 73'), 2.4],
      ['dark', line('87 65 87 70'), 2.4],
      ['steel', box(92, 60, 6, 25, 1)],
      ['main', 'M18 16H38A22 22 0 0 1 60 38V80H10A8 8 0 0 1 2 72V32A16 16 0 0 1 18 16Z'],
      ['dark', circle(31, 46, 21)],
      ['light', circle(31, 46, 16)],
      ['accent', circle(31, 46, 7.5)],
    ],
  },
  'paint-roller': {
    words: 'rouleau peinture murale mur rénovation décoration',
    pieces: [
      [
        'main',
        smooth(
          '10 26 10 26 74 26 74 26 74 66 70 72 66 66 64 54 60 52 56 58 54 78 49 84 44 78 42 58 37 54 32 60 30 70 25 74 20 68 18 52 10 48',
        ),
      ],
      ['slate', line('74 21 90 21 90 21 90 44 90 44 66 48 66 48 66 62'), 4.6],
      ['main', box(8, 8, 68, 27, 7)],
      ['light', line('18 16 46 16'), 3.4],
      ['dark', box(59, 60, 14, 36, 6)],
      ['accent', box(57, 58, 18, 8, 3)],
    ],
  },
  brick: {
    words: 'brique briques mur maçonnerie maçon',
    pieces: [
      ['cream', 'M6 42H62V58H94V96H6Z'],
      [
        'rust',
        box(8, 80, 36, 14, 2) +
          box(72, 80, 20, 14, 2) +
          box(32, 62, 36, 14, 2) +
          box(8, 44, 28, 14, 2),
      ],
      [
        'coral',
        box(48, 80, 20, 14, 2) +
          box(8, 62, 20, 14, 2) +
          box(72, 62, 20, 14, 2) +
          box(40, 44, 20, 14, 2),
      ],
      ['wood', line('58 24 84 8'), 8],
      ['slate', line('46 32 58 24'), 4],
      ['steel', poly('50 18 58 34 12 46')],
    ],
  },
  'toy-bricks': {
    words: 'briques à monter jeu de construction assembler set',
    pieces: [
      [
        'red',
        box(12, 56, 14, 10, 2) +
          box(32, 56, 14, 10, 2) +
          box(54, 56, 14, 10, 2) +
          box(74, 56, 14, 10, 2),
      ],
      ['red', box(6, 62, 88, 30, 3)],
      ['blue', box(12, 26, 14, 10, 2) + box(32, 26, 14, 10, 2)],
      ['blue', box(6, 32, 44, 30, 3)],
      ['gold', box(58, 6, 12, 10, 2) + box(76, 6, 12, 10, 2)],
      ['gold', box(53, 12, 40, 27, 3, 10)],
      ['white', line('14 70 14 84'), 3],
      ['white', line('14 40 14 54'), 3],
    ],
  },
  knot: {
    words: 'nœud corde cordage macramé matelotage cuir tresse',
    pieces: [
      [
        'main',
        line('8 31 18 38 34 42 50 32 64 21 78 27 82 50 78 73 64 79 50 68 34 58 18 62 8 69'),
        12,
      ],
      [
        'second',
        line('92 31 82 38 66 42 50 32 36 21 22 27 18 50 22 73 36 79 50 68 66 58 82 62 92 69'),
        12,
      ],
      ['main', line('37 40.5 50 32 62 22.2'), 12],
      ['main', line('37 59.5 50 68 62 77.8'), 12],
      ['dark', line('11.5 26 4.5 36'), 4.4],
      ['dark', line('4.5 64 11.5 74'), 4.4],
      ['dark', line('88.5 26 95.5 36'), 4.4],
      ['dark', line('95.5 64 88.5 74'), 4.4],
    ],
  },
  link: {
    words: 'chaîne maillon anneau attache lien',
    pieces: [
      ['steel', box(2, 58, 46, 30, 15, -45), 8.5],
      ['steel', box(52, 12, 46, 30, 15, -45), 8.5],
      ['main', line('31 69 69 31'), 15],
      ['dark', line('38 62 62 38'), 3.4],
    ],
  },
  'safety-pin': {
    words: 'épingle à nourrice broche badge écusson attache',
    pieces: [
      ['slate', line('20 88 90 54'), 5],
      ['steel', circle(19, 79, 9), 5],
      ['steel', line('13 72 78 20'), 5],
      ['main', smooth('70 16 80 8 90 16 99 42 97 57 86 61 80 52 82 40 76 28')],
      ['accent', smooth('38 74 47 66 56 74 56 74 65 66 74 74 69.5 87 56 98 56 98 42.5 87')],
    ],
  },
  paperclip: {
    words: 'trombone papeterie document feuille dossier',
    pieces: [
      ['white', box(12, 20, 76, 76, 3)],
      ['second', line('24 74 76 74'), 4.4],
      ['second', line('24 85 60 85'), 4.4],
      ['main', 'M66 26V50A16 16 0 0 1 34 50V15A12 12 0 0 1 58 15V46A5.5 5.5 0 0 1 46 46V26', 6.5],
    ],
  },
  'locked-with-key': {
    words: 'cadenas coffre secret code serrure énigme escape game',
    pieces: [
      ['steel', 'M23 50V30A18 18 0 0 1 59 30V50', 9],
      ['main', box(6, 42, 70, 52, 9)],
      ['second', 'M6 52Q6 42 15 42H67Q76 42 76 51V56H6Z'],
      ['dark', circle(41, 69, 7.5) + poly('38 70 44 70 47 86 35 86')],
      ['gold', line('82 62 82 92'), 6],
      ['gold', line('83 80 93 80'), 5],
      ['gold', line('83 91 93 91'), 5],
      ['gold', circle(82, 50, 15) + hole(82, 50, 7)],
    ],
  },
  bucket: {
    words: 'seau ménage nettoyage eau soigneur',
    pieces: [
      ['steel', line('14 34 18 12 50 3 82 12 86 34'), 4.5],
      ['main', smooth('10 34 10 34 90 34 90 34 80 92 80 92 50 96 20 92 20 92')],
      [
        'second',
        smooth('14.2 56 14.2 56 50 62 85.8 56 85.8 56 83.5 70 83.5 70 50 76 16.5 70 16.5 70'),
      ],
      ['light', ellipse(50, 34, 42, 9)],
      ['sky', ellipse(50, 35, 35, 6)],
      ['accent', box(38, -1, 24, 8, 4)],
    ],
  },
  'balance-scale': {
    words: 'balance peser poids équilibre justice',
    pieces: [
      ['wood', mirrored('50 76 66 80 74 92 74 92 50 94')],
      ['wood', box(46, 16, 8, 70, 3)],
      ['second', line('18 30 6 62'), 2],
      ['second', line('18 30 32 62'), 2],
      ['second', line('82 24 68 56'), 2],
      ['second', line('82 24 94 56'), 2],
      ['accent', line('16 30 50 24 84 24'), 6],
      ['accent', circle(50, 16, 8)],
      ['main', 'M0 62H38Q36 78 19 78T0 62Z'],
      ['main', 'M62 56H100Q98 72 81 72T62 56Z'],
    ],
  },
});

/** What one draws, sews and weaves with. */
const BENCH = inTheme('craft', {
  'sewing-machine': {
    words: 'machine à coudre couturière couture surpiqûre',
    pieces: [
      ['wood', box(2, 82, 96, 13, 4)],
      ['dark', box(88, 26, 11, 22, 4)],
      ['kraft', box(66, 15, 18, 6, 2)],
      ['accent', box(69, 3, 12, 14, 2)],
      ['steel', line('25 60 25 80'), 4],
      ['second', box(1, 76, 56, 8, 2)],
      ['dark', box(16, 70, 18, 5, 2)],
      [
        'main',
        'M12 28Q12 18 22 18H82Q92 18 92 28V84H62V52Q62 46 56 46H44Q38 46 38 52V58Q38 64 32 64H18Q12 64 12 58Z',
      ],
      ['light', box(22, 27, 34, 9, 4)],
      ['accent', circle(77, 33, 7)],
    ],
  },
  loom: {
    words: 'métier à tisser tissage tapisserie navette',
    pieces: [
      ['cream', box(14, 12, 72, 76)],
      ['wood', line('28 14 28 48'), 2],
      ['wood', line('39 14 39 48'), 2],
      ['wood', line('50 14 50 48'), 2],
      ['wood', line('61 14 61 48'), 2],
      ['wood', line('72 14 72 48'), 2],
      ['main', box(20, 42, 60, 46, 1)],
      ['second', box(20, 50, 60, 7)],
      [
        'accent',
        poly('20 72 30 63 40 72 50 63 60 72 70 63 80 72 80 80 70 71 60 80 50 71 40 80 30 71 20 80'),
      ],
      ['wood', box(10, 4, 10, 92, 3) + box(80, 4, 10, 92, 3)],
      ['kraft', box(4, 9, 92, 10, 3) + box(4, 84, 92, 10, 3)],
    ],
  },
  crayon: {
    words: 'crayons couleurs cire coloriage feutres marqueurs craie',
    pieces: [
      ['red', poly('20 16 28 16 32 30 32 70 16 70 16 30')],
      ['gold', poly('37 6 45 6 49 20 49 70 33 70 33 20')],
      ['leaf', poly('54 12 62 12 66 26 66 70 50 70 50 26')],
      ['blue', poly('71 20 79 20 83 34 83 70 67 70 67 34')],
      ['white', box(16, 34, 16, 6) + box(33, 24, 16, 6) + box(50, 30, 16, 6) + box(67, 38, 16, 6)],
      ['main', 'M10 50Q50 66 90 50V90Q90 96 84 96H16Q10 96 10 90Z'],
      ['light', ellipse(50, 79, 24, 10)],
      ['accent', line('36 80 43 75 50 81 57 76 64 80'), 3.4],
    ],
  },
  'paint-tube': {
    words: 'tube peinture acrylique gouache huile pigment couleur',
    pieces: [
      ['main', line('70 66 82 74 80 86 64 85 48 92 30 88 12 92'), 12],
      ['slate', box(60, 56, 12, 16, 2, 45)],
      ['white', poly('36 6 69.4 46.2 68.7 58.3 60.3 66.7 48.2 67.4 8 34')],
      ['main', poly('45.1 16.7 60.4 35.4 37.4 58.4 18.7 43.1')],
      ['second', smooth('34 36 38 30 46 32 48 40 42 46 35 44')],
      ['steel', box(17, -4, 10, 48, 2, 45)],
    ],
  },
});

/** Devices, and what they run on. */
const DEVICES = inTheme('tech', {
  'high-voltage': {
    words: 'éclair électricité énergie électrique foudre puissance néon',
    pieces: [
      ['main', circle(50, 52, 42)],
      ['second', circle(50, 52, 34)],
      ['orange', poly('64 4 24 60 48 60 38 100 84 44 58 44 74 4')],
      ['gold', poly('60 0 20 56 45 56 35 96 80 40 54 40 70 0')],
    ],
  },
  'electric-plug': {
    words: 'prise fiche branchement courant câble secteur',
    pieces: [
      ['dark', line('50 70 50 86 62 94 78 92 90 82'), 7],
      ['steel', box(30, 2, 10, 28, 4) + box(60, 2, 10, 28, 4)],
      ['main', 'M22 32H78V50Q78 78 50 80Q22 78 22 50Z'],
      ['dark', box(16, 26, 68, 12, 5)],
      ['gold', poly('54 42 38 60 48 60 44 75 62 54 52 54')],
    ],
  },
  joystick: {
    words: 'joystick borne arcade rétro jeu vidéo',
    pieces: [
      ['dark', box(6, 74, 88, 21, 6)],
      ['main', smooth('22 56 22 56 78 56 78 56 92 80 92 80 8 80 8 80')],
      ['ink', ellipse(42, 64, 17, 5.5)],
      ['slate', line('42 64 40 36'), 8],
      ['red', circle(39, 23, 18)],
      ['blush', ellipse(33, 16, 5, 4, -30)],
      ['accent', ellipse(70, 64, 8, 4.6)],
      ['light', line('18 86 40 86'), 3],
    ],
  },
  'test-tube': {
    words: 'éprouvette tube à essai échantillon arômes senteurs fioles cristaux',
    pieces: [
      ['wood', box(8, 30, 9, 60, 2) + box(83, 30, 9, 60, 2)],
      ['white', box(21, 8, 17, 76, 8.5) + box(41.5, 8, 17, 76, 8.5) + box(62, 8, 17, 76, 8.5)],
      ['coral', 'M21 52H38V75.5A8.5 8.5 0 0 1 21 75.5Z'],
      ['teal', 'M41.5 24H58.5V75.5A8.5 8.5 0 0 1 41.5 75.5Z'],
      ['gold', 'M62 57H79V75.5A8.5 8.5 0 0 1 62 75.5Z'],
      ['steel', box(18, 5, 23, 6, 3) + box(38.5, 5, 23, 6, 3) + box(59, 5, 23, 6, 3)],
      ['kraft', box(4, 34, 92, 11, 3)],
      ['kraft', box(4, 84, 92, 11, 3)],
    ],
  },
  circuit: {
    words: 'carte électronique nano-ordinateur circuit capteurs programmer composants puce',
    pieces: [
      ['fir', box(6, 6, 88, 88, 7)],
      ['lime', line('50 30 50 16'), 3],
      ['lime', line('34 44 18 44 18 44 18 22'), 3],
      ['lime', line('66 56 82 56 82 56 82 80'), 3],
      ['lime', line('42 66 42 84 42 84 22 84'), 3],
      ['gold', circle(50, 15, 5) + circle(18, 19, 5) + circle(82, 82, 5) + circle(19, 84, 5)],
      [
        'steel',
        box(38, 26, 5, 48, 1) +
          box(47.5, 26, 5, 48, 1) +
          box(57, 26, 5, 48, 1) +
          box(26, 38, 48, 5, 1) +
          box(26, 47.5, 48, 5, 1) +
          box(26, 57, 48, 5, 1),
      ],
      ['ink', box(31, 31, 38, 38, 3)],
      ['sky', box(39, 39, 22, 22, 2)],
      ['red', box(68, 12, 18, 12, 2)],
    ],
  },
  printer: {
    words: 'imprimante impression imprimer papier photo 3D',
    pieces: [
      ['light', box(26, 4, 48, 40, 2)],
      ['main', box(6, 34, 88, 44, 8)],
      ['second', box(6, 34, 88, 13, 6)],
      ['accent', circle(82, 40.5, 3.4)],
      ['ink', box(18, 60, 64, 10, 4)],
      ['light', poly('24 64 76 64 80 95 20 95')],
      ['sky', poly('29 70 71 70 73.5 90 26.5 90')],
      ['leaf', smooth('26.5 90 26.5 90 28 84 40 76 52 84 62 79 73 86 73.5 90 73.5 90')],
    ],
  },
  keyboard: {
    words: 'clavier mécanique touches ordinateur',
    pieces: [
      ['dark', line('50 30 50 18 62 13 72 4'), 4.4],
      ['main', box(2, 28, 96, 54, 8)],
      [
        'light',
        box(22, 37, 12, 10, 2) +
          box(36, 37, 12, 10, 2) +
          box(64, 37, 12, 10, 2) +
          box(8, 50, 16, 10, 2) +
          box(26, 50, 12, 10, 2) +
          box(54, 50, 12, 10, 2) +
          box(68, 50, 12, 10, 2) +
          box(8, 63, 12, 10, 2) +
          box(68, 63, 12, 10, 2),
      ],
      ['accent', box(8, 37, 12, 10, 2) + box(82, 50, 10, 10, 2)],
      [
        'second',
        box(50, 37, 12, 10, 2) +
          box(78, 37, 14, 10, 2) +
          box(40, 50, 12, 10, 2) +
          box(82, 63, 10, 10, 2),
      ],
      ['light', box(22, 63, 44, 10, 2)],
    ],
  },
  'desktop-computer': {
    words: 'écran ordinateur bureau PC moniteur',
    pieces: [
      ['steel', poly('40 64 60 64 64 88 36 88')],
      ['slate', box(24, 84, 52, 9, 3)],
      ['main', box(3, 6, 94, 64, 6)],
      ['second', box(9, 12, 82, 46, 2)],
      ['gold', circle(70, 27, 8)],
      ['light', smooth('9 58 9 58 9 46 26 34 42 48 52 42 66 52 80 44 91 52 91 58 91 58')],
      ['accent', circle(50, 64, 3)],
    ],
  },
  'video-camera': {
    words: 'caméra vidéo caméscope filmer tournage',
    pieces: [
      ['dark', line('18 40 18 22 24 18 50 18 56 22 56 40'), 6.5],
      ['slate', poly('62 50 96 32 96 84 62 66')],
      ['dark', box(91, 28, 8, 60, 3)],
      ['main', box(4, 34, 66, 50, 8)],
      ['second', box(12, 43, 32, 32, 4)],
      ['white', poly('23 50 23 68 37 59')],
      ['red', circle(57, 47, 5)],
      ['light', box(52, 60, 11, 4, 2) + box(52, 69, 11, 4, 2)],
    ],
  },
});

/** What one washes and dresses up with. */
const TOILET = inTheme('beauty', {
  bubbles: {
    words: 'bulles savon mousse pétillant',
    pieces: [
      ['sky', circle(40, 60, 34)],
      ['second', 'M67 60A27 27 0 0 1 40 87A34 34 0 0 0 67 60Z'],
      ['white', line('17 58 20 46 30 38'), 5],
      ['sky', circle(76, 26, 20)],
      ['second', 'M91 26A15 15 0 0 1 76 41A19 19 0 0 0 91 26Z'],
      ['white', line('63 24 66 17 72 14'), 4],
      ['sky', circle(84, 72, 12)],
      ['white', line('77 71 79 67 83 65'), 3],
      ['sky', circle(34, 14, 9)],
      ['white', line('29 13 30 10 33 9'), 2.4],
    ],
  },
  towel: {
    words: 'serviette drap de bain éponge essuyer plage',
    pieces: [
      ['wood', line('6 14 94 14'), 6],
      ['main', box(12, 9, 52, 84, 4)],
      ['light', box(12, 64, 52, 5) + box(12, 74, 52, 9)],
      ['second', box(50, 9, 38, 60, 4)],
      ['accent', box(50, 50, 38, 8)],
      ['wood', circle(6, 14, 6) + circle(94, 14, 6)],
    ],
  },
  'hair-dryer': {
    words: 'sèche-cheveux coiffeur brushing coiffage boucler',
    pieces: [
      ['dark', line('64 92 76 97 90 90'), 4.5],
      ['second', smooth('52 52 52 52 74 50 74 50 70 74 71 92 71 92 55 92 55 92')],
      ['accent', box(58, 62, 8, 14, 4)],
      ['main', smooth('12 20 12 20 48 12 68 6 86 16 92 34 84 52 66 60 48 54 12 46 12 46')],
      ['dark', box(3, 15, 13, 36, 4)],
      ['light', circle(66, 33, 15)],
      ['dark', line('58 27 74 27'), 3],
      ['dark', line('56 33.5 76 33.5'), 3],
      ['dark', line('58 40 74 40'), 3],
    ],
  },
  'powder-compact': {
    words: 'poudrier maquillage fard poudre palette pinceaux teint',
    pieces: [
      ['main', circle(44, 31, 29)],
      ['sky', circle(44, 30, 22)],
      ['white', line('34 38 52 20'), 4.5],
      ['accent', box(34, 54, 20, 10, 4)],
      ['main', ellipse(44, 76, 38, 20)],
      ['light', ellipse(44, 74, 31, 14.5)],
      ['coral', ellipse(44, 74, 25, 10.5)],
      ['dark', line('78 50 95 12'), 6],
      ['gold', line('73 61 78 50'), 8],
      ['blush', smooth('66 56 66 56 79 62 79 62 76 74 66 84 66 84 58 78 60 66')],
    ],
  },
});

/** What one wears and carries. */
const WARDROBE = inTheme('clothes', {
  sweater: {
    words: 'pull cachemire chandail maille sweat jacquard',
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
    words: 'bonnet pompon tuque hiver froid',
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
    words: 'chaussons pantoufles feutre mules',
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
    words: 'ceinture cuir boucle ceinturon',
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
    words: 'kimono yukata peignoir japonais obi',
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
    words: 'portefeuille porte-cartes porte-monnaie cuir trousse',
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
    words: 'cabas sac courses boutique achats virée chiner',
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
});

export const TOOLS = { ...WORKSHOP, ...BENCH, ...DEVICES, ...TOILET, ...WARDROBE };
