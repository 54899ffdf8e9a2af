/** The papers behind a picture: the printed sheet, its motif, the mat under it, and the light paper where things stand. */
export type Paper = { sheet: string; motif: string; mat: string; inside: string };

export const INK = '#2a1c17';

/** The papers that a recipe may name, a deep and a light one of each hue. picture.module.css has the sheets too. */
export const PAPERS = {
  fir: { sheet: '#1f5240', motif: '#3f7a5c', mat: '#9dbb8f', inside: '#f4f0d9' },
  sage: { sheet: '#a9bf9a', motif: '#7fa17b', mat: '#cfdab5', inside: '#f7f6e4' },
  lagoon: { sheet: '#2b6a70', motif: '#4a8f92', mat: '#9cc7c2', inside: '#eff6ee' },
  mist: { sheet: '#8fbcb4', motif: '#c2dccf', mat: '#cfe2d3', inside: '#f4f8ef' },
  night: { sheet: '#2a3553', motif: '#4a5a80', mat: '#9fb0c4', inside: '#f1f0ea' },
  sky: { sheet: '#9fb8d6', motif: '#c6d6e8', mat: '#d3dfec', inside: '#f5f6f3' },
  red: { sheet: '#c5302c', motif: '#e9734f', mat: '#f0b08a', inside: '#fdeed3' },
  coral: { sheet: '#e98f86', motif: '#f6bfae', mat: '#f8d0bd', inside: '#fff0ea' },
  orange: { sheet: '#d8673f', motif: '#ee9a62', mat: '#f6c393', inside: '#ffeedb' },
  apricot: { sheet: '#f0b37e', motif: '#f8d3a8', mat: '#fadfc0', inside: '#fff5e6' },
  plum: { sheet: '#7a2a44', motif: '#a9506a', mat: '#dfa3a0', inside: '#fde9e2' },
  mauve: { sheet: '#c98a98', motif: '#e0b3ba', mat: '#ecccca', inside: '#fdf1ee' },
  gold: { sheet: '#e2a93b', motif: '#f5d07c', mat: '#f7dc9b', inside: '#fff5da' },
  butter: { sheet: '#f3d58a', motif: '#fae8b8', mat: '#faecc4', inside: '#fffbee' },
  violet: { sheet: '#56436f', motif: '#7b6796', mat: '#b9a9c9', inside: '#f4eef4' },
  lilac: { sheet: '#b8a5cd', motif: '#d6c9e2', mat: '#e0d6e8', inside: '#f8f4fa' },
  pink: { sheet: '#d4647f', motif: '#e99aa8', mat: '#f4c3c6', inside: '#fff0ee' },
  blush: { sheet: '#f3c3b2', motif: '#e79a86', mat: '#f9ddcb', inside: '#fff4ea' },
  cocoa: { sheet: '#8a5a3d', motif: '#ad7d58', mat: '#d9b78e', inside: '#fbefdf' },
  kraft: { sheet: '#c69a6b', motif: '#dcb98b', mat: '#e8d0a9', inside: '#fcf1de' },
} as const satisfies Record<string, Paper>;

export type PaperName = keyof typeof PAPERS;

/** The paper of a picture whose recipe names none. */
export const PLAIN_PAPER: Paper = {
  sheet: '#f2dfbb',
  motif: '#e3c48f',
  mat: '#e9d3a6',
  inside: '#fffaf0',
};

/** The coloured sheets that things are cut from. */
export const SWATCHES = {
  red: '#c5302c',
  coral: '#e8755a',
  blush: '#f2bba6',
  rose: '#d65f7c',
  plum: '#7a2a44',
  lilac: '#a58cbb',
  night: '#2a3553',
  blue: '#3f6fa8',
  sky: '#9ccbdc',
  teal: '#2f8583',
  fir: '#1f5240',
  leaf: '#4f8a4b',
  sage: '#9dbb8c',
  lime: '#b9c452',
  gold: '#e2a52f',
  butter: '#f6d686',
  orange: '#e58a35',
  rust: '#b04c2a',
  kraft: '#cfa373',
  wood: '#a06a41',
  bark: '#5f3d2c',
  cream: '#fbeed2',
  white: '#fffdf7',
  steel: '#b4bfc4',
  slate: '#66737d',
  ink: '#2d2527',
} as const;

