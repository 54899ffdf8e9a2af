import sharp, { type OverlayOptions } from 'sharp';
import { hashText } from '#modules/platform/shared.ts';
import { composeBackground, PICTURE_SIZE, type Placement, placeIcons } from './compose.ts';
import { ICON_SIZE, iconBody } from './icons.server.ts';
import { INK, PAPERS, type Paper } from './palette.ts';
import { parseRecipe } from './recipe.ts';

// Drawn at twice the size and reduced: filters inside the icons would otherwise have jagged edges.
const OVERSAMPLING = 2;
const SHADOW = { blur: 11, drop: 12, strength: 0.42 };

/**
 * Draws the picture that a file name describes, as a 640 × 640 WebP.
 * Null when the name is no valid recipe or names an icon that does not exist.
 */
export async function renderPicture(name: string): Promise<Buffer | null> {
  const recipe = parseRecipe(name);
  if (!recipe) return null;
  const bodies: string[] = [];
  for (const icon of recipe.icons) {
    const body = await iconBody(icon);
    if (body === null) return null;
    bodies.push(body);
  }
  const placements = placeIcons(name, recipe);
  const layers: OverlayOptions[] = [];
  let leading: Buffer | null = null;
  for (const [i, body] of bodies.entries()) {
    const placement = placements[i];
    if (!placement) continue;
    const icon = await drawIcon(body, placement);
    leading ??= icon.image;
    // The second icon stands behind the first.
    layers.unshift(await shadowOf(icon), { input: icon.image, left: icon.left, top: icon.top });
  }
  const paper = leading ? await contrastingPaper(name, leading) : pickPaper(name, PAPERS);
  return sharp(Buffer.from(composeBackground(name, recipe, paper)))
    .composite(layers)
    .flatten()
    .webp({ quality: 84, effort: 4 })
    .toBuffer();
}

type Drawn = { image: Buffer; left: number; top: number };

async function drawIcon(body: string, { x, y, side, turn }: Placement): Promise<Drawn> {
  // Room around the icon, so that a turned corner is not cut.
  const box = Math.round(side * 1.2);
  const half = ICON_SIZE / 2;
  const scale = (side / box) * OVERSAMPLING;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${box * OVERSAMPLING}" height="${box * OVERSAMPLING}" viewBox="0 0 ${ICON_SIZE} ${ICON_SIZE}">` +
    `<g transform="translate(${half} ${half}) rotate(${turn.toFixed(2)}) scale(${(scale / OVERSAMPLING).toFixed(4)}) translate(${-half} ${-half})">${body}</g></svg>`;
  const image = await sharp(Buffer.from(svg)).resize(box, box).png().toBuffer();
  return { image, left: Math.round(x - box / 2), top: Math.round(y - box / 2) };
}

async function shadowOf({ image, left, top }: Drawn): Promise<OverlayOptions> {
  const margin = SHADOW.blur * 3;
  const roomy = await sharp(image)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#0000' })
    .png()
    .toBuffer();
  const { data, info } = await sharp(roomy)
    .extractChannel('alpha')
    .blur(SHADOW.blur)
    .linear(SHADOW.strength, 0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const input = await sharp({
    create: { width: info.width, height: info.height, channels: 3, background: INK },
  })
    .joinChannel(data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .png()
    .toBuffer();
  const inside = { left: left - margin, top: top - margin + SHADOW.drop };
  return clip(input, info, inside);
}

/** Cuts a layer to the picture: sharp rejects layers that exceed it. */
async function clip(
  input: Buffer,
  { width, height }: { width: number; height: number },
  { left, top }: { left: number; top: number },
): Promise<OverlayOptions> {
  const x = Math.max(0, -left);
  const y = Math.max(0, -top);
  const area = {
    left: x,
    top: y,
    width: Math.min(width - x, PICTURE_SIZE - Math.max(0, left)),
    height: Math.min(height - y, PICTURE_SIZE - Math.max(0, top)),
  };
  return {
    input: await sharp(input).extract(area).png().toBuffer(),
    left: Math.max(0, left),
    top: Math.max(0, top),
  };
}

function pickPaper(name: string, papers: readonly Paper[]): Paper {
  const paper = papers[hashText(name) % papers.length];
  if (!paper) throw new RangeError('no paper to pick from');
  return paper;
}

/** One of the papers whose colour contrasts with the icon's, chosen by the name. */
async function contrastingPaper(name: string, icon: Buffer): Promise<Paper> {
  const { data } = await sharp(icon)
    .resize(1, 1, { kernel: 'cubic' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const own = [data[0] ?? 0, data[1] ?? 0, data[2] ?? 0];
  const apart = PAPERS.map((paper) => ({ paper, distance: colourDistance(own, paper.sheet) })).sort(
    (a, b) => b.distance - a.distance,
  );
  return pickPaper(
    name,
    apart.slice(0, Math.ceil(PAPERS.length * 0.6)).map(({ paper }) => paper),
  );
}

/** A cheap perceptual distance between an RGB triple and a #rrggbb colour (« redmean »). */
function colourDistance(rgb: readonly number[], hex: string): number {
  const other = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const [r = 0, g = 0, b = 0] = rgb.map((value, i) => value - (other[i] ?? 0));
  const mean = ((rgb[0] ?? 0) + (other[0] ?? 0)) / 2;
  return Math.sqrt((2 + mean / 256) * r * r + 4 * g * g + (2 + (255 - mean) / 256) * b * b);
}
