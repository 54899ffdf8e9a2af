import { box, circle, leaf, line, mirrored, petal, smooth, star, wheel } from './path.ts';
import { inTheme } from './shape.ts';

/** Care for body and face. */
export const BEAUTY = inTheme('beauty', {
  lipstick: {
    words: 'rouge à lèvres maquillage beauté bisou',
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
    words: 'vernis ongles manucure',
    pieces: [
      ['dark', box(38, 4, 24, 42, 5)],
      ['light', line('45 12 45 38'), 2.6],
      ['accent', box(36, 42, 28, 9, 2)],
      ['main', smooth('34 50 34 50 66 50 66 50 82 62 84 80 78 94 22 94 16 80 18 62')],
      ['second', smooth('26 66 32 60 40 60 34 70 30 84 24 82')],
    ],
  },
  lotion: {
    words: 'crème lotion soin massage huile corps visage shampoing',
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
    words: 'parfum flacon senteur eau de toilette odeur',
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
    words: 'rasoir barbe rasage blaireau barbier moustache',
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
    words: 'peigne brosse cheveux coiffure barrette chignon',
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
});