type Swatch = keyof typeof SWATCHES;
/** What fills the roles that the pieces of a shape have. */
export type Roles = { main: Swatch; second: Swatch; accent: Swatch; light: Swatch; dark: Swatch };

const roles = (
  main: Swatch,
  second: Swatch,
  accent: Swatch,
  light: Swatch = 'cream',
  dark: Swatch = 'bark',
): Roles => ({ main, second, accent, light, dark });

/** The colours of each theme, of which a picture's name chooses one. */
export const THEMES = {
  kitchen: [
    roles('red', 'butter', 'gold', 'cream', 'plum'),
    roles('teal', 'cream', 'coral', 'cream', 'fir'),
    roles('orange', 'cream', 'teal', 'cream', 'bark'),
  ],
  garden: [
    roles('rust', 'sage', 'gold', 'cream', 'fir'),
    roles('teal', 'lime', 'coral', 'cream', 'fir'),
    roles('leaf', 'butter', 'rose', 'cream', 'fir'),
  ],
  reading: [
    roles('red', 'gold', 'teal', 'cream', 'night'),
    roles('fir', 'coral', 'gold', 'cream', 'bark'),
    roles('blue', 'gold', 'red', 'cream', 'night'),
  ],
  music: [
    roles('plum', 'gold', 'coral', 'cream', 'ink'),
    roles('night', 'coral', 'gold', 'cream', 'ink'),
    roles('teal', 'butter', 'rose', 'cream', 'night'),
  ],
  sport: [
    roles('blue', 'gold', 'red', 'white', 'night'),
    roles('red', 'cream', 'teal', 'white', 'night'),
    roles('orange', 'night', 'sky', 'white', 'night'),
  ],
  child: [
    roles('coral', 'gold', 'teal', 'cream', 'night'),
    roles('teal', 'butter', 'rose', 'white', 'night'),
    roles('gold', 'rose', 'blue', 'white', 'plum'),
  ],
  home: [
    roles('fir', 'kraft', 'gold', 'cream', 'bark'),
    roles('rust', 'sage', 'gold', 'cream', 'bark'),
    roles('blue', 'butter', 'coral', 'cream', 'night'),
  ],
  travel: [
    roles('teal', 'gold', 'red', 'cream', 'night'),
    roles('orange', 'sky', 'fir', 'cream', 'night'),
    roles('red', 'kraft', 'blue', 'cream', 'bark'),
  ],
  beauty: [
    roles('rose', 'blush', 'gold', 'white', 'plum'),
    roles('lilac', 'blush', 'gold', 'white', 'plum'),
    roles('plum', 'coral', 'gold', 'cream', 'ink'),
  ],
  clothes: [
    roles('night', 'coral', 'gold', 'cream', 'ink'),
    roles('red', 'sky', 'gold', 'white', 'night'),
    roles('teal', 'butter', 'rust', 'cream', 'bark'),
    roles('plum', 'blush', 'gold', 'cream', 'ink'),
  ],
  tech: [
    roles('night', 'sky', 'coral', 'white', 'ink'),
    roles('slate', 'teal', 'gold', 'white', 'ink'),
    roles('blue', 'steel', 'orange', 'white', 'night'),
  ],
  craft: [
    roles('coral', 'kraft', 'teal', 'cream', 'bark'),
    roles('lilac', 'butter', 'rose', 'cream', 'night'),
    roles('teal', 'gold', 'red', 'cream', 'bark'),
  ],
  nature: [
    roles('rust', 'kraft', 'gold', 'cream', 'bark'),
    roles('slate', 'cream', 'coral', 'white', 'ink'),
    roles('orange', 'cream', 'fir', 'white', 'bark'),
  ],
  celebration: [
    roles('red', 'gold', 'fir', 'cream', 'plum'),
    roles('fir', 'red', 'gold', 'cream', 'night'),
    roles('rose', 'gold', 'plum', 'white', 'plum'),
  ],
} as const satisfies Record<string, readonly Roles[]>;

export type Theme = keyof typeof THEMES;
