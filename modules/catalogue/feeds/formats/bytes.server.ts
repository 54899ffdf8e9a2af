import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { UnreadableFeed } from './unreadable.ts';

/** Of a file once it is not compressed. */
const PLAIN_BYTES_MAX = 6 * 1024 ** 3;
/** Product files shrink to a tenth; a file that was made to fill a disk, to a thousandth. */
const MOST_INFLATION = 200;
const INFLATION_FREE_BYTES = 16 * 1024 ** 2;

/**
 * The bytes of a file, gzip or not, without compression.
 *
 * @throws UnreadableFeed for gzip that is damaged, cut or inflates beyond reason, and for a file without end.
 */
export async function* plainBytes(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let received = 0;
  const counted = (async function* () {
    for await (const chunk of chunks) {
      received += chunk.length;
      yield chunk;
    }
  })();
  let given = 0;
  for await (const chunk of await unzipped(counted)) {
    given += chunk.length;
    if (given > PLAIN_BYTES_MAX) throw new UnreadableFeed('le fichier dépasse 6 Gio');
    if (given > INFLATION_FREE_BYTES && given > received * MOST_INFLATION) {
      throw new UnreadableFeed('le fichier compressé enfle plus de 200 fois : il n’est pas lu');
    }
    yield chunk;
  }
}

async function unzipped(chunks: AsyncGenerator<Buffer>): Promise<AsyncIterable<Buffer>> {
  let head = Buffer.alloc(0);
  let isLast = false;
  while (head.length < 2 && !isLast) {
    const { value, done } = await chunks.next();
    if (done) isLast = true;
    else head = Buffer.concat([head, value]);
  }
  const whole = (async function* () {
    if (head.length > 0) yield head;
    if (!isLast) yield* chunks;
  })();
  return head[0] === 0x1f && head[1] === 0x8b ? gunzip(whole) : whole;
}

async function* gunzip(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const stream = createGunzip({ chunkSize: 1 << 16 });
  const source = Readable.from(chunks, { objectMode: false });
  pipeline(source, stream, () => {});
  try {
    for await (const chunk of stream) yield chunk as Buffer;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (code === 'Z_BUF_ERROR') throw new UnreadableFeed('le fichier compressé est coupé');
    if (code.startsWith('Z_')) throw new UnreadableFeed('le fichier compressé est abîmé');
    throw error;
  } finally {
    stream.destroy();
  }
}
