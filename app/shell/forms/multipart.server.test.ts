import { expect, test } from 'vitest';
import { AppError } from '#modules/platform/index.server.ts';
import { fileOf } from './multipart.server.ts';

/** A form as browsers write it, in pieces of a size that cuts its boundaries. */
function posted(parts: readonly [head: string, content: string][], size: number, cut = 0): Request {
  const boundary = '----WebKitFormBoundaryAbc';
  const text = `${parts.map(([head, content]) => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`).join('')}--${boundary}--\r\n`;
  const bytes = Buffer.from(text).subarray(0, cut ? -cut : undefined);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size)
        controller.enqueue(bytes.subarray(at, at + size));
      controller.close();
    },
  });
  return new Request('http://site.example/', {
    method: 'POST',
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    body,
    duplex: 'half',
  } as RequestInit);
}

async function read(request: Request): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of fileOf(request, 'file')) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

const FILE = 'name="file"; filename="é.csv"\r\nContent-Type: text/csv';
const CONTENT = 'titre,lien\r\n\r\n--pas une limite\r\n------WebKitForm\r\nfin\r\n';

test.each([1, 7, 64, 1e6])('a file comes as it was, in pieces of %d bytes', async (size) => {
  expect(await read(posted([[FILE, CONTENT]], size))).toBe(CONTENT);
  const among: [string, string][] = [
    ['name="other"', 'a\r\nb'],
    ['name="otherfile"; filename="x"', 'not this'],
    [FILE, CONTENT],
    ['name="last"', ''],
  ];
  expect(await read(posted(among, size))).toBe(CONTENT);
});

test('a form without the file has nothing', async () => {
  expect(await read(posted([['name="other"', 'a']], 10))).toBe('');
  expect(await read(posted([['name="file"', 'a field of that name']], 10))).toBe('');
  expect(await read(posted([[FILE, '']], 10))).toBe('');
});

test('a form that is cut, or none, is a bad request', async () => {
  await expect(read(posted([[FILE, CONTENT]], 10, 40))).rejects.toThrow(AppError);
  const plain = new Request('http://site.example/', { method: 'POST', body: 'x' });
  await expect(read(plain)).rejects.toThrow(AppError);
  const endless = posted([[`name="file"; filename="${'x'.repeat(100_000)}"`, '']], 1000);
  await expect(read(endless)).rejects.toThrow(AppError);
});
