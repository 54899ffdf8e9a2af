/** Where the worker looks for pictures. Written again in service-worker.ts: a worker imports nothing. */
const PICTURES = 'pictures';

/**
 * Keeps the small picture of an idea for « Tes trouvailles » without a network: its page has not been opened yet. Browser only, and
 * nothing where that keeps nothing.
 */
export async function keepPicture(image: string): Promise<void> {
  try {
    const cache = await caches.open(PICTURES);
    await cache.add(`/img/${image}?w=320`);
  } catch {
    // Its place is coloured like its paper.
  }
}
