import { box, circle, ellipse, leaf, line, mirrored, poly, smooth, star, wheel } from './path.ts';
import { inTheme } from './shape.ts';

/** Landscapes, weather and sky. */
export const NATURE = inTheme('travel', {
  mountain: {
    words: 'montagne, randonnée alpes sommet refuge',
    also: 'snow-capped-mountain national-park',
    pieces: [
      ['gold', circle(76, 24, 13)],
      ['sky', poly('40 86 70 34 78 42 98 86')],
      ['slate', poly('2 88 38 14 74 88')],
      ['white', smooth('38 14 38 14 52 43 52 43 45 39 40 47 34 40 28 46 23 45 23 45')],
      ['fir', smooth('2 92 2 92 4 80 22 76 42 82 62 78 84 80 97 84 98 92 98 92')],
      ['leaf', smooth('30 92 30 92 46 86 66 88 88 84 98 92 98 92')],
    ],
  },
  sun: {
    words: 'soleil, été lumière lever matin',
    also: 'sunrise sunset sun-with-face sunrise-over-mountains bright-button',
    pieces: [
      ['orange', wheel(8, (turn) => leaf(50, 50, turn, 46, 12))],
      ['gold', wheel(8, (turn) => leaf(50, 50, turn, 40, 11), 22.5)],
      ['butter', circle(50, 50, 25)],
      ['gold', circle(50, 50, 19)],
    ],
  },
  moon: {
    words: 'lune, nuit étoiles croissant dormir sommeil rêve',
    also: 'crescent-moon full-moon new-moon waxing-crescent-moon zzz night-with-stars sleeping-face relieved-face',
    pieces: [
      [
        'gold',
        smooth('58 6 58 6 34 14 18 36 20 62 38 84 64 90 88 78 88 78 64 74 48 58 44 34 50 16'),
      ],
      ['butter', star(74, 24, 12, 5, 5, 10)],
      ['butter', star(86, 52, 8, 3.4, 5, -8)],
      ['butter', star(62, 46, 6, 2.6, 5, 14)],
      ['sky', smooth('6 88 4 78 14 72 24 74 32 64 48 66 54 76 66 78 68 88 60 94 16 94')],
    ],
  },
  cloud: {
    words: 'nuage, pluie météo vent ciel tempête',
    also: 'cloud-with-rain sun-behind-rain-cloud wind-face cyclone dashing-away',
    pieces: [
      ['gold', circle(68, 30, 20)],
      ['sky', leaf(30, 72, 190, 20, 5) + leaf(50, 74, 190, 22, 5) + leaf(70, 72, 190, 20, 5)],
      ['white', smooth('8 58 10 44 24 38 28 24 44 18 58 26 64 36 80 34 92 46 92 60 80 70 22 70')],
      ['sky', smooth('20 62 28 54 40 56 50 50 64 54 70 62 60 66 30 66')],
    ],
  },
  rainbow: {
    words: 'arc-en-ciel, couleurs joie',
    pieces: [
      ['red', line('8 78 14 44 34 22 50 18 66 22 86 44 92 78'), 9],
      ['gold', line('17 78 22 50 38 31 50 27.5 62 31 78 50 83 78'), 9],
      ['teal', line('26 78 30 56 42 40 50 37 58 40 70 56 74 78'), 9],
      ['lilac', line('35 78 38 60 46 49 50 46.5 54 49 62 60 65 78'), 9],
      ['white', smooth('2 82 4 72 14 70 20 62 34 64 38 74 46 78 46 88 38 92 8 92')],
      ['white', smooth('98 82 96 72 86 70 80 62 66 64 62 74 54 78 54 88 62 92 92 92')],
    ],
  },
  snowflake: {
    words: 'flocon de neige, hiver froid glace',
    also: 'ice',
    pieces: [
      ['sky', wheel(6, (turn) => box(47, 6, 6, 88, 3, turn), 0, 360)],
      ['blue', wheel(3, (turn) => box(47.6, 8, 4.8, 84, 2.4, turn), 0, 180)],
      [
        'blue',
        wheel(6, (turn) => {
          const angle = (turn * Math.PI) / 180;
          const [x, y] = [50 + 22 * Math.sin(angle), 50 - 22 * Math.cos(angle)];
          return leaf(x, y, turn + 48, 17, 3.4) + leaf(x, y, turn - 48, 17, 3.4);
        }),
      ],
      ['white', star(50, 50, 15, 9, 6)],
    ],
  },
  fire: {
    words: 'feu, flamme cheminée brasero poêle chaleur',
    also: 'fire-extinguisher',
    pieces: [
      ['wood', box(12, 80, 76, 11, 5, 9)],
      ['bark', box(12, 80, 76, 11, 5, -9)],
      [
        'red',
        smooth(
          '50 4 50 4 56 20 72 30 80 48 80 66 68 82 50 86 32 82 20 66 22 48 32 36 32 36 36 46 42 30 46 14',
        ),
      ],
      [
        'orange',
        smooth('54 26 54 26 60 40 70 52 70 68 60 80 48 82 36 76 30 64 34 52 34 52 42 56 50 44'),
      ],
      ['butter', smooth('52 50 52 50 58 60 60 70 54 80 46 80 40 72 44 62')],
    ],
  },
  wave: {
    words: 'vague, mer océan eau surf plage baignade',
    also: 'water-wave wavy-dash',
    pieces: [
      [
        'sky',
        smooth(
          '4 92 4 70 16 44 38 24 62 22 78 34 82 50 74 60 64 56 66 46 58 42 48 50 48 66 60 78 78 82 96 80 96 92 96 92 4 92',
        ),
      ],
      ['blue', smooth('4 92 4 92 6 74 18 52 36 38 36 38 38 60 50 78 70 86 96 84 96 92 96 92')],
      ['night', smooth('4 94 4 94 14 82 34 78 54 86 76 90 96 88 96 94 96 94')],
      [
        'white',
        circle(64, 24, 8) +
          circle(76, 30, 7) +
          circle(84, 40, 6) +
          circle(84, 52, 5) +
          circle(54, 22, 6),
      ],
    ],
  },
  droplet: {
    words: 'goutte d’eau, eau bulle savon hydratation',
    also: 'sweat-droplets blue-circle',
    pieces: [
      ['blue', mirrored('50 4 50 4 66 28 80 56 76 80 62 94 50 96')],
      ['sky', mirrored('50 18 50 18 62 38 71 58 67 78 58 87 50 88')],
      ['white', smooth('38 58 34 66 36 76 44 80 40 72 40 64')],
    ],
  },
  rock: {
    words: 'pierre, caillou galet roche minéral brique mur',
    also: 'moai',
    pieces: [
      ['slate', smooth('6 84 10 66 26 56 46 60 56 74 52 88 14 90')],
      ['steel', smooth('34 88 40 70 60 62 82 66 94 80 90 90 40 92')],
      ['kraft', smooth('26 58 32 42 52 36 70 42 76 56 64 64 36 64')],
      ['steel', smooth('38 38 42 26 54 22 64 28 64 38 52 42')],
      ['slate', ellipse(51, 18, 9, 6)],
      ['light', line('42 32 50 28'), 2.4],
      ['leaf', leaf(88, 90, 10, 26, 5) + leaf(88, 90, -30, 20, 4)],
    ],
  },
  feather: {
    words: 'plume, oiseau léger écriture',
    pieces: [
      [
        'main',
        smooth(
          '26 76 26 76 20 62 20 62 30 62 30 62 22 48 22 48 34 50 34 50 30 34 44 18 66 8 92 4 92 4 92 26 84 44 84 44 74 42 74 42 78 54 66 64 66 64 58 58 58 58 58 70 46 76 34 80',
        ),
      ],
      [
        'second',
        smooth(
          '28 76 28 76 52 50 92 4 92 4 92 26 84 44 84 44 74 42 74 42 78 54 66 64 66 64 58 58 58 58 58 70 46 76 34 80',
        ),
      ],
      ['light', line('8 96 28 74 58 40 82 14'), 3],
    ],
  },
  star: {
    words: 'étoile, ciel astronomie brille paillettes scintille',
    also: 'sparkles sparkle glowing-star dizzy comet milky-way star-of-david star-struck collision',
    pieces: [
      ['gold', star(48, 52, 42, 19)],
      ['butter', star(48, 52, 26, 11.5)],
      ['accent', star(84, 18, 12, 4, 4)],
      ['accent', star(14, 22, 8, 2.8, 4)],
      ['accent', star(88, 82, 9, 3, 4)],
    ],
  },
  planet: {
    words: 'planète, espace saturne astronomie galaxie univers',
    also: 'ringed-planet',
    pieces: [
      ['gold', line('22 66 8 78 14 84 50 68 84 34 92 18 84 18 72 28'), 6],
      ['coral', circle(50, 52, 30)],
      ['orange', smooth('22 44 36 44 54 36 72 34 78 42 60 48 40 56 21 58')],
      ['blush', smooth('28 70 44 66 64 54 79 50 78 58 60 68 40 77 34 77')],
      ['gold', line('22 66 14 74 20 76 50 60 78 38 84 27'), 5.5],
      ['butter', star(16, 24, 8, 3, 4)],
      ['butter', star(86, 78, 9, 3.2, 4)],
    ],
  },
  telescope: {
    words: 'télescope, astronomie lunette observation jumelles ciel',
    pieces: [
      ['wood', line('48 56 28 94'), 5],
      ['wood', line('50 56 72 94'), 5],
      ['wood', line('50 54 50 94'), 5],
      ['dark', box(8, 54, 22, 14, 3, -26)],
      ['main', box(18, 32, 54, 24, 4, -26)],
      ['second', box(62, 14, 28, 32, 4, -26)],
      ['accent', box(40, 34, 7, 25, 2, -26)],
      ['dark', circle(50, 57, 7)],
    ],
  },
  binoculars: {
    words: 'jumelles, observation oiseaux safari nature',
    also: 'eyes eye',
    pieces: [
      ['dark', box(40, 38, 20, 26, 4)],
      ['main', smooth('20 20 20 20 38 20 38 20 46 48 46 80 46 80 6 80 6 80 10 48')],
      ['main', smooth('80 20 80 20 62 20 62 20 54 48 54 80 54 80 94 80 94 80 90 48')],
      ['dark', box(17, 12, 24, 12, 3) + box(59, 12, 24, 12, 3)],
      ['second', box(4, 74, 44, 14, 4) + box(52, 74, 44, 14, 4)],
      ['accent', circle(50, 44, 7)],
    ],
  },
});
