import sharp from 'sharp';
import { PAPERS, THEMES } from './palette.ts';
import { coloursOf, cutOut } from './shapes/cut.ts';
import { SHAPES } from './shapes/index.ts';

const PAPERS_SHOWN = Object.values(PAPERS);
const COLUMNS = 7;
const CELL = 200;
const LARGE = 150;
const SMALL = 42;

/**
 * A contact sheet of shapes, each large and as small as on a tile, in two palettes of its theme, for whoever draws them.
 *
 * @param names those that are shown; all of them when none is given. Unknown ones are left out.
 * @returns a PNG.
 */
export async function drawContactSheet(names: readonly string[]): Promise<Buffer> {
  const shown = [...SHAPES].filter(([name]) => names.length === 0 || names.includes(name));
  const cells = shown.map(([name, shape], i) => {
    const [x, y] = [(i % COLUMNS) * CELL, Math.floor(i / COLUMNS) * CELL];
    const palettes = THEMES[shape.theme];
    const paper = PAPERS_SHOWN[i % PAPERS_SHOWN.length]?.inside;
    const cut = (palette: number, side: number, at: number) => {
      const colours = coloursOf(palettes[palette % palettes.length] ?? palettes[0]);
      return cutOut(shape, colours, { x: x + at, y: y + at, side, turn: 0 });
    };
    return (
      `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}" fill="${paper}"/>` +
      cut(i, LARGE, 88) +
      cut(i + 1, SMALL, 174) +
      `<text x="${x + 6}" y="${y + CELL - 8}" font-size="11" fill="#555">${name}</text>`
    );
  });
  const height = Math.ceil(shown.length / COLUMNS) * CELL;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${COLUMNS * CELL}" height="${height}">${cells.join('')}</svg>`;
  return await sharp(Buffer.from(svg)).png().toBuffer();
}
