import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { db } from '#modules/platform/index.server.ts';
import { UnreadableFeed } from './formats/unreadable.ts';
import { deleteParts, insertPart, selectPart } from './runs.store.server.ts';
import { FEED_BYTES_MAX } from './shared.ts';

const PART_BYTES = 1 << 20;

/**
 * Keeps the file of a run in the database, compressed, where every worker finds it: a run that is interrupted goes on
 * without asking the shop again. What was kept of it before goes.
 *
 * @returns how many bytes came.
 * @throws UnreadableFeed when there is no end to it; whatever reading the chunks throws.
 */
export async function storeFile(runId: number, chunks: AsyncIterable<Buffer>): Promise<number> {
  await deleteParts(db, runId);
  let bytes = 0;
  const counted = (async function* () {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > FEED_BYTES_MAX) throw new UnreadableFeed('le fichier dépasse 2 Gio');
      yield chunk;
    }
  })();
  let n = 0;
  for await (const part of inParts(await compressed(counted)))
    await insertPart(db, runId, n++, part);
  if (bytes === 0) throw new UnreadableFeed('le fichier est vide');
  return bytes;
}

/** The bytes of the file of a run. */
export async function* readFile(runId: number): AsyncGenerator<Buffer> {
  for (let n = 0; ; n++) {
    const part = await selectPart(db, runId, n);
    if (!part) return;
    yield part;
  }
}

async function compressed(chunks: AsyncGenerator<Buffer>): Promise<AsyncIterable<Buffer>> {
  const first = await chunks.next();
  const whole = (async function* () {
    if (!first.done) yield first.value;
    yield* chunks;
  })();
  if (first.done || (first.value[0] === 0x1f && first.value[1] === 0x8b)) return whole;
  return Readable.from(whole, { objectMode: false }).compose(
    createGzip({ level: 1 }),
  ) as AsyncIterable<Buffer>;
}

async function* inParts(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pending: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; ) {
      const piece = chunk.subarray(at, at + PART_BYTES - length);
      pending.push(piece);
      length += piece.length;
      at += piece.length;
      if (length < PART_BYTES) continue;
      yield Buffer.concat(pending);
      pending = [];
      length = 0;
    }
  }
  if (length > 0) yield Buffer.concat(pending);
}
