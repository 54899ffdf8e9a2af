import {
  box,
  circle,
  ellipse,
  hole,
  line,
  mirrored,
  mirroredPoly,
  poly,
  smooth,
  star,
} from './path.ts';
import { inTheme } from './shape.ts';

/** Music, stage and screen. */
export const MUSIC = inTheme('music', {
  guitar: {
    words: 'guitare, musique folk ukulélé cordes',
    pieces: [
      ['dark', box(43, 3, 14, 14, 3)],
      [
        'second',
        circle(42, 6, 2.4) + circle(42, 13, 2.4) + circle(58, 6, 2.4) + circle(58, 13, 2.4),
      ],
      ['main', mirrored('50 43 62 45 66 53 62 60 71 68 74 80 64 94 50 96')],
      ['second', circle(50, 64, 8.5)],
      ['ink', circle(50, 64, 6)],
      ['dark', 'M47 14H53V60H47Z'],
      ['accent', box(40, 82, 20, 4, 1.5)],
      ['light', line('48.8 14 48.8 82'), 0.8],
      ['light', line('51.2 14 51.2 82'), 0.8],
    ],
  },
  violin: {
    words: 'violon, violoncelle orchestre classique archet',
    pieces: [
      ['bark', box(46.5, 4, 7, 40, 3)],
      ['wood', box(41, 8, 18, 4, 2) + box(41, 15, 18, 4, 2)],
      ['rust', mirrored('50 32 63 34 68 46 60 58 72 70 72 86 60 96 50 96')],
      ['bark', 'M47 26H53V62H47Z'],
      ['ink', line('40 58 38 66 41 74'), 2.4],
      ['ink', line('60 58 62 66 59 74'), 2.4],
      ['gold', box(42, 70, 16, 3.6, 1)],
      ['bark', mirroredPoly('52.5 78 54 94')],
      ['wood', line('88 6 72 94'), 3],
      ['light', line('92 12 78 90'), 1.4],
    ],
  },
  piano: {
    words: 'piano, clavier synthétiseur accordéon touches',
    also: 'musical-keyboard',
    pieces: [
      ['dark', box(4, 18, 92, 66, 6)],
      ['main', box(4, 18, 92, 20, 5)],
      ['accent', circle(16, 28, 4)],
      ['second', box(26, 25, 40, 6, 3)],
      [
        'white',
        box(9, 42, 11, 38, 2) +
          box(21, 42, 11, 38, 2) +
          box(33, 42, 11, 38, 2) +
          box(45, 42, 11, 38, 2) +
          box(57, 42, 11, 38, 2) +
          box(69, 42, 11, 38, 2) +
          box(81, 42, 10, 38, 2),
      ],
      [
        'ink',
        box(17, 40, 7, 23, 2) +
          box(29, 40, 7, 23, 2) +
          box(53, 40, 7, 23, 2) +
          box(65, 40, 7, 23, 2) +
          box(77, 40, 7, 23, 2),
      ],
    ],
  },
  'music-notes': {
    words: 'notes de musique, note chanson mélodie chant partition',
    also: 'musical-notes musical-note',
    pieces: [
      ['main', ellipse(22, 78, 15, 11, -20)],
      ['main', ellipse(70, 68, 15, 11, -20)],
      ['main', 'M29 24H36V80H29Z'],
      ['main', 'M77 14H84V70H77Z'],
      ['second', poly('29 16 84 6 84 24 29 34')],
      ['accent', star(54, 52, 9, 3.4, 4)],
      ['accent', star(12, 34, 7, 2.6, 4)],
    ],
  },
  'sheet-music': {
    words: 'partition, solfège portée concert composer',
    also: 'musical-score',
    pieces: [
      ['second', box(20, 8, 66, 86, 3, 3)],
      ['light', box(14, 6, 66, 86, 3)],
      ['slate', line('22 24 72 24'), 1.6],
      ['slate', line('22 32 72 32'), 1.6],
      ['slate', line('22 40 72 40'), 1.6],
      ['slate', line('22 60 72 60'), 1.6],
      ['slate', line('22 68 72 68'), 1.6],
      ['slate', line('22 76 72 76'), 1.6],
      ['main', ellipse(32, 42, 7, 5, -20) + ellipse(56, 36, 7, 5, -20)],
      ['main', 'M36 20H39V42H36ZM60 14H63V36H60Z'],
      ['main', poly('36 16 63 10 63 18 36 24')],
      ['accent', ellipse(40, 76, 7, 5, -20)],
      ['accent', line('45.5 75 45.5 54 56 60'), 3],
    ],
  },
  headphone: {
    words: 'casque audio, écouteurs musique écouter podcast',
    also: 'ear',
    pieces: [
      ['dark', line('18 62 18 44 30 20 50 13 70 20 82 44 82 62'), 8],
      ['second', line('27 24 37 16 50 13 63 16 73 24'), 5],
      ['main', box(10, 54, 22, 34, 10)],
      ['main', box(68, 54, 22, 34, 10)],
      ['accent', box(25, 57, 12, 28, 6)],
      ['accent', box(63, 57, 12, 28, 6)],
    ],
  },
  microphone: {
    words: 'micro, karaoké chanter chanteur concert voix',
    also: 'singer man-singer',
    pieces: [
      ['dark', poly('46 42 62 56 22 94 10 84')],
      ['slate', line('34 66 40 72'), 3],
      ['accent', box(40, 40, 28, 9, 3, 42)],
      ['steel', circle(67, 31, 24)],
      ['slate', line('54 14 82 44'), 2],
      ['slate', line('47 25 70 51'), 2],
      ['slate', line('84 20 56 50'), 2],
      ['slate', line('70 8 47 34'), 2],
      ['white', smooth('56 24 62 14 72 12 66 20 60 28')],
    ],
  },
  podcast: {
    words: 'micro de studio, podcast enregistrement radio voix',
    also: 'studio-microphone',
    pieces: [
      ['dark', line('22 44 24 62 36 74 50 77 64 74 76 62 78 44'), 5],
      ['dark', line('50 77 50 92'), 5],
      ['dark', box(30, 88, 40, 8, 4)],
      ['main', box(33, 6, 34, 58, 17)],
      ['second', box(33, 36, 34, 8)],
      ['light', line('42 16 42 30'), 3],
      ['light', line('50 13 50 30'), 3],
      ['light', line('58 16 58 30'), 3],
    ],
  },
  vinyl: {
    words: 'disque vinyle, platine album 33 tours collection',
    also: 'optical-disk dvd record-button',
    pieces: [
      ['second', box(4, 14, 66, 74, 3)],
      ['accent', circle(34, 51, 20)],
      ['ink', circle(60, 51, 36)],
      ['slate', circle(60, 51, 27) + hole(60, 51, 25.8)],
      ['slate', circle(60, 51, 32) + hole(60, 51, 30.8)],
      ['main', circle(60, 51, 13)],
      ['light', circle(60, 51, 3.4)],
    ],
  },
  drum: {
    words: 'tambour, batterie percussion rythme maracas djembé',
    also: 'maracas',
    pieces: [
      ['wood', line('8 8 44 34'), 4],
      ['wood', line('92 8 56 34'), 4],
      ['main', 'M12 42V78Q50 104 88 78V42Z'],
      ['light', line('13 52 26 82 38 58 50 90 62 58 74 82 87 52'), 3],
      ['accent', smooth('12 70 50 88 88 70 88 78 50 97 12 78')],
      ['dark', ellipse(50, 42, 40, 14)],
      ['light', ellipse(50, 40, 36, 11)],
      ['second', circle(44, 34, 5) + circle(56, 34, 5)],
    ],
  },
  saxophone: {
    words: 'saxophone, jazz trompette fanfare cuivre blues',
    also: 'trumpet flute',
    pieces: [
      ['dark', line('20 14 32 8 42 16'), 5],
      ['gold', line('40 12 46 22 44 46 42 66 50 80 64 80 72 68 74 54'), 12],
      ['gold', smooth('66 56 66 56 60 38 60 38 92 34 92 34 84 56 80 64 70 66')],
      ['butter', ellipse(76, 37, 17, 5, -7)],
      ['rust', circle(45, 32, 4) + circle(44, 44, 4) + circle(43, 56, 4) + circle(47, 70, 4)],
      ['accent', star(20, 54, 9, 3.4, 4)],
      ['accent', star(14, 78, 6, 2.4, 4)],
    ],
  },
  radio: {
    words: 'radio, transistor rétro fréquence poste',
    also: 'antenna-bars',
    pieces: [
      ['slate', line('72 32 90 4'), 3],
      ['dark', line('22 32 28 18 66 18 72 32'), 4],
      ['main', box(6, 30, 88, 60, 9)],
      ['light', circle(32, 60, 21)],
      ['dark', circle(32, 60, 16) + hole(32, 60, 12.5)],
      ['dark', circle(32, 60, 8)],
      ['light', box(59, 42, 28, 16, 3)],
      ['red', line('76 43 76 57'), 2.4],
      ['second', circle(66, 74, 6.5) + circle(82, 74, 6.5)],
    ],
  },
  speaker: {
    words: 'enceinte, haut-parleur son musique basse',
    also: 'speaker-high-volume speaker-low-volume speaker-medium-volume muted-speaker megaphone',
    pieces: [
      ['main', box(24, 4, 52, 92, 8)],
      ['light', circle(50, 66, 21)],
      ['dark', circle(50, 66, 16.5)],
      ['second', circle(50, 66, 7.5)],
      ['light', circle(50, 26, 12)],
      ['dark', circle(50, 26, 8.5)],
      ['accent', line('12 54 8 66 12 78'), 3.4],
      ['accent', line('88 54 92 66 88 78'), 3.4],
    ],
  },
  mixer: {
    words: 'table de mixage, réglages dj studio console',
    also: 'control-knobs level-slider',
    pieces: [
      ['main', box(6, 16, 88, 70, 7)],
      [
        'dark',
        box(20, 42, 5, 38, 2.5) +
          box(40, 42, 5, 38, 2.5) +
          box(60, 42, 5, 38, 2.5) +
          box(78, 42, 5, 38, 2.5),
      ],
      ['accent', box(15, 50, 15, 9, 3)],
      ['second', box(35, 64, 15, 9, 3)],
      ['accent', box(55, 46, 15, 9, 3)],
      ['second', box(73, 58, 15, 9, 3)],
      [
        'light',
        circle(22.5, 28, 6) + circle(42.5, 28, 6) + circle(62.5, 28, 6) + circle(80.5, 28, 6),
      ],
      ['dark', line('22.5 28 25 23'), 2],
      ['dark', line('42.5 28 39 24'), 2],
      ['dark', line('62.5 28 62.5 23'), 2],
      ['dark', line('80.5 28 84 25'), 2],
    ],
  },
  'mirror-ball': {
    words: 'boule à facettes, disco danse fête soirée danser',
    also: 'woman-dancing',
    pieces: [
      ['slate', line('50 2 50 18'), 3],
      ['steel', circle(50, 52, 38)],
      ['sky', circle(46, 47, 29)],
      ['white', circle(41, 41, 15)],
      ['slate', line('13 44 50 50 87 44'), 1.8],
      ['slate', line('15 64 50 71 85 64'), 1.8],
      ['slate', line('22 28 50 32 78 28'), 1.8],
      ['slate', line('50 14 32 50 50 90'), 1.8],
      ['slate', line('50 14 68 50 50 90'), 1.8],
      ['gold', star(86, 18, 11, 4, 4)],
      ['rose', star(12, 84, 9, 3.4, 4)],
    ],
  },
  masks: {
    words: 'masques de théâtre, masque comédie spectacle carnaval improvisation rire humour visage',
    also: 'performing-arts face-with-tears-of-joy rolling-on-the-floor-laughing grinning-squinting-face smiling-face-with-sunglasses shushing-face',
    pieces: [
      ['second', smooth('44 30 44 30 70 32 96 24 96 24 96 54 86 80 70 90 54 80 44 56')],
      ['dark', ellipse(60, 50, 6, 4, 10) + ellipse(82, 48, 6, 4, -14)],
      ['dark', line('60 74 70 66 80 72'), 4],
      ['main', smooth('4 14 4 14 30 20 56 12 56 12 60 40 52 66 32 78 12 66 4 42')],
      ['light', ellipse(19, 36, 6.5, 5, 8) + ellipse(42, 34, 6.5, 5, -12)],
      ['light', smooth('14 50 14 50 30 54 48 48 48 48 44 62 32 68 20 62')],
    ],
  },
  'clapper-board': {
    words: 'clap de cinéma, film tournage réalisateur série',
    pieces: [
      ['main', box(8, 40, 84, 52, 5)],
      ['dark', box(8, 36, 84, 14, 2)],
      [
        'light',
        poly('16 36 28 36 20 50 8 50') +
          poly('42 36 54 36 46 50 34 50') +
          poly('68 36 80 36 72 50 60 50'),
      ],
      ['dark', poly('8 34 86 8 90 20 12 46')],
      [
        'light',
        poly('18 30.6 30 26.6 28 40.6 16 44.6') +
          poly('43 22.3 55 18.3 53 32.3 41 36.3') +
          poly('68 14 80 10 78 24 66 28'),
      ],
      ['second', circle(50, 70, 14)],
      ['dark', poly('45 62 45 78 58 70')],
    ],
  },
  film: {
    words: 'caméra de cinéma, film pellicule cinéma projecteur projection caméra',
    also: 'film-frames film-projector movie-camera cinema videocassette',
    pieces: [
      ['dark', box(14, 44, 54, 40, 5)],
      ['main', circle(28, 28, 20)],
      ['light', circle(28, 19, 5) + circle(28, 37, 5) + circle(19, 28, 5) + circle(37, 28, 5)],
      ['main', circle(62, 31, 16)],
      ['light', circle(62, 24, 4) + circle(62, 38, 4) + circle(55, 31, 4) + circle(69, 31, 4)],
      ['second', poly('68 56 92 44 92 84 68 72')],
      ['light', circle(32, 64, 9)],
      ['accent', circle(32, 64, 5)],
      ['accent', box(48, 56, 13, 5, 2) + box(48, 66, 13, 5, 2)],
    ],
  },
  television: {
    words: 'télévision, série écran émission télé',
    pieces: [
      ['dark', line('50 24 32 6'), 3.6],
      ['dark', line('50 24 68 6'), 3.6],
      ['dark', box(22, 84, 10, 11, 3) + box(68, 84, 10, 11, 3)],
      ['main', box(6, 22, 88, 66, 9)],
      ['light', box(14, 30, 56, 50, 8)],
      ['sky', box(18, 34, 48, 42, 6)],
      ['white', line('26 56 44 40'), 4],
      ['second', circle(82, 42, 5.5) + circle(82, 58, 5.5)],
      ['dark', line('78 72 86 72'), 2.6],
    ],
  },
  'circus-tent': {
    words: 'chapiteau, cirque festival fête foraine manège',
    also: 'roller-coaster',
    pieces: [
      ['gold', poly('50 2 66 9 50 15')],
      ['wood', line('50 4 50 24'), 2.4],
      ['light', poly('14 52 86 52 92 94 8 94')],
      [
        'main',
        poly('14 52 28 52 27 94 8 94') +
          poly('42 52 58 52 60 94 40 94') +
          poly('72 52 86 52 92 94 73 94'),
      ],
      ['dark', poly('50 58 60 94 40 94')],
      [
        'light',
        smooth(
          '50 20 50 20 74 40 94 50 94 50 90 60 80 58 70 62 60 58 50 62 40 58 30 62 20 58 10 60 6 50 6 50 26 40',
        ),
      ],
      ['main', smooth('50 20 50 20 58 40 60 58 60 58 50 62 40 58 40 58 42 40')],
      ['main', smooth('50 20 50 20 26 40 6 50 6 50 10 60 20 58 20 58 38 40')],
      ['main', smooth('50 20 50 20 74 40 94 50 94 50 90 60 80 58 80 58 62 40')],
    ],
  },
  'ballet-shoes': {
    words: 'chaussons de danse, ballet ballerine opéra',
    pieces: [
      ['blush', line('38 34 20 18 40 8 58 20 42 32'), 4],
      ['blush', line('68 44 84 30 70 18 60 32 66 44'), 4],
      ['rose', smooth('26 28 42 30 48 44 42 66 30 88 20 92 14 82 18 54')],
      ['plum', smooth('28 32 38 34 40 44 34 54 26 50')],
      ['rose', smooth('58 40 74 40 80 54 78 76 70 94 58 94 52 80 54 58')],
      ['plum', smooth('60 44 70 44 72 54 66 64 58 58')],
    ],
  },
  'top-hat': {
    words: 'haut-de-forme, chapeau magie magicien dandy',
    also: 'barber-pole',
    pieces: [
      ['ink', smooth('4 74 4 66 16 68 50 74 84 68 96 66 96 74 84 86 50 92 16 86')],
      ['ink', smooth('24 14 24 14 50 8 76 14 76 14 72 44 76 76 76 76 50 84 24 76 24 76 28 44')],
      ['main', smooth('27.4 56 27.4 56 50 62 72.6 56 72.6 56 75 72 75 72 50 79 25 72 25 72')],
      ['slate', ellipse(50, 14, 24, 5)],
      ['gold', box(60, 60, 11, 15, 2, -6)],
    ],
  },
  'magic-wand': {
    words: 'baguette magique, magie sorcier tour illusion',
    pieces: [
      ['dark', line('10 92 62 38'), 8],
      ['light', line('10 92 17 85'), 8],
      ['light', line('55 45 62 38'), 8],
      ['gold', star(70, 28, 25, 11, 5, 12)],
      ['accent', star(24, 30, 11, 4, 4)],
      ['second', star(86, 72, 12, 4.4, 4)],
      ['accent', star(40, 10, 7, 2.6, 4)],
      ['second', star(58, 84, 6, 2.4, 4)],
    ],
  },
});
