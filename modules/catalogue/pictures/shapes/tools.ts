import { box, circle, ellipse, hole, line, mirrored, poly, smooth, star, wheel } from './path.ts';
import { inTheme } from './shape.ts';

/** What one measures, repairs, fastens and builds with. */
export const TOOLS = inTheme('craft', {
  hammer: {
    words: 'marteau, bricolage clou outil menuiserie',
    also: 'hammer-and-pick',
    pieces: [
      ['wood', box(40, 26, 14, 72, 5, 38)],
      ['main', box(24, 76, 14, 20, 5, 38)],
      [
        'slate',
        smooth(
          '36 18 36 18 54 6 72 14 78 20 78 20 86 16 98 30 92 40 82 42 80 36 80 36 70 44 70 44 56 34 46 30',
        ),
      ],
      ['steel', line('50 16 70 32'), 3],
    ],
  },
  wrench: {
    words: 'clé de mécanicien, outil mécanique plomberie serrer atelier vélo',
    pieces: [
      ['steel', line('36 64 72 28'), 13],
      ['steel', 'M62 14A22 22 0 0 1 86 8L74 20 80 27 93 15A22 22 0 0 1 64 44Z'],
      ['steel', circle(28, 72, 20)],
      ['slate', wheel(1, () => star(28, 72, 11, 9.5, 3, 30))],
      ['white', line('42 64 66 40'), 2.4],
    ],
  },
  screwdriver: {
    words: 'tournevis, vis montage réparation',
    pieces: [
      ['steel', line('46 54 82 18'), 6],
      ['slate', poly('80 16 90 6 96 12 86 22')],
      ['main', box(6, 56, 50, 23, 10, -45)],
      ['accent', line('20 68 32 80'), 3],
      ['accent', line('28 60 40 72'), 3],
      ['dark', box(40, 50, 14, 11, 3, -45)],
    ],
  },
  saw: {
    words: 'scie, bois menuisier couper ébéniste',
    also: 'carpentry-saw',
    pieces: [
      [
        'steel',
        poly('34 42 96 66 94 78 88 74 84 80 78 74 74 80 68 74 64 80 58 74 54 80 48 74 44 78 34 72'),
      ],
      [
        'main',
        'M8 34Q10 26 20 28L40 38V74L24 82Q10 84 8 72ZM18 46V66Q18 70 22 69L30 65V48L22 44Q18 42 18 46Z',
      ],
      ['accent', circle(35, 46, 2.6) + circle(35, 66, 2.6)],
    ],
  },
  toolbox: {
    words: 'boîte à outils, bricolage bricoleur perceuse',
    pieces: [
      ['steel', line('28 44 22 10'), 6],
      ['slate', poly('14 6 28 2 31 14 17 18')],
      ['wood', box(62, 6, 9, 42, 3, 14)],
      ['slate', box(56, 4, 28, 12, 3, 14)],
      ['dark', line('32 46 32 32 68 32 68 46'), 5],
      ['main', box(6, 44, 88, 48, 5)],
      ['second', box(6, 44, 88, 16, 4)],
      ['accent', box(42, 54, 16, 14, 3)],
    ],
  },
  ruler: {
    words: 'règle, mesure équerre dessin technique plan architecture',
    also: 'straight-ruler triangular-ruler',
    pieces: [
      ['second', 'M10 90V22L78 90ZM24 76H46L24 54Z'],
      ['gold', poly('74 4 96 18 40 96 18 82')],
      ['dark', line('72 18 79 23'), 2.4],
      ['dark', line('65 28 75 35'), 2.4],
      ['dark', line('58 38 65 43'), 2.4],
      ['dark', line('51 48 61 55'), 2.4],
      ['dark', line('44 58 51 63'), 2.4],
      ['dark', line('37 68 47 75'), 2.4],
    ],
  },
  'hammer-and-wrench': {
    words: 'marteau et clé, outils réparation atelier bricolage réparer entretien kit',
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
    words: 'perceuse, visseuse perçage électroportatif percer visser',
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
    words: 'pince, pinces tenailles électricien fil de fer',
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
    words: 'hache, bûcheron cognée fendre lancer',
    pieces: [
      ['wood', line('70 6 66 40 68 70 76 95'), 10],
      ['main', line('68.5 74 76 95'), 11],
      ['slate', box(56, 12, 23, 26, 4)],
      ['steel', smooth('60 14 60 14 40 14 22 4 22 4 12 28 22 54 22 54 38 38 60 36 60 36')],
      ['white', smooth('22 4 22 4 12 28 22 54 22 54 26 49 20 28 27 7 27 7')],
    ],
  },
  clamp: {
    words: 'serre-joint, presse étau serrer',
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
    words: 'vis et écrou, boulon cheville quincaillerie visserie',
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
    words: 'mètre ruban, mesurer mesures longueur',
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
    words: 'rouleau à peinture, murale mur rénovation décoration',
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
    words: 'brique, briques mur maçonnerie maçon',
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
    words: 'briques de construction, à monter jeu assembler set',
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
    words: 'nœud, corde cordage macramé matelotage cuir tresse',
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
    words: 'maillons de chaîne, maillon anneau attache lien',
    pieces: [
      ['steel', box(2, 58, 46, 30, 15, -45), 8.5],
      ['steel', box(52, 12, 46, 30, 15, -45), 8.5],
      ['main', line('31 69 69 31'), 15],
      ['dark', line('38 62 62 38'), 3.4],
    ],
  },
  'safety-pin': {
    words: 'épingle à nourrice, broche badge écusson attache',
    pieces: [
      ['slate', line('20 88 90 54'), 5],
      ['steel', circle(19, 79, 9), 5],
      ['steel', line('13 72 78 20'), 5],
      ['main', smooth('70 16 80 8 90 16 99 42 97 57 86 61 80 52 82 40 76 28')],
      ['accent', smooth('38 74 47 66 56 74 56 74 65 66 74 74 69.5 87 56 98 56 98 42.5 87')],
    ],
  },
  paperclip: {
    words: 'trombone, papeterie document feuille dossier',
    pieces: [
      ['white', box(12, 20, 76, 76, 3)],
      ['second', line('24 74 76 74'), 4.4],
      ['second', line('24 85 60 85'), 4.4],
      ['main', 'M66 26V50A16 16 0 0 1 34 50V15A12 12 0 0 1 58 15V46A5.5 5.5 0 0 1 46 46V26', 6.5],
    ],
  },
  'locked-with-key': {
    words: 'cadenas, coffre secret code serrure énigme escape game',
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
    words: 'seau, ménage nettoyage eau soigneur',
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
    words: 'balance, peser poids équilibre justice',
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
