import { box, circle, ellipse, line, poly, smooth, star } from './path.ts';
import { inTheme } from './shape.ts';

/** Reading, writing, learning and remembering. */
export const READING = inTheme('reading', {
  'open-book': {
    words: 'livre ouvert, lecture roman lire histoire conte',
    pieces: [
      ['main', 'M4 24Q28 16 50 26Q72 16 96 24V84Q72 76 50 86Q28 76 4 84Z'],
      ['light', 'M9 20Q32 12 50 23V80Q32 70 9 77Z'],
      ['light', 'M91 20Q68 12 50 23V80Q68 70 91 77Z'],
      ['second', line('17 33 30 31 42 36'), 2.6],
      ['second', line('17 44 30 42 42 47'), 2.6],
      ['second', line('17 55 30 53 42 58'), 2.6],
      ['second', line('58 36 62 34'), 2.6],
      ['second', line('58 47 62 45'), 2.6],
      ['accent', 'M68 17L80 16.5V62L74 56 68 60Z'],
    ],
  },
  books: {
    words: 'pile de livres, bibliothèque librairie collection saga',
    also: 'closed-book green-book blue-book orange-book ledger',
    pieces: [
      ['dark', box(10, 72, 80, 19, 4)],
      ['light', box(22, 76, 70, 11, 2)],
      ['main', box(16, 51, 74, 19, 4, -2)],
      ['light', box(14, 55, 62, 11, 2, -2)],
      ['second', box(20, 31, 66, 19, 4, 3)],
      ['light', box(32, 35, 56, 11, 2, 3)],
      ['accent', box(24, 11, 58, 18, 4, -6)],
      ['light', box(22, 15, 48, 10, 2, -6)],
      ['gold', box(78, 51, 5, 18, 0, -2)],
      ['red', 'M70 76H77V95L73.5 91 70 95Z'],
    ],
  },
  notebook: {
    words: 'carnet, cahier agenda journal intime bullet',
    also: 'notebook-with-decorative-cover spiral-notepad bookmark-tabs card-index',
    pieces: [
      ['light', box(24, 8, 62, 86, 4)],
      ['main', box(18, 6, 62, 86, 5)],
      ['second', box(68, 6, 6, 86)],
      ['light', box(28, 22, 34, 22, 3)],
      ['dark', line('34 30 56 30'), 2.4],
      ['dark', line('34 37 48 37'), 2.4],
      ['accent', smooth('45 64 38 56 32 60 34 68 45 78 45 78 56 68 58 60 52 56')],
      [
        'steel',
        box(10, 16, 16, 5, 2.5) +
          box(10, 34, 16, 5, 2.5) +
          box(10, 52, 16, 5, 2.5) +
          box(10, 70, 16, 5, 2.5),
      ],
    ],
  },
  scroll: {
    words: 'parchemin, lettre histoire généalogie diplôme manuscrit recette',
    also: 'page-with-curl page-facing-up memo file-folder card-file-box card-index-dividers clipboard',
    pieces: [
      ['kraft', box(66, 6, 26, 16, 8)],
      ['butter', smooth('24 10 24 10 80 8 80 8 74 20 74 84 74 84 20 88 20 88 20 20')],
      ['wood', line('32 30 62 30'), 3],
      ['wood', line('32 42 62 42'), 3],
      ['wood', line('32 54 54 54'), 3],
      ['kraft', box(6, 80, 70, 15, 7)],
      ['butter', ellipse(70, 87, 4, 7)],
      ['red', circle(60, 70, 10)],
      ['coral', star(60, 70, 6, 3)],
    ],
  },
  envelope: {
    words: 'enveloppe, lettre courrier carte correspondance amour mot',
    also: 'love-letter envelope-with-arrow',
    pieces: [
      ['light', box(14, 8, 72, 60, 3)],
      ['second', line('26 22 74 22'), 3],
      ['second', line('26 33 60 33'), 3],
      ['kraft', poly('6 40 50 66 94 40 94 90 6 90')],
      ['main', poly('6 44 46 70 6 90') + poly('94 44 94 90 54 70')],
      ['butter', poly('6 90 50 58 94 90')],
      ['red', smooth('50 60 40 50 32 56 34 66 50 80 50 80 66 66 68 56 60 50')],
    ],
  },
  pencil: {
    words: 'crayon, dessin écrire école coloriage feutre',
    pieces: [
      ['teal', line('6 92 26 84 40 94 60 86'), 3.4],
      ['rose', box(66, 8, 22, 18, 4, 42)],
      ['steel', box(61, 19, 22, 9, 1, 42)],
      ['gold', poly('57 23 73 38 36 80 20 65')],
      ['orange', poly('65 30 73 38 36 80 28 73')],
      ['cream', poly('20 65 36 80 12 90')],
      ['ink', poly('15 78.5 22 84.5 12 90')],
    ],
  },
  'fountain-pen': {
    words: 'stylo plume, encre calligraphie écriture signature',
    also: 'black-nib writing-hand pen',
    pieces: [
      ['night', line('6 90 18 84 30 92 44 86 54 92'), 3],
      ['main', box(54, -2, 20, 56, 9, 42)],
      ['accent', box(44, 42, 22, 7, 2, 42)],
      ['dark', box(40, 46, 17, 16, 2, 42)],
      ['gold', poly('30 54 44 66 36 78 14 88 22 62')],
      ['ink', line('16 86 30 68'), 1.6],
      ['ink', circle(31, 67, 2.6)],
      ['accent', line('80 10 64 30'), 3],
    ],
  },
  newspaper: {
    words: 'journal, presse magazine abonnement actualité revue',
    also: 'rolled-up-newspaper',
    pieces: [
      ['second', poly('14 20 90 12 94 86 18 94')],
      ['light', poly('6 14 82 8 86 82 10 88')],
      ['dark', poly('14 22 74 17 74.6 27 14.6 32')],
      ['main', poly('15 38 42 36 43.4 58 16.4 60')],
      ['slate', line('50 40 75 38'), 2.8],
      ['slate', line('50.5 48 76 46'), 2.8],
      ['slate', line('51 56 76.5 54'), 2.8],
      ['slate', line('18 68 77 63'), 2.8],
      ['slate', line('18.5 77 60 73.5'), 2.8],
    ],
  },
  calendar: {
    words: 'calendrier, date agenda anniversaire planning semaine avent',
    also: 'spiral-calendar tear-off-calendar',
    pieces: [
      ['second', box(14, 18, 76, 76, 7)],
      ['light', box(10, 14, 76, 76, 7)],
      ['main', 'M10 36V21Q10 14 17 14H79Q86 14 86 21V36Z'],
      ['dark', box(26, 6, 7, 18, 3.5) + box(63, 6, 7, 18, 3.5)],
      [
        'steel',
        box(20, 44, 10, 10, 2) +
          box(36, 44, 10, 10, 2) +
          box(52, 44, 10, 10, 2) +
          box(20, 60, 10, 10, 2) +
          box(36, 60, 10, 10, 2) +
          box(20, 76, 10, 8, 2) +
          box(36, 76, 10, 8, 2) +
          box(68, 44, 10, 10, 2),
      ],
      ['red', smooth('64 66 57 59 51 63 52 71 64 82 64 82 76 71 77 63 71 59')],
    ],
  },
  'speech-balloon': {
    words: 'bulle de parole, discussion langue conversation message dialogue mots citation',
    also: 'thought-balloon speaking-head right-anger-bubble red-question-mark',
    pieces: [
      [
        'main',
        smooth('8 34 12 16 34 8 58 10 72 20 74 38 62 54 40 58 40 58 20 72 20 72 22 56 12 48'),
      ],
      ['light', line('24 28 58 26'), 4.5],
      ['light', line('24 40 48 40'), 4.5],
      ['second', smooth('44 66 50 52 66 46 84 50 94 62 92 76 84 82 84 82 88 96 88 96 72 86 56 84')],
      ['dark', circle(58, 67, 4) + circle(70, 67, 4) + circle(82, 67, 4)],
    ],
  },
  'graduation-cap': {
    words: 'toque de diplômé, diplôme étudiant cours formation école université réussite',
    also: 'student school',
    pieces: [
      ['dark', smooth('26 48 26 48 74 48 74 48 76 70 64 80 50 82 36 80 24 70')],
      ['main', poly('50 18 98 40 50 62 2 40')],
      ['second', line('50 40 76 46 82 54 82 72'), 3],
      ['accent', poly('77 70 87 70 90 90 74 90')],
      ['accent', circle(50, 40, 4.5)],
    ],
  },
  'magnifying-glass': {
    words: 'loupe, enquête détective chercher mystère indice énigme',
    also: 'magnifying-glass-tilted-left magnifying-glass-tilted-right detective',
    pieces: [
      ['dark', line('62 62 90 90'), 12],
      ['accent', line('60 60 67 67'), 9],
      ['main', circle(40, 40, 34)],
      ['sky', circle(40, 40, 26)],
      ['white', smooth('22 40 24 28 34 20 40 20 34 28 30 40')],
    ],
  },
  globe: {
    words: 'globe terrestre, terre monde géographie planète pays langue internet',
    also: 'globe-showing-europe-africa globe-showing-americas globe-with-meridians',
    pieces: [
      ['wood', ellipse(50, 92, 24, 5)],
      ['wood', line('50 78 50 92'), 6],
      ['gold', line('74 10 88 28 90 48 80 70 62 80 42 82 26 76'), 4.5],
      ['blue', circle(48, 42, 34)],
      ['leaf', smooth('24 24 34 14 48 12 54 20 46 26 50 34 42 40 36 52 30 46 26 36')],
      ['leaf', smooth('58 34 70 28 80 36 80 50 70 58 66 70 58 66 60 52 54 44')],
      ['leaf', smooth('30 60 38 58 42 66 36 72 30 68')],
    ],
  },
  bookmark: {
    words: 'marque-page, signet ex-libris',
    pieces: [
      ['second', line('50 20 58 6 72 8 76 22'), 2.6],
      ['main', 'M32 12H68V94L50 80 32 94Z'],
      ['light', line('37 14 37 82'), 2],
      ['light', line('63 14 63 82'), 2],
      ['accent', star(50, 50, 11, 5)],
      ['second', circle(50, 22, 4)],
      ['accent', poly('72 20 80 20 83 40 69 40')],
    ],
  },
  postbox: {
    words: 'boîte aux lettres, courrier poste',
    pieces: [
      ['wood', box(44, 64, 12, 32)],
      ['dark', smooth('10 68 10 68 10 40 20 30 36 30 46 40 46 68 46 68')],
      ['main', 'M28 28H72Q92 28 92 48V68H46V48Q46 30 28 28Z'],
      ['light', poly('4 46 36 42 38 60 6 64')],
      ['coral', poly('4 46 22 56 36 42')],
      ['accent', box(66, 12, 5, 34, 1)],
      ['accent', box(66, 12, 20, 13, 2)],
      ['second', box(58, 56, 22, 5, 2)],
    ],
  },
  ticket: {
    words: 'billet, place entrée spectacle concert musée invitation',
    also: 'admission-tickets passport-control identification-card',
    pieces: [
      ['second', 'M20 16 92 34 87 53A8 8 0 0 0 83 69L79 84 8 66 12 50A8 8 0 0 0 16 34Z'],
      [
        'main',
        'M8 36H36A6 6 0 0 0 48 36H92V52A8 8 0 0 0 92 68V84H48A6 6 0 0 0 36 84H8V68A8 8 0 0 0 8 52Z',
      ],
      ['light', line('42 48 42 53'), 3],
      ['light', line('42 58 42 63'), 3],
      ['light', line('42 68 42 73'), 3],
      ['light', star(67, 60, 15, 6.5)],
      ['light', box(16, 54, 16, 4, 2) + box(16, 63, 16, 4, 2)],
    ],
  },
  label: {
    words: 'étiquette, prix personnalisé prénom gravure',
    also: 'placard',
    pieces: [
      ['wood', line('76 22 84 10 94 12 92 26'), 2.6],
      ['second', poly('10 58 52 16 90 20 94 56 52 96')],
      ['main', poly('6 54 48 12 84 16 88 52 46 90')],
      ['light', circle(75, 25, 6)],
      ['light', line('30 56 50 36'), 4],
      ['light', line('40 66 64 42'), 4],
      ['light', line('50 76 62 64'), 4],
    ],
  },
  blocks: {
    words: 'cubes à lettres, alphabet chiffres apprendre jeu mots',
    also: 'input-latin-uppercase input-latin-letters input-numbers ok-button sos-button yellow-square',
    pieces: [
      ['second', box(8, 52, 40, 40, 4)],
      ['light', box(14, 58, 28, 28, 2)],
      ['main', box(52, 54, 40, 40, 4, 4)],
      ['light', box(58, 60, 28, 28, 2, 4)],
      ['accent', box(29, 8, 40, 40, 4, -6)],
      ['light', box(35, 14, 28, 28, 2, -6)],
      ['dark', line('20 82 28 62 36 82'), 4.4],
      ['dark', line('24 75 32 75'), 3.4],
      ['dark', line('67 64 66 84'), 4.4],
      ['dark', line('67 65 77 67 74 73 66 74'), 3.6],
      ['dark', line('66 74 77 77 74 84 66 84'), 3.6],
      ['dark', line('58 20 47 19 42 28 48 36 58 34'), 4.4],
    ],
  },
  glasses: {
    words: 'lunettes, lecture vue grand-mère grand-père',
    also: 'old-woman old-man',
    pieces: [
      ['dark', line('10 46 16 30 28 24'), 5],
      ['dark', line('90 46 84 30 72 24'), 5],
      ['main', circle(27, 56, 23)],
      ['sky', circle(27, 56, 16.5)],
      ['main', circle(73, 56, 23)],
      ['sky', circle(73, 56, 16.5)],
      ['dark', line('46 52 50 48 54 52'), 5.5],
      ['white', line('18 58 28 47'), 4],
      ['white', line('64 58 74 47'), 4],
    ],
  },
  'photo-album': {
    words: 'album photo, souvenirs cadre scrapbooking selfie',
    also: 'selfie camera-with-flash',
    pieces: [
      ['main', box(6, 18, 88, 70, 5)],
      ['dark', box(47, 18, 6, 70)],
      ['white', box(14, 26, 30, 34, 2, -5)],
      ['sky', box(17, 29, 24, 22, 1, -5)],
      ['leaf', poly('19 51 28 38 34 46 37 43 42 49')],
      ['white', box(58, 30, 30, 34, 2, 6)],
      ['blush', box(61, 33, 24, 22, 1, 6)],
      ['red', smooth('73 41 68 37 65 41 66 46 73 52 73 52 80 46 81 41 78 37')],
      ['light', line('18 74 38 72'), 3],
      ['light', line('60 76 80 78'), 3],
    ],
  },
  typewriter: {
    words: 'machine à écrire, écrivain imprimante roman poème',
    pieces: [
      ['light', box(28, 4, 44, 40, 2)],
      ['slate', line('36 14 62 14'), 2.6],
      ['slate', line('36 22 56 22'), 2.6],
      ['dark', box(8, 36, 84, 12, 6)],
      ['main', smooth('18 44 18 44 82 44 82 44 86 64 94 84 94 90 94 90 6 90 6 90 6 84 14 64')],
      [
        'light',
        circle(28, 62, 4) +
          circle(39, 62, 4) +
          circle(50, 62, 4) +
          circle(61, 62, 4) +
          circle(72, 62, 4),
      ],
      [
        'light',
        circle(24, 74, 4) +
          circle(37, 74, 4) +
          circle(50, 74, 4) +
          circle(63, 74, 4) +
          circle(76, 74, 4),
      ],
      ['accent', box(28, 81, 44, 6, 3)],
    ],
  },
});
