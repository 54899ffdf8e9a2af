import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import {
  fetchPolitely,
  type PoliteOptions,
  type PoliteOutcome,
} from '../politeness/fetch-politely.server.ts';
import { type SitemapEntry, SitemapReader } from './sitemap.ts';

/** The protocol's own bound on a file, uncompressed. */
const MAX_BYTES = 50 * 1024 * 1024;
const SLICE = 64 * 1024;
/** What servers that do not know what a compressed file is say of one. */
const FILE_TYPES = ['application/octet-stream', 'binary/'];

/** Asks for a sitemap as `fetchPolitely` does, up to the size that sitemaps may have rather than that of pages. */
export async function fetchSitemap(url: string, options: PoliteOptions): Promise<PoliteOutcome> {
  let body = Buffer.alloc(0);
  const write = async (chunks: AsyncIterable<Buffer>) => {
    body = await buffer(chunks);
  };
  const types = [...options.types, ...FILE_TYPES];
  const outcome = await fetchPolitely(url, {
    ...options,
    types,
    save: { limit: MAX_BYTES, write },
  });
  return outcome.ok ? { ...outcome, body } : outcome;
}

/**
 * The entries of a sitemap, plain or gzip, as they are read: a file is never held whole once it is decompressed. It ends
 * where it is damaged, or larger than sitemaps may be.
 */
export async function* readSitemap(bytes: Buffer): AsyncGenerator<SitemapEntry> {
  const reader = new SitemapReader();
  const decoder = new TextDecoder();
  let read = 0;
  try {
    for await (const chunk of slicesOf(bytes)) {
      read += chunk.length;
      if (read > MAX_BYTES) return;
      yield* reader.read(decoder.decode(chunk, { stream: true }));
    }
  } catch (error) {
    // What came before the damage is right.
    if (!/^(Z_|ERR_)/.test(String((error as NodeJS.ErrnoException).code))) throw error;
  }
}

async function* slicesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (isGzip) {
    const unzipped = createGunzip({ chunkSize: SLICE });
    unzipped.end(bytes);
    yield* unzipped as AsyncIterable<Buffer>;
    return;
  }
  for (let at = 0; at < bytes.length; at += SLICE) yield bytes.subarray(at, at + SLICE);
}
