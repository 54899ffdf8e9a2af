import { box, line, poly } from './path.ts';
import type { Shape } from './shape.ts';

/** A hand-written note between French quotation marks: what an idea is shown by that no shape can show. */
export const NOTE: Shape = {
  theme: 'reading',
  words: '',
  also: '',
  pieces: [
    ['second', box(12, 12, 78, 76, 3, 4)],
    ['white', poly('10 10 86 10 86 70 70 88 10 88')],
    ['cream', poly('70 88 70 72 86 70')],
    ['main', 'M34 24L24 34L34 44M46 24L36 34L46 44', 5],
    ['main', 'M62 24L72 34L62 44M50 24L60 34L50 44', 5],
    ['slate', line('20 56 25 53 30 58 35 53 40 58 45 53 50 58 55 53 60 58 65 53 70 58 74 55'), 2.2],
    ['slate', line('20 67 25 64 30 69 35 64 40 69 45 64 50 69 55 64 60 67'), 2.2],
    ['slate', line('20 78 25 75 30 80 35 75 40 78'), 2.2],
  ],
};
