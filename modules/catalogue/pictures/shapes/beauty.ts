import { box, circle, ellipse, leaf, line, mirrored, petal, smooth, star, wheel } from './path.ts';
import { inTheme } from './shape.ts';

/** Care for body and face. */
export const BEAUTY = inTheme('beauty', {
  lipstick: {
    words: 'rouge à lèvres, maquillage beauté bisou',
    also: 'kiss-mark face-blowing-a-kiss',
    pieces: [
      ['red', smooth('40 42 40 42 40 20 48 10 60 4 60 4 60 42 60 42')],
      ['coral', smooth('40 24 44 14 60 4 60 4 60 12 50 22 42 32')],
      ['gold', box(37, 38, 26, 22, 2)],
      ['main', box(32, 56, 36, 38, 4)],
      ['second', box(32, 62, 36, 5)],
      ['light', line('39 72 39 86'), 2.6],
    ],
  },
  'nail-polish': {
    words: 'vernis à ongles, manucure',
    pieces: [
      ['dark', box(38, 4, 24, 42, 5)],
      ['light', line('45 12 45 38'), 2.6],
      ['accent', box(36, 42, 28, 9, 2)],
      ['main', smooth('34 50 34 50 66 50 66 50 82 62 84 80 78 94 22 94 16 80 18 62')],
      ['second', smooth('26 66 32 60 40 60 34 70 30 84 24 82')],
    ],
  },
  lotion: {
    words: 'crème, lotion soin massage huile corps visage shampoing',
    also: 'lotion-bottle',
    pieces: [
      ['dark', line('50 30 50 12 30 12 26 18'), 5.5],
      ['accent', box(38, 24, 24, 14, 3)],
      ['main', smooth('32 38 32 38 68 38 68 38 78 48 80 92 76 96 24 96 20 92 22 48')],
      ['light', box(28, 54, 44, 30, 4)],
      ['leaf', leaf(50, 80, -32, 22, 5) + leaf(50, 80, 32, 22, 5)],
      ['sage', leaf(50, 80, 0, 24, 5.5)],
    ],
  },
  perfume: {
    words: 'parfum, flacon senteur eau de toilette odeur',
    also: 'nose',
    pieces: [
      ['accent', circle(50, 12, 10)],
      ['dark', box(40, 18, 20, 14, 2)],
      ['main', mirrored('50 30 72 32 86 48 88 68 80 88 68 94 50 95')],
      ['second', mirrored('50 54 66 54 78 60 79 72 74 83 66 88 50 88')],
      ['light', smooth('28 44 36 38 42 40 34 48 28 56')],
      ['light', star(50, 70, 11, 4, 4)],
    ],
  },
  razor: {
    words: 'rasoir, barbe rasage blaireau barbier moustache',
    also: 'man-beard person-beard',
    pieces: [
      ['wood', mirrored('30 52 40 54 42 66 36 74 40 86 38 94 30 95', 30)],
      ['cream', mirrored('30 12 44 20 48 36 42 54 42 54 30 56', 30)],
      ['white', smooth('14 22 18 8 30 4 42 8 48 22 40 28 30 24 20 28')],
      ['steel', line('74 40 74 92'), 7],
      ['main', box(69, 56, 10, 38, 5)],
      ['steel', box(52, 16, 44, 22, 4)],
      ['light', line('57 23 91 23'), 2.6],
      ['accent', box(52, 30, 44, 7, 2)],
    ],
  },
  comb: {
    words: 'peigne, cheveux coiffure barrette chignon',
    also: 'hair-pick',
    pieces: [
      ['main', smooth('8 26 8 26 50 14 92 26 92 26 92 44 92 44 8 44 8 44')],
      [
        'main',
        box(8, 40, 7, 46, 3) +
          box(18.5, 40, 5, 44, 2.5) +
          box(27.5, 40, 5, 44, 2.5) +
          box(36.5, 40, 5, 44, 2.5) +
          box(45.5, 40, 5, 44, 2.5) +
          box(54.5, 40, 5, 44, 2.5) +
          box(63.5, 40, 5, 44, 2.5) +
          box(72.5, 40, 5, 44, 2.5) +
          box(85, 40, 7, 46, 3),
      ],
      ['accent', wheel(5, (turn) => petal(50, 31, turn, 11, 8))],
      ['light', circle(50, 31, 3)],
      ['second', circle(26, 33, 3.4) + circle(74, 33, 3.4)],
    ],
  },
  bubbles: {
    words: 'bulles, savon mousse pétillant',
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
    words: 'serviette, drap de bain éponge essuyer plage',
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
    words: 'sèche-cheveux, coiffeur brushing coiffage boucler',
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
    words: 'poudrier, maquillage fard poudre palette pinceaux teint',
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
  brush: {
    words: 'brosse, brosse à cheveux démêler brosser',
    pieces: [
      ['main', line('56 56 72 74 90 91'), 13],
      ['main', ellipse(37, 37, 38, 27, 45)],
      ['light', ellipse(37, 37, 29, 18, 45)],
      [
        'dark',
        circle(22, 24, 2.6) +
          circle(31, 24, 2.6) +
          circle(24, 33, 2.6) +
          circle(33, 33, 2.6) +
          circle(42, 33, 2.6) +
          circle(33, 42, 2.6) +
          circle(42, 42, 2.6) +
          circle(51, 42, 2.6) +
          circle(42, 51, 2.6) +
          circle(51, 51, 2.6),
      ],
      ['accent', circle(87, 88, 4.5)],
    ],
  },
});
