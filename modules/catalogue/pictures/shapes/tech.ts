import { box, circle, ellipse, line, mirrored, poly, smooth, star, wheel } from './path.ts';
import { inTheme } from './shape.ts';

/** Devices, what they run on, and science. */
export const TECH = inTheme('tech', {
  phone: {
    words: 'téléphone, smartphone mobile appli application appel',
    also: 'mobile-phone mobile-phone-with-arrow mobile-phone-off telephone telephone-receiver vibration-mode',
    pieces: [
      ['dark', box(28, 4, 46, 92, 9)],
      ['main', box(25, 4, 46, 92, 9)],
      ['second', box(30, 12, 36, 72, 3)],
      ['white', box(36, 20, 24, 18, 5)],
      ['accent', smooth('48 35 40 28 43 23 48 26 48 26 53 23 56 28 48 35')],
      ['white', box(36, 46, 24, 6, 3) + box(36, 57, 16, 6, 3) + box(36, 68, 20, 6, 3)],
      ['light', circle(48, 90, 3)],
    ],
  },
  laptop: {
    words: 'ordinateur portable, informatique code télétravail',
    pieces: [
      ['main', box(14, 14, 72, 54, 6)],
      ['second', box(20, 20, 60, 42, 2)],
      ['white', line('28 32 48 32'), 3.4],
      ['accent', line('34 41 62 41'), 3.4],
      ['white', line('34 50 52 50'), 3.4],
      ['dark', smooth('4 70 4 70 96 70 96 70 96 78 90 84 10 84 4 78')],
      ['light', box(40, 69, 20, 5, 2)],
    ],
  },
  'computer-mouse': {
    words: 'souris d’ordinateur, clic bureau ordinateur',
    pieces: [
      ['dark', line('50 24 48 10 60 4 76 8'), 3],
      ['main', smooth('24 46 28 28 50 20 72 28 76 46 76 72 68 90 50 96 32 90 24 72')],
      ['second', smooth('24.5 46 24.5 46 28 28 50 20 72 28 75.5 46 75.5 46 50 52')],
      ['accent', box(45, 27, 10, 20, 5)],
    ],
  },
  camera: {
    words: 'appareil photo, argentique photographe polaroid objectif',
    pieces: [
      ['dark', box(30, 18, 34, 18, 5)],
      ['dark', box(12, 22, 12, 10, 3)],
      ['main', box(6, 28, 88, 58, 8)],
      ['second', 'M6 44H94V70H6Z'],
      ['light', circle(50, 57, 25)],
      ['ink', circle(50, 57, 20)],
      ['night', circle(50, 57, 14)],
      ['sky', circle(45, 52, 5)],
      ['accent', box(74, 33, 14, 7, 2)],
    ],
  },
  gamepad: {
    words: 'manette de jeu, vidéo console rétro arcade',
    also: 'video-game',
    pieces: [
      [
        'main',
        smooth(
          '4 74 6 44 18 28 34 26 40 30 60 30 66 26 82 28 94 44 96 74 88 84 76 78 66 66 34 66 24 78 12 84',
        ),
      ],
      ['dark', box(18, 43, 24, 8, 2) + box(26, 35, 8, 24, 2)],
      ['accent', circle(70, 38, 5)],
      ['second', circle(80, 47, 5)],
      ['light', circle(60, 47, 5)],
      ['accent', circle(70, 56, 5)],
      ['light', box(44, 40, 12, 4, 2)],
    ],
  },
  battery: {
    words: 'pile, batterie électricité chargeur énergie recharge',
    pieces: [
      ['slate', box(38, 4, 24, 14, 3)],
      ['main', box(24, 12, 52, 84, 9)],
      ['light', box(31, 20, 38, 68, 4)],
      ['leaf', box(31, 46, 38, 42, 4)],
      ['gold', poly('56 24 36 58 49 58 43 84 66 46 52 46')],
    ],
  },
  'light-bulb': {
    words: 'ampoule, idée lumière invention éclairage lampe',
    pieces: [
      ['accent', line('10 40 18 40'), 4],
      ['accent', line('82 40 90 40'), 4],
      ['accent', line('22 12 28 18'), 4],
      ['accent', line('78 12 72 18'), 4],
      ['gold', mirrored('50 8 68 13 78 30 74 48 63 60 61 72 61 72 50 73')],
      ['butter', mirrored('50 15 62 19 69 32 66 44 57 56 56 66 56 66 50 67')],
      ['orange', line('42 66 40 46 46 38 50 46 54 38 60 46 58 66'), 3],
      ['slate', box(37, 71, 26, 8, 3) + box(39, 80, 22, 8, 3)],
      ['ink', box(43, 88, 14, 7, 3)],
    ],
  },
  satellite: {
    words: 'satellite, antenne espace signal',
    also: 'satellite-antenna',
    pieces: [
      ['second', box(2, 18, 32, 24, 2, 40)],
      ['second', box(62, 62, 32, 24, 2, 40)],
      ['white', line('10 18 26 42'), 1.6],
      ['white', line('70 62 86 86'), 1.6],
      ['slate', line('28 40 68 66'), 5],
      ['main', box(34, 36, 30, 34, 5, 40)],
      ['accent', smooth('58 26 58 26 80 44 80 44 74 30 66 24')],
      ['light', circle(78, 24, 5)],
      ['gold', star(16, 76, 9, 3.2, 4) + star(88, 12, 6, 2.2, 4)],
    ],
  },
  magnet: {
    words: 'aimant, magnétique frigo',
    pieces: [
      ['main', 'M14 14H38V52A12 12 0 0 0 62 52V14H86V54A36 36 0 0 1 14 54Z'],
      ['steel', box(14, 10, 24, 20, 1) + box(62, 10, 24, 20, 1)],
      ['gold', poly('46 4 40 18 46 18 42 28 54 12 48 12')],
    ],
  },
  flask: {
    words: 'fiole, chimie expérience éprouvette science laboratoire distillation',
    also: 'alembic',
    pieces: [
      ['steel', box(36, 4, 28, 8, 3)],
      ['white', smooth('40 10 40 10 60 10 60 10 60 36 60 36 88 84 82 94 18 94 12 84 40 36 40 36')],
      ['teal', smooth('28 58 28 58 42 62 58 56 72 58 72 58 86 84 80 92 20 92 14 84')],
      ['lime', circle(40, 76, 6) + circle(58, 70, 4) + circle(64, 82, 5)],
      ['lime', circle(50, 30, 4) + circle(54, 20, 3)],
    ],
  },
  microscope: {
    words: 'microscope, biologie observation science anatomie',
    pieces: [
      ['main', line('62 28 78 44 78 66 62 80 40 82'), 8],
      ['dark', box(16, 84, 70, 11, 4)],
      ['second', box(22, 68, 38, 7, 2)],
      ['main', box(34, 14, 20, 40, 4, -24)],
      ['accent', box(28, 2, 15, 16, 3, -24)],
      ['steel', box(47, 46, 13, 16, 2, -24)],
      ['leaf', circle(40, 66, 3)],
    ],
  },
  gear: {
    words: 'engrenage, mécanique réglage rouage technique',
    also: 'counterclockwise-arrows-button repeat-button',
    pieces: [
      ['main', wheel(8, (turn) => box(33, 6, 16, 70, 4, turn), 0, 360)],
      ['main', circle(41, 41, 28)],
      ['light', circle(41, 41, 12)],
      ['second', wheel(8, (turn) => box(70, 52, 10, 44, 3, turn), 0, 360)],
      ['second', circle(75, 74, 17)],
      ['dark', circle(75, 74, 7)],
    ],
  },
  thermometer: {
    words: 'thermomètre, température météo chaleur sonde',
    also: 'chart-decreasing bar-chart',
    pieces: [
      ['white', 'M38 18A12 12 0 0 1 62 18V60A20 20 0 1 1 38 60Z'],
      ['red', circle(50, 76, 13)],
      ['red', box(46, 34, 8, 40, 4)],
      ['dark', line('68 22 80 22'), 3],
      ['dark', line('68 34 76 34'), 3],
      ['dark', line('68 46 80 46'), 3],
    ],
  },
  drone: {
    words: 'drone, hélicoptère télécommandé pilotage',
    pieces: [
      ['slate', line('16 30 84 66'), 5],
      ['slate', line('84 30 16 66'), 5],
      ['sky', ellipse(16, 26, 16, 5) + ellipse(84, 26, 16, 5)],
      ['sky', ellipse(16, 62, 16, 5) + ellipse(84, 62, 16, 5)],
      ['dark', circle(16, 30, 4) + circle(84, 30, 4) + circle(16, 66, 4) + circle(84, 66, 4)],
      ['main', smooth('30 44 38 34 62 34 70 44 70 54 60 62 40 62 30 54')],
      ['light', circle(50, 50, 9)],
      ['ink', circle(50, 50, 5)],
    ],
  },
  'memory-card': {
    words: 'disquette, clé usb disque dur sauvegarde souvenir numérique',
    also: 'floppy-disk',
    pieces: [
      ['main', 'M10 14Q10 8 16 8H74L92 26V86Q92 92 86 92H16Q10 92 10 86Z'],
      ['steel', box(30, 8, 38, 28, 2)],
      ['dark', box(54, 12, 8, 20, 1)],
      ['light', box(22, 50, 58, 42, 3)],
      ['accent', line('30 62 72 62'), 3],
      ['slate', line('30 72 72 72'), 2.4],
      ['slate', line('30 81 58 81'), 2.4],
    ],
  },
  'high-voltage': {
    words: 'éclair, électricité énergie électrique foudre puissance néon',
    pieces: [
      ['main', circle(50, 52, 42)],
      ['second', circle(50, 52, 34)],
      ['orange', poly('64 4 24 60 48 60 38 100 84 44 58 44 74 4')],
      ['gold', poly('60 0 20 56 45 56 35 96 80 40 54 40 70 0')],
    ],
  },
  'electric-plug': {
    words: 'prise électrique, fiche branchement courant câble secteur',
    pieces: [
      ['dark', line('50 70 50 86 62 94 78 92 90 82'), 7],
      ['steel', box(30, 2, 10, 28, 4) + box(60, 2, 10, 28, 4)],
      ['main', 'M22 32H78V50Q78 78 50 80Q22 78 22 50Z'],
      ['dark', box(16, 26, 68, 12, 5)],
      ['gold', poly('54 42 38 60 48 60 44 75 62 54 52 54')],
    ],
  },
  joystick: {
    words: 'joystick, borne arcade rétro jeu vidéo',
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
    words: 'éprouvette, tube à essai échantillon arômes senteurs fioles cristaux',
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
    words: 'circuit électronique, carte nano-ordinateur capteurs programmer composants puce',
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
    words: 'imprimante, impression imprimer papier photo 3D',
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
    words: 'clavier d’ordinateur, mécanique touches ordinateur',
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
    words: 'écran d’ordinateur, ordinateur bureau PC moniteur',
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
    words: 'caméra, vidéo caméscope filmer tournage',
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
