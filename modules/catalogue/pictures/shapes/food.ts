import { box, circle, ellipse, leaf, line, poly, smooth } from './path.ts';
import { inTheme } from './shape.ts';

/** What one eats, but for what grows in a garden. */
export const FOOD = inTheme('kitchen', {
  bread: {
    words: 'pain, miche boulanger levain brioche farine',
    pieces: [
      [
        'wood',
        smooth(
          '10 34 16 18 36 12 64 12 84 18 92 34 86 46 86 46 86 86 80 92 20 92 14 86 14 46 14 46',
        ),
      ],
      [
        'butter',
        smooth(
          '18 34 24 24 40 20 62 20 78 24 84 34 78 44 78 44 78 80 74 84 26 84 22 80 22 44 22 44',
        ),
      ],
      ['kraft', smooth('34 38 44 32 50 40 46 50 36 50')],
      ['kraft', smooth('58 58 66 54 70 62 64 70 56 66')],
      ['kraft', circle(40, 68, 4) + circle(62, 40, 3)],
    ],
  },
  baguette: {
    words: 'baguette, sandwich pain boulangerie',
    also: 'baguette-bread sandwich',
    pieces: [
      ['wood', smooth('8 92 6 82 14 66 38 40 64 14 82 6 92 8 94 18 86 34 60 60 34 86 18 94')],
      ['butter', leaf(30, 86, 15, 26, 5)],
      ['butter', leaf(46, 70, 15, 26, 5)],
      ['butter', leaf(62, 54, 15, 26, 5)],
      ['butter', leaf(77, 36, 15, 22, 5)],
    ],
  },
  croissant: {
    words: 'croissant, viennoiserie petit-déjeuner boulangerie bretzel',
    also: 'pretzel',
    pieces: [
      ['wood', smooth('14 92 6 84 4 70 10 58 10 58 32 66 34 78 24 90')],
      ['wood', smooth('86 92 94 84 96 70 90 58 90 58 68 66 66 78 76 90')],
      ['kraft', smooth('8 64 10 46 20 34 20 34 44 56 34 74 34 74')],
      ['kraft', smooth('92 64 90 46 80 34 80 34 56 56 66 74 66 74')],
      ['gold', smooth('18 38 24 26 36 18 36 18 50 50 38 64 38 64')],
      ['gold', smooth('82 38 76 26 64 18 64 18 50 50 62 64 62 64')],
      ['butter', smooth('34 20 42 15 50 14 58 15 66 20 66 20 60 58 50 62 40 58')],
    ],
  },
  cheese: {
    words: 'fromage, comté crémier beurre plateau',
    also: 'cheese-wedge butter',
    pieces: [
      ['wood', ellipse(50, 84, 46, 9)],
      ['gold', poly('8 52 92 44 92 80 8 82')],
      ['butter', poly('8 52 62 16 92 44')],
      ['orange', circle(28, 66, 7)],
      ['orange', circle(56, 60, 5)],
      ['orange', circle(76, 66, 8)],
      ['orange', circle(46, 75, 3.5)],
      ['kraft', ellipse(60, 36, 6, 3)],
    ],
  },
  chocolate: {
    words: 'tablette de chocolat, cacao praliné chocolatier',
    also: 'chocolate-bar',
    pieces: [
      ['bark', box(22, 4, 56, 60, 4)],
      ['wood', box(27, 9, 13, 14, 2) + box(43.5, 9, 13, 14, 2) + box(60, 9, 13, 14, 2)],
      ['wood', box(27, 27, 13, 14, 2) + box(43.5, 27, 13, 14, 2) + box(60, 27, 13, 14, 2)],
      ['steel', poly('16 46 24 40 32 47 42 40 52 47 62 40 72 46 84 40 84 60 16 60')],
      ['main', box(16, 54, 68, 42, 3)],
      ['accent', box(16, 64, 68, 20)],
      ['light', smooth('42 70 46 67 50 70 50 70 54 67 58 70 56 76 50 81 50 81 44 76')],
    ],
  },
  cookie: {
    words: 'biscuit, gâteau sablé cookie goûter',
    also: 'rice-cracker fortune-cookie',
    pieces: [
      ['wood', circle(50, 50, 42)],
      ['kraft', circle(49, 49, 36)],
      ['bark', circle(36, 34, 7) + circle(62, 30, 5)],
      ['bark', circle(66, 52, 7.5) + circle(44, 56, 5)],
      ['bark', circle(30, 66, 6) + circle(56, 74, 6.5)],
    ],
  },
  candy: {
    words: 'bonbon, confiserie sucre sucette berlingot caramel nougat',
    also: 'lollipop piata',
    pieces: [
      ['accent', poly('30 50 6 30 12 50 4 66')],
      ['accent', poly('70 50 94 34 88 50 96 70')],
      ['main', circle(50, 50, 28)],
      ['light', smooth('50 22 62 30 62 44 50 50 50 50 44 40 42 30')],
      ['light', smooth('74 64 60 66 50 60 50 50 50 50 62 50 72 52')],
      ['light', smooth('26 64 26 50 38 42 50 50 50 50 44 60 36 68')],
    ],
  },
  'birthday-cake': {
    words: 'gâteau d’anniversaire, anniversaire fête bougie',
    pieces: [
      ['second', ellipse(50, 90, 46, 7)],
      ['blush', 'M16 56H84V88Q50 96 16 88Z'],
      ['bark', 'M16 70Q50 80 84 70V77Q50 87 16 77Z'],
      [
        'white',
        smooth(
          '12 54 16 46 84 46 88 54 88 62 82 68 78 60 72 60 68 72 62 72 58 62 50 62 46 70 40 70 36 62 30 62 26 74 20 72 18 62 12 64',
        ),
      ],
      ['main', box(30, 24, 6, 24, 2)],
      ['accent', box(47, 20, 6, 28, 2)],
      ['main', box(64, 24, 6, 24, 2)],
      ['gold', leaf(33, 24, 0, 16, 5)],
      ['gold', leaf(50, 20, 0, 16, 5)],
      ['gold', leaf(67, 24, 0, 16, 5)],
    ],
  },
  'cake-slice': {
    words: 'part de gâteau, tarte pâtisserie dessert flan fraisier',
    also: 'shortcake pie custard',
    pieces: [
      ['second', ellipse(50, 86, 46, 8)],
      ['butter', 'M10 48 92 40V80L10 84Z'],
      ['main', 'M10 62 92 56V64L10 70Z'],
      [
        'white',
        smooth(
          '10 50 10 50 60 22 92 42 92 42 92 48 84 52 78 48 70 54 62 50 54 58 46 52 36 60 28 54 18 60 10 56',
        ),
      ],
      ['red', smooth('52 24 60 14 72 16 76 26 66 38 54 36')],
      ['leaf', leaf(66, 15, -40, 14, 4) + leaf(66, 15, 30, 14, 4)],
    ],
  },
  cupcake: {
    words: 'cupcake, muffin petit gâteau',
    pieces: [
      ['main', poly('20 56 80 56 70 94 30 94')],
      [
        'second',
        poly('34 56 40 56 42 94 38 94') +
          poly('60 56 66 56 62 94 58 94') +
          poly('47 56 53 56 52 94 48 94'),
      ],
      ['white', smooth('16 58 12 48 22 40 40 38 60 38 78 40 88 48 84 58 66 62 34 62')],
      ['blush', smooth('26 44 22 34 34 26 50 26 66 26 78 34 74 44 60 48 40 48')],
      ['white', smooth('36 32 34 24 44 18 50 8 58 18 66 24 62 32 50 36')],
      ['red', circle(50, 10, 7)],
    ],
  },
  'ice-cream': {
    words: 'cornet de glace, sorbet glacier été',
    pieces: [
      ['kraft', poly('26 48 74 48 50 97')],
      ['wood', line('36 50 58 80'), 2.2],
      ['wood', line('64 50 42 80'), 2.2],
      ['blush', smooth('22 50 20 38 30 30 46 32 50 44 46 54 34 56')],
      ['lime', smooth('52 50 50 38 60 30 74 32 80 44 76 54 62 58')],
      ['coral', smooth('32 34 30 18 42 8 58 8 70 18 68 34 60 42 50 38 40 42')],
      ['light', smooth('40 22 44 15 50 14 46 20')],
    ],
  },
  pizza: {
    words: 'pizza, italie part four',
    pieces: [
      ['wood', smooth('6 24 20 10 50 5 80 10 94 24 88 32 12 32')],
      ['gold', smooth('12 30 12 30 30 22 50 20 70 22 88 30 88 30 54 94 46 94')],
      ['red', circle(36, 40, 9)],
      ['red', circle(62, 42, 9)],
      ['red', circle(50, 66, 8)],
      ['fir', leaf(46, 54, -60, 18, 5)],
      ['fir', leaf(68, 30, 60, 16, 5)],
    ],
  },
  pasta: {
    words: 'pâtes, spaghetti italien nouilles tagliatelles',
    also: 'spaghetti',
    pieces: [
      ['main', ellipse(50, 72, 46, 20)],
      ['light', ellipse(50, 69, 38, 15)],
      ['gold', smooth('18 66 22 50 38 42 60 42 78 52 82 66 66 76 34 76')],
      ['butter', line('24 62 36 50 54 48 66 56 72 66'), 3],
      ['butter', line('32 70 38 58 52 56 60 64 60 72'), 3],
      ['red', smooth('36 46 40 34 52 30 64 36 66 46 58 52 44 54')],
      ['leaf', leaf(52, 36, -30, 22, 6)],
      ['leaf', leaf(52, 36, 48, 20, 6)],
    ],
  },
  pancakes: {
    words: 'pancakes, crêpes gaufre sirop galette',
    also: 'waffle',
    pieces: [
      ['main', ellipse(50, 86, 46, 9)],
      ['wood', ellipse(50, 76, 36, 10)],
      ['butter', ellipse(50, 71, 36, 10)],
      ['wood', ellipse(50, 62, 36, 10)],
      ['butter', ellipse(50, 57, 36, 10)],
      ['wood', ellipse(50, 48, 36, 11)],
      [
        'orange',
        smooth(
          '22 46 32 38 50 40 66 38 78 46 78 56 74 68 70 58 64 56 60 60 56 74 51 72 50 58 38 54 32 62 28 56',
        ),
      ],
      ['butter', poly('40 34 56 30 64 38 48 44')],
    ],
  },
  popcorn: {
    words: 'pop-corn, cinéma film soirée',
    pieces: [
      ['butter', circle(30, 32, 13) + circle(50, 22, 14) + circle(70, 32, 13)],
      ['cream', circle(40, 36, 13) + circle(60, 36, 13)],
      ['gold', circle(50, 24, 4) + circle(32, 34, 3.4) + circle(66, 36, 3.4)],
      ['white', poly('18 42 82 42 72 94 28 94')],
      [
        'main',
        poly('18 42 31 42 37 94 28 94') +
          poly('44 42 56 42 54 94 46 94') +
          poly('69 42 82 42 72 94 63 94'),
      ],
    ],
  },
  steak: {
    words: 'steak, viande boucher jambon lard barbecue grillade os',
    also: 'cut-of-meat bacon poultry-leg meat-on-bone',
    pieces: [
      ['plum', smooth('8 52 12 28 34 12 58 14 70 28 86 34 94 52 88 74 66 86 46 78 30 84 14 74')],
      ['cream', smooth('14 52 18 32 36 18 56 20 66 34 82 40 88 54 82 70 66 80 46 72 30 78 18 70')],
      ['coral', smooth('19 52 22 36 36 24 54 26 62 40 78 46 82 56 76 66 64 74 46 66 30 72 22 66')],
      ['cream', circle(42, 44, 10)],
      ['plum', circle(42, 44, 5)],
      ['blush', line('58 56 66 60 72 58'), 3],
    ],
  },
  fish: {
    words: 'poisson, pêche sardine mer truite aquarium',
    also: 'tropical-fish carp-streamer fish-cake-with-swirl',
    pieces: [
      ['dark', smooth('40 28 40 28 54 14 70 24 70 34 70 34')],
      ['dark', smooth('70 50 70 50 96 26 96 26 90 50 96 76 96 76')],
      ['main', smooth('4 52 18 34 40 26 62 34 78 50 62 68 40 76 18 68')],
      ['second', smooth('4 52 18 34 30 29 30 29 35 50 30 73 30 73 18 68')],
      ['accent', smooth('40 52 40 52 56 50 62 60 54 66 44 62')],
      ['light', circle(20, 46, 5)],
      ['ink', circle(20, 46, 2.6)],
    ],
  },
  shell: {
    words: 'coquillage, huître fruits de mer crabe plage coquille',
    also: 'oyster spiral-shell coral crab',
    pieces: [
      ['rust', smooth('36 82 36 82 64 82 64 82 68 94 68 94 32 94 32 94')],
      [
        'coral',
        smooth('50 92 36 86 12 66 6 40 14 26 26 24 34 12 50 8 66 12 74 24 86 26 94 40 88 66 64 86'),
      ],
      ['blush', leaf(50, 86, -46, 58, 6) + leaf(50, 86, 46, 58, 6)],
      ['blush', leaf(50, 86, -16, 66, 6) + leaf(50, 86, 16, 66, 6)],
      ['light', leaf(50, 86, -31, 64, 4) + leaf(50, 86, 31, 64, 4) + leaf(50, 86, 0, 68, 4)],
    ],
  },
  wheat: {
    words: 'blé, farine céréale épi moisson bière',
    also: 'sheaf-of-rice',
    pieces: [
      ['wood', line('50 30 50 96'), 3.4],
      ['wood', line('32 38 44 70 50 90'), 3],
      ['wood', line('68 38 56 70 50 90'), 3],
      [
        'gold',
        leaf(50, 36, 0, 30, 6) +
          leaf(50, 34, -38, 22, 6) +
          leaf(50, 34, 38, 22, 6) +
          leaf(50, 48, -38, 22, 6) +
          leaf(50, 48, 38, 22, 6),
      ],
      ['gold', leaf(34, 44, -22, 26, 5) + leaf(34, 46, -64, 20, 5) + leaf(38, 56, -64, 20, 5)],
      ['gold', leaf(66, 44, 22, 26, 5) + leaf(66, 46, 64, 20, 5) + leaf(62, 56, 64, 20, 5)],
      ['red', box(38, 72, 24, 8, 3)],
    ],
  },
});
