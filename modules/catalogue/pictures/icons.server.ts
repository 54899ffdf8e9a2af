import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createRequire } from 'node:module';

type Slice = { start: number; length: number };

const require = createRequire(import.meta.url);
let index: Promise<Map<string, Slice>> | null = null;

/**
 * Where each icon is in the icon set's file.
 *
 * The set is one JSON file of a hundred megabytes, one line per icon; parsing it whole would cost the web process
 * three times that. Reading it once as a stream and keeping the offsets costs a few hundred kilobytes.
 */
async function indexIcons(): Promise<Map<string, Slice>> {
  const found = new Map<string, Slice>();
  let name: string | null = null;
  for await (const { line, start, length } of lines(iconFile())) {
    const opening = /^\t\t"([a-z0-9-]+)": \{$/.exec(line);
    if (opening?.[1]) {
      name = opening[1];
    } else if (name && line.startsWith('\t\t\t"body": "')) {
      found.set(name, { start, length });
      name = null;
    } else if (line.startsWith('\t"aliases"')) {
      break;
    }
  }
  if (found.size === 0) throw new Error('the icon set has no icon in the expected layout');
  return found;
}

function iconFile(): string {
  return require.resolve('@iconify-json/fluent-emoji/icons.json');
}

const HEAD_LENGTH = 64;

/** The first bytes of each line with the line's place; long lines are never held in memory. */
async function* lines(file: string) {
  let position = 0;
  let start = 0;
  let head = '';
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) {
    const bytes = chunk as Buffer;
    let from = 0;
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, from)) {
      head += bytes.toString('latin1', from, Math.min(end, from + HEAD_LENGTH));
      yield { line: head, start, length: position + end - start };
      from = end + 1;
      start = position + from;
      head = '';
    }
    head += bytes.toString('latin1', from, Math.min(bytes.length, from + HEAD_LENGTH));
    position += bytes.length;
  }
}

function icons(): Promise<Map<string, Slice>> {
  index ??= indexIcons().catch((error: unknown) => {
    index = null;
    throw error;
  });
  return index;
}

/** Names of every icon that a recipe may use. */
export async function iconNames(): Promise<ReadonlySet<string>> {
  return new Set((await icons()).keys());
}

export const ICON_SIZE = 32;

/** The SVG drawing of an icon on a 32 × 32 ground, or null when the set has none of that name. */
export async function iconBody(name: string): Promise<string | null> {
  const slice = (await icons()).get(name);
  if (!slice) return null;
  const file = await open(iconFile());
  try {
    const { buffer } = await file.read(Buffer.alloc(slice.length), 0, slice.length, slice.start);
    const text = buffer.toString('utf8').trim().replace(/,$/, '');
    return (JSON.parse(`{${text}}`) as { body: string }).body;
  } finally {
    await file.close();
  }
}
