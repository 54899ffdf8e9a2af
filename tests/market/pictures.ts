import sharp from 'sharp';
import { iconImage } from '#modules/catalogue/pictures/index.server.ts';

const SIDE = 800;
const ICON_SIDE = 520;

/** The photograph of a product: its icon on a backdrop whose tint its name gives, as a JPEG; null when there is no such icon. */
export async function drawPhotograph(name: string): Promise<Buffer | null> {
  const [key = '', icon = ''] = name.split('.');
  const drawing = iconImage(icon);
  if (!drawing) return null;
  const tint = [...key].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 360, 7);
  const backdrop = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
<defs><radialGradient id="light" cx=".4" cy=".3"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="hsl(${tint} 32% 86%)"/></radialGradient></defs>
<rect width="100%" height="100%" fill="url(#light)"/><ellipse cx="400" cy="690" rx="250" ry="34" fill="#000" opacity=".13"/></svg>`;
  const input = await sharp(Buffer.from(drawing), { density: 1200 })
    .resize(ICON_SIDE, ICON_SIDE)
    .png()
    .toBuffer();
  return await sharp(Buffer.from(backdrop))
    .composite([{ input, left: (SIDE - ICON_SIDE) / 2, top: 160 }])
    .jpeg({ quality: 82 })
    .toBuffer();
}
