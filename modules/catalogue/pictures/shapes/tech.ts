import { box, circle, ellipse, line, mirrored, poly, smooth, star, wheel } from './path.ts';
import { inTheme } from './shape.ts';

/** Devices and science. */
export const TECH = inTheme('tech', {
  phone: {
    words: 'téléphone smartphone mobile appli application appel',
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
    words: 'ordinateur portable informatique code télétravail',
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
    words: 'souris clic bureau ordinateur',
    pieces: [
      ['dark', line('50 24 48 10 60 4 76 8'), 3],
      ['main', smooth('24 46 28 28 50 20 72 28 76 46 76 72 68 90 50 96 32 90 24 72')],
      ['second', smooth('24.5 46 24.5 46 28 28 50 20 72 28 75.5 46 75.5 46 50 52')],
      ['accent', box(45, 27, 10, 20, 5)],
    ],
  },
  camera: {
    words: 'photo appareil argentique photographe polaroid objectif',
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
    words: 'manette jeu vidéo console rétro arcade',
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
    words: 'batterie pile électricité chargeur énergie recharge',
    pieces: [
      ['slate', box(38, 4, 24, 14, 3)],
      ['main', box(24, 12, 52, 84, 9)],
      ['light', box(31, 20, 38, 68, 4)],
      ['leaf', box(31, 46, 38, 42, 4)],
      ['gold', poly('56 24 36 58 49 58 43 84 66 46 52 46')],
    ],
  },
  'light-bulb': {
    words: 'ampoule idée lumière invention éclairage lampe',
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
    words: 'satellite antenne espace signal',
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
    words: 'aimant magnétique frigo',
    pieces: [
      ['main', 'M14 14H38V52A12 12 0 0 0 62 52V14H86V54A36 36 0 0 1 14 54Z'],
      ['steel', box(14, 10, 24, 20, 1) + box(62, 10, 24, 20, 1)],
      ['gold', poly('46 4 40 18 46 18 42 28 54 12 48 12')],
    ],
  },
  flask: {
    words: 'chimie expérience éprouvette science laboratoire fiole distillation',
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
    words: 'microscope biologie observation science anatomie',
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
    words: 'engrenage mécanique réglage rouage technique',
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
    words: 'thermomètre température météo chaleur sonde',
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
    words: 'drone hélicoptère télécommandé pilotage',
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
    words: 'disquette clé usb disque dur sauvegarde souvenir numérique',
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
});
