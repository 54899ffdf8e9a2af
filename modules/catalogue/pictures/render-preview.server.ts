import { readFile } from 'node:fs/promises';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import {
  composeBackground,
  composeSheet,
  type Photo,
  PREVIEW,
  placePhotos,
} from './compose-preview.ts';

/**
 * Draws a picture for link previews, 1200 × 630, as a JPEG, which every messaging app can show.
 *
 * @param pictures files of one to nine pictures, later ones on top of earlier ones.
 */
export async function renderPreview(pictures: readonly string[]): Promise<Buffer> {
  const photos = placePhotos(pictures.length);
  const layers: OverlayOptions[] = [];
  for (const [i, picture] of pictures.entries()) {
    const photo = photos[i];
    if (!photo) break;
    layers.push(await centred(sharp(Buffer.from(composeSheet(photo))), photo));
    const shrunk = await sharp(await readFile(picture))
      .resize(photo.side, photo.side)
      .png()
      .toBuffer();
    layers.push(await centred(sharp(shrunk).rotate(photo.turn, { background: '#0000' }), photo));
  }
  return sharp(Buffer.from(composeBackground()))
    .composite(layers)
    .flatten()
    .jpeg({ quality: 86 })
    .toBuffer();
}

/** A layer whose middle lies where the photo's does; what exceeds the preview is cut off. */
async function centred(image: Sharp, { x, y }: Photo): Promise<OverlayOptions> {
  const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
  const left = Math.round(x - info.width / 2);
  const top = Math.round(y - info.height / 2);
  const area = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(info.width, PREVIEW.width - left) - Math.max(0, -left),
    height: Math.min(info.height, PREVIEW.height - top) - Math.max(0, -top),
  };
  return {
    input: await sharp(data).extract(area).png().toBuffer(),
    left: Math.max(0, left),
    top: Math.max(0, top),
  };
}
